/** What an element shows: a game or a record, given to it or made by itself, and whose it is to dispose of. */

import { Game, type GameRecord, type NodeId, readRecords } from "../index.js";
import { gameOptionsOf } from "./attributes.js";
import type { Desk, DeskHost } from "./desk.js";
import { GameDesk } from "./game-desk.js";
import type { KeptRecord, RecordDesk } from "./record-desk.js";

/** What shows records comes with the first of them: boards that are played on do without. */
let Records: typeof RecordDesk | null = null;

/** A record that waits for that. */
interface Waiting {
  readonly record: GameRecord;
  readonly isOwn: boolean;
  isLent: boolean;
  /** What to do once it is there. */
  next: (desk: RecordDesk) => void;
}

export interface ContentHost {
  readonly desk: DeskHost;
  /** An attribute; null where it is not set. */
  read(name: string): string | null;
  /** Another desk, or none. */
  onDesk(): void;
  fail(code: string, message: string): void;
}

/** What is kept of something of the element's own while it is out of the page. */
type Kept =
  | ReturnType<GameDesk["keep"]>
  | KeptRecord
  | { readonly lent: Game | GameRecord; readonly node: NodeId | null };

export class Content {
  readonly #host: ContentHost;
  #desk: GameDesk | RecordDesk | null = null;
  /** Whether the desk's game or record was made here, and whether anybody else may hold it. */
  #isOwn = false;
  #isLent = false;
  #given: Game | GameRecord | null = null;
  #kept: Kept | null = null;
  #loading: AbortController | null = null;
  #waiting: Waiting | null = null;
  /** Whether the attribute's record could not be had; it is not tried again before the attribute changes. */
  #hasFailed = false;

  constructor(host: ContentHost) {
    this.#host = host;
  }

  get desk(): Desk | null {
    return this.#desk;
  }

  /** The game that is shown. Whoever asks may keep it, so that it is no longer disposed of here. */
  get game(): Game | null {
    this.open();
    if (!(this.#desk instanceof GameDesk)) return null;
    this.#isLent = true;
    return this.#desk.game;
  }

  get record(): GameRecord | null {
    this.open();
    if (this.#waiting !== null) {
      this.#waiting.isLent = true;
      return this.#waiting.record;
    }
    const desk = this.recordDesk;
    if (desk !== null) this.#isLent = true;
    return desk?.record ?? null;
  }

  get gameDesk(): GameDesk | null {
    return this.#desk instanceof GameDesk ? this.#desk : null;
  }

  get recordDesk(): RecordDesk | null {
    return this.#desk instanceof GameDesk ? null : this.#desk;
  }

  /** Does something with the record that is shown, or about to be. */
  whenRecord(what: (desk: RecordDesk) => void): void {
    this.open();
    const waiting = this.#waiting;
    const desk = this.recordDesk;
    if (desk !== null) what(desk);
    else if (waiting !== null) {
      const { next } = waiting;
      waiting.next = (shown) => {
        next(shown);
        what(shown);
      };
    }
  }

  /**
   * Shows something that is not the element's own; nothing goes back to that, where a thing of this kind was given:
   * frameworks set properties that nobody has thought of.
   */
  give(given: Game | GameRecord | null | undefined, isGame: boolean): void {
    const old = this.#given;
    given ??= null;
    if (given === null && (old === null || old instanceof Game !== isGame)) return;
    this.reset();
    this.#given = given;
    this.open();
  }

  /** Forgets what is the element's own: its attributes have changed. */
  reset(): void {
    this.#put(null, false);
    this.#kept = null;
    this.#given = null;
    this.#hasFailed = false;
  }

  /** Whether what is shown hangs on attributes. */
  get isGiven(): boolean {
    return this.#given !== null;
  }

  /** Makes or reads what is to be shown, if that has not been done. */
  open(): void {
    if (this.#desk !== null || this.#loading !== null || this.#waiting !== null || this.#hasFailed) return;
    const given = this.#given;
    const kept = this.#kept;
    this.#kept = null;
    const source = this.#host.read("record");
    if (kept !== null) this.#restore(kept);
    else if (given !== null) this.#put(given, false);
    else if (source === null) this.#put(this.#newGame(), true);
    else if (source.trim().startsWith("(")) this.#show(source);
    else if (source.trim() !== "") void this.#load(source.trim());
  }

  /** The element has left the page: nothing of its own stays in memory, but what it needs to come back. */
  close(): void {
    this.#loading?.abort();
    this.#loading = null;
    if (this.#waiting !== null) this.#put(null, false);
    const desk = this.#desk;
    if (desk === null) return;
    if (this.#isOwn && !this.#isLent) this.#kept = desk.keep();
    else if (desk instanceof GameDesk) this.#kept = this.#isOwn ? { lent: desk.game, node: null } : null;
    else this.#kept = { lent: desk.record, node: desk.node };
    this.#put(null, false);
  }

  #put(shown: Game | GameRecord | null, isOwn: boolean): void {
    this.#loading?.abort();
    this.#loading = null;
    const old = this.#desk;
    old?.leave();
    if (old !== null && this.#isOwn && !this.#isLent) (old instanceof GameDesk ? old.game : old.record).dispose();
    const waited = this.#waiting;
    this.#waiting = null;
    if (waited?.isOwn && !waited.isLent && waited.record !== shown) waited.record.dispose();
    this.#isOwn = isOwn;
    this.#isLent = waited !== null && waited.record === shown && waited.isLent;
    if (shown !== null && !(shown instanceof Game)) this.#desk = this.#recordDeskFor(shown, isOwn);
    else this.#desk = shown === null ? null : new GameDesk(shown, this.#host.desk);
    this.#host.onDesk();
  }

  /** Null as long as what shows records is on its way. */
  #recordDeskFor(record: GameRecord, isOwn: boolean): RecordDesk | null {
    if (Records !== null) return new Records(record, this.#host.desk);
    const waiting: Waiting = { record, isOwn, isLent: false, next: () => {} };
    this.#waiting = waiting;
    import("./record-desk.js").then(
      (module) => {
        Records = module.RecordDesk;
        if (this.#waiting !== waiting) return;
        this.#put(record, isOwn);
        if (this.recordDesk !== null) waiting.next(this.recordDesk);
      },
      (error: unknown) => this.#failRecord(error),
    );
    return null;
  }

  #newGame(): Game {
    try {
      return new Game(gameOptionsOf((name) => this.#host.read(name)));
    } catch (error) {
      this.#fail(error);
      return new Game();
    }
  }

  #restore(kept: Kept): void {
    if ("game" in kept) {
      this.#put(Game.fromSnapshot(kept.game), true);
      return;
    }
    if ("lent" in kept) {
      this.#put(kept.lent, true);
      const { lent, node } = kept;
      if (node !== null) this.whenRecord((desk) => desk.goTo(node));
      if (this.#waiting?.record === lent) this.#waiting.isLent = true;
      else this.#isLent = true;
      return;
    }
    this.#show(kept.sgf);
    this.whenRecord((desk) => desk.follow(kept.way));
  }

  async #load(address: string): Promise<void> {
    const loading = new AbortController();
    this.#loading = loading;
    try {
      const { fetchRecord } = await import("./record-desk.js");
      const bytes = await fetchRecord(address, loading.signal);
      if (!loading.signal.aborted) this.#show(bytes);
    } catch (error) {
      if (!loading.signal.aborted) this.#failRecord(error);
    } finally {
      if (this.#loading === loading) this.#loading = null;
    }
  }

  #show(source: string | Uint8Array): void {
    try {
      const { games } = readRecords(source);
      const [first, ...others] = games;
      for (const other of others) other.dispose();
      if (first === undefined) return;
      this.#put(first, true);
      if (first.trouble !== null) this.#host.fail(first.trouble.code, first.trouble.message);
      this.whenRecord((desk) => desk.openAt(this.#host.read("move")));
    } catch (error) {
      this.#failRecord(error);
    }
  }

  #failRecord(error: unknown): void {
    this.#hasFailed = true;
    this.#fail(error);
  }

  #fail(error: unknown): void {
    const { code, message } = error as { code?: unknown; message?: unknown };
    this.#host.fail(typeof code === "string" ? code : "record", String(message ?? error));
  }
}
