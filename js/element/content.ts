/** What an element shows: a game or a record, given to it or made by itself, and whose it is to dispose of. */

import { Game, type GameRecord, GoError, type PlayedGame, readRecords } from "../index.js";
import { newGame } from "./attributes.js";
import type { Desk, DeskHost } from "./desk.js";
import { GameDesk } from "./game-desk.js";
import type { RecordDesk } from "./record-desk.js";
import type { KeptRecord } from "./record-parts.js";

/** What shows records comes with the first of them: boards that are played on do without. */
let Records: typeof RecordDesk | null = null;

/** A record that waits for that. */
interface Waiting {
  readonly record: GameRecord;
  readonly isOwn: boolean;
  isLent: boolean;
  /** What to do once it is there. */
  readonly next: ((desk: RecordDesk) => void)[];
}

interface ContentHost {
  readonly desk: DeskHost;
  /** An attribute; null where it is not set. */
  read(name: string): string | null;
  /** Another desk, or none. */
  onDesk(): void;
  /** `says`: a person is told in words, since what was to be seen is missing. */
  fail(code: string, message: string, says: boolean): void;
}

/** A game of `lanke/play` will do. */
type Shown = PlayedGame | GameRecord;

/** What is kept of something of the element's own while it is out of the page. */
type Kept = ReturnType<GameDesk["keep"]> | KeptRecord | { readonly lent: Shown; readonly way: Desk["way"] };

export class Content {
  readonly #host: ContentHost;
  #desk: GameDesk | RecordDesk | null = null;
  /** Whether the desk's game or record was made here, and whether anybody else may hold it. */
  #isOwn = false;
  #isLent = false;
  #given: Shown | null = null;
  #kept: Kept | null = null;
  #loading: AbortController | null = null;
  #waiting: Waiting | null = null;
  /** Whether what is to be shown can't be had, or is gone; it is not tried again before something else is set. */
  #hasFailed = false;

  constructor(host: ContentHost) {
    this.#host = host;
  }

  /** As it is now: others may have edited the record that lies on it, and there is none once they have disposed of that. */
  get desk(): GameDesk | RecordDesk | null {
    const desk = this.#desk;
    try {
      if (desk instanceof GameDesk) isIn(desk.shown);
      else desk?.look();
    } catch (error) {
      desk?.leave();
      this.#desk = null;
      this.#lose(error, false);
    }
    return this.#desk;
  }

  /** Whether there is nothing to show. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** The game that is shown. Whoever asks may keep it, so that it is no longer disposed of here. */
  get game(): PlayedGame | null {
    this.open();
    const desk = this.gameDesk;
    if (desk === null) return null;
    this.#isLent = true;
    return desk.shown;
  }

  get record(): GameRecord | null {
    this.open();
    if (this.#waiting !== null) {
      this.#waiting.isLent = true;
      return this.#waiting.record;
    }
    const desk = this.recordDesk;
    if (desk !== null) this.#isLent = true;
    return desk?.shown ?? null;
  }

  get gameDesk(): GameDesk | null {
    const { desk } = this;
    return desk instanceof GameDesk ? desk : null;
  }

  get recordDesk(): RecordDesk | null {
    const { desk } = this;
    return desk instanceof GameDesk ? null : desk;
  }

  /** Does something with what is shown, or with the record that is about to be; then it counts as done. */
  whenDesk(what: (desk: GameDesk | RecordDesk) => boolean): boolean {
    this.open();
    const { desk } = this;
    if (desk !== null) return what(desk);
    this.#waiting?.next.push(what);
    return this.#waiting !== null;
  }

  /** Does something with the record that is shown, or about to be. */
  whenRecord(what: (desk: RecordDesk) => void): void {
    this.open();
    const desk = this.recordDesk;
    if (desk === null) this.#waiting?.next.push(what);
    else what(desk);
  }

  /**
   * Shows something that is not the element's own; nothing goes back to that, where a thing of this kind was given:
   * frameworks set properties that nobody has thought of.
   *
   * @throws GoError `"argument"` for what is neither, `"disposed"`; what was shown stays.
   */
  give(given: Shown | null | undefined, wanted: "game" | "record"): void {
    const old = this.#given;
    given ??= null;
    if (given === null) {
      if (old === null || kindOf(old) !== wanted) return;
    } else {
      const kind = kindOf(Object(given)) ?? typeof given;
      if (kind !== wanted) throw new GoError("argument", `${wanted} of type ${kind}, wanted a ${wanted} of lanke`);
      isIn(given);
    }
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
    const source = this.#host.read("record")?.trim();
    try {
      if (kept !== null) this.#restore(kept);
      else if (given !== null) this.#put(given, false);
      else if (!source)
        this.#put(
          newGame(this.#host.read, (error) => this.#fail(error, false)),
          true,
        );
      else if (source.startsWith("(")) this.#show(source);
      else void this.#load(source);
    } catch (error) {
      // What was kept, or given, was disposed of in the meantime.
      this.#lose(error, false);
    }
  }

  /** The element has left the page: nothing of its own stays in memory, but what it needs to come back. */
  close(): void {
    this.#loading?.abort();
    this.#loading = null;
    if (this.#waiting !== null) this.#put(null, false);
    const { desk } = this;
    if (desk === null) return;
    this.#kept = this.#isOwn && !this.#isLent ? desk.keep() : { lent: desk.shown, way: desk.way };
    this.#put(null, false);
  }

  #put(shown: Shown | null, isOwn: boolean): void {
    this.#loading?.abort();
    this.#loading = null;
    const old = this.#desk;
    old?.leave();
    if (old !== null && this.#isOwn && !this.#isLent) old.shown.dispose();
    const waited = this.#waiting;
    this.#waiting = null;
    if (waited?.isOwn && !waited.isLent && waited.record !== shown) waited.record.dispose();
    this.#isOwn = isOwn;
    this.#isLent = waited !== null && waited.record === shown && waited.isLent;
    if (shown === null) this.#desk = null;
    else this.#desk = isGame(shown) ? new GameDesk(shown, this.#host.desk) : this.#recordDeskFor(shown, isOwn);
    this.#host.onDesk();
  }

  /** Null as long as what shows records is on its way. */
  #recordDeskFor(record: GameRecord, isOwn: boolean): RecordDesk | null {
    if (Records !== null) return new Records(record, this.#host.desk);
    const waiting: Waiting = { record, isOwn, isLent: false, next: [] };
    this.#waiting = waiting;
    import("./record-desk.js").then(
      (module) => {
        Records = module.RecordDesk;
        if (this.#waiting !== waiting) return;
        try {
          this.#put(record, isOwn);
        } catch (error) {
          this.#lose(error, false);
          return;
        }
        for (const next of waiting.next) {
          try {
            this.whenRecord(next);
          } catch (error) {
            // Of a node that there is not, or no more.
            this.#fail(error, false);
          }
        }
      },
      (error: unknown) => this.#lose(error, true),
    );
    return null;
  }

  #restore(kept: Kept): void {
    if ("game" in kept) {
      this.#put(Game.fromSnapshot(kept.game), true);
      return;
    }
    if ("lent" in kept) {
      this.#put(kept.lent, true);
      const { way } = kept;
      if (way !== null) this.whenRecord((desk) => desk.goNear(way));
      void (this.record ?? this.game);
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
      if (!loading.signal.aborted) this.#lose(error, true);
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
      if (first.trouble !== null) this.#fail(first.trouble, true);
      this.whenRecord((desk) => desk.openAt(this.#host.read("move")));
    } catch (error) {
      this.#lose(error, true);
    }
  }

  /** There is nothing to show, and nothing is tried before something else is set. */
  #lose(error: unknown, says: boolean): void {
    this.#hasFailed = true;
    this.#fail(error, says);
  }

  #fail(error: unknown, says: boolean): void {
    const { code, message } = error as { code?: unknown; message: string };
    this.#host.fail(typeof code === "string" ? code : "record", message, says);
  }
}

function isGame(shown: Shown): shown is PlayedGame {
  return kindOf(shown) === "game";
}

/** Games of another copy, or of `lanke/play`, are games too. */
function kindOf(given: object): "game" | "record" | null {
  return "tryPlay" in given ? "game" : "gameAt" in given ? "record" : null;
}

/** Throws once it is disposed of. */
function isIn({ size }: Shown): unknown {
  return size;
}
