/** The judge that works elsewhere, seen from this side: one worker, and the positions that wait for it. */

import { found, optionsOf } from "./args.js";
import { GoError } from "./errors.js";
import { type Judged, positionOf, type Wish, wishOf } from "./judging.js";
import { plainRules } from "./rule-codes.js";
import type { JudgeOptions, Judgement, JudgePosition } from "./types-judge.js";

/** The host's type, where it has it: this file asks for no library but ECMAScript's. */
type HostSignal = typeof globalThis extends { AbortSignal: { prototype: infer T } } ? T : never;

/** How far judging has come. */
export interface JudgeProgress {
  /** Steps done: random games and searches. */
  readonly done: number;
  /** Steps in all, as far as is known; it may grow. */
  readonly total: number;
}

/** How a position is judged in the background. */
export interface BackgroundOptions extends JudgeOptions {
  /** Ends the work: the promise is rejected at once, with the signal's reason. */
  signal?: HostSignal;
  /** Told how far the work has come, at most some thirty times a second. */
  onProgress?: (progress: JudgeProgress) => void;
}

/** A judge in a Worker: positions are judged one after the other, and the page goes on meanwhile. */
export interface Judge {
  /**
   * As `judge` of `lanke`, in the background. `timeMs` counts from when the work on this position begins.
   *
   * Rejects with the GoError that `judge` throws; with the reason of `signal`; with what `onProgress` throws, which ends
   * the work; with GoError `"argument"`, `"disposed"`, `"worker-unavailable"` if no Worker can be started.
   */
  judge(position: JudgePosition, options?: BackgroundOptions): Promise<Judgement>;
  /** Ends the Worker; what is not judged by then is rejected with `"disposed"`. Asking twice is fine. */
  dispose(): void;
  /** As {@link dispose}, for `using`. */
  [Symbol.dispose](): void;
}

/** What the worker is asked. @internal */
export interface Task {
  readonly position: Judged;
  readonly wish: Wish;
  readonly wantsProgress: boolean;
}

/** What the worker says. @internal */
export type Answer =
  | { readonly progress: JudgeProgress }
  | { readonly judgement: Judgement }
  | { readonly error: { readonly code: string; readonly message: string } };

/** A worker that runs. @internal */
export interface Port {
  send(task: Task): void;
  /** Whether there is work to be waited for: an idle worker keeps no process alive. */
  hold(isBusy: boolean): void;
  end(): void;
}

/** Starts a worker. @internal */
type OpenPort = (heard: (answer: Answer) => void, failed: (error: unknown) => void) => Port;

interface Job extends Task {
  readonly onProgress: ((progress: JudgeProgress) => void) | undefined;
  resolve(judgement: Judgement): void;
  reject(reason: unknown): void;
}

const KEYS = ["seed", "playouts", "timeMs", "signal", "onProgress"] as const;

/** @internal */
export class JudgeQueue implements Judge {
  readonly #open: OpenPort;
  #port: Port | null = null;
  /** The one in work, and those that wait. */
  #current: Job | null = null;
  #waiting: Job[] = [];
  #isDisposed = false;

  constructor(open: OpenPort) {
    this.#open = open;
  }

  async judge(position: JudgePosition, options?: BackgroundOptions): Promise<Judgement> {
    if (this.#isDisposed) throw disposed();
    const { signal, onProgress, ...rest } = optionsOf(options, KEYS, "options");
    const wish = wishOf({ ...rest });
    const read = positionOf(position);
    const task = {
      position: { ...read, rules: plainRules(read.rules) },
      wish,
      wantsProgress: onProgress !== undefined,
    };
    if (onProgress !== undefined && typeof onProgress !== "function") {
      throw new GoError("argument", `onProgress ${found(onProgress)}, wanted a function`);
    }
    const given = signalOf(signal);
    given?.throwIfAborted();
    // Reading the arguments may have run what disposed of this.
    if (this.#isDisposed) throw disposed();
    let abort = () => {};
    try {
      return await new Promise<Judgement>((resolve, reject) => {
        const job = { ...task, onProgress, resolve, reject };
        abort = () => this.#abort(job, given?.reason);
        given?.addEventListener("abort", abort, { once: true });
        this.#waiting.push(job);
        this.#next();
      });
    } finally {
      given?.removeEventListener("abort", abort);
    }
  }

  dispose(): void {
    this.#isDisposed = true;
    const jobs = this.#current === null ? this.#waiting : [this.#current, ...this.#waiting];
    this.#waiting = [];
    this.#end();
    for (const job of jobs) job.reject(disposed());
  }

  [Symbol.dispose](): void {
    this.dispose();
  }

  /** Goes on with what waits, if nothing is in work. */
  #next(): void {
    while (this.#current === null) {
      const job = this.#waiting.shift();
      if (job === undefined) break;
      this.#current = job;
      try {
        this.#port ??= this.#start();
        this.#port.hold(true);
        this.#port.send({ position: job.position, wish: job.wish, wantsProgress: job.wantsProgress });
      } catch (error) {
        this.#end();
        job.reject(unavailable(error));
      }
    }
    if (this.#current === null) this.#port?.hold(false);
  }

  #start(): Port {
    // What a worker that was ended still says is not listened to.
    const port: Port = this.#open(
      (answer) => {
        if (port === this.#port) this.#hear(answer);
      },
      (error) => {
        if (port === this.#port) this.#fail(unavailable(error));
      },
    );
    return port;
  }

  #hear(answer: Answer): void {
    const job = this.#current;
    if (job === null) return;
    if ("progress" in answer) {
      try {
        job.onProgress?.(answer.progress);
      } catch (error) {
        this.#abort(job, error);
      }
      return;
    }
    if ("error" in answer) {
      const error = new GoError(answer.error.code, answer.error.message);
      // An engine that has stopped at a defect is of no more use.
      if (error.code === "internal") {
        this.#fail(error);
        return;
      }
      job.reject(error);
    } else job.resolve(answer.judgement);
    this.#current = null;
    this.#next();
  }

  /** The worker is lost, and with it the position that it was at. */
  #fail(error: GoError): void {
    const job = this.#current;
    this.#end();
    job?.reject(error);
    this.#next();
  }

  /** There is no asking a worker to stop: it is ended, and the others are judged by a new one. */
  #abort(job: Job, reason: unknown): void {
    this.#waiting = this.#waiting.filter((other) => other !== job);
    if (this.#current === job) this.#end();
    job.reject(reason);
    this.#next();
  }

  #end(): void {
    const port = this.#port;
    this.#port = null;
    this.#current = null;
    port?.end();
  }
}

function signalOf(value: unknown): AbortSignal | undefined {
  if (value === undefined || isSignal(value)) return value;
  throw new GoError("argument", `signal ${found(value)}, wanted an AbortSignal`);
}

/** Of this realm or another. */
function isSignal(value: unknown): value is AbortSignal {
  return Object.prototype.toString.call(value) === "[object AbortSignal]";
}

function disposed(): GoError {
  return new GoError("disposed", "a judge that was disposed of, wanted one in use");
}

function unavailable(error: unknown): GoError {
  if (error instanceof GoError) return error;
  return new GoError(
    "worker-unavailable",
    `the Worker did not start or has failed (${String(error)}), wanted judge-worker.js beside the module, and ` +
      "'self' in the page's worker-src",
    { cause: error },
  );
}
