import { setTimeout } from 'node:timers/promises';
import { dayOf, type Market, marketRecords, timeOf } from '@portal/contracts';
import { pollEvery } from '../program/poll-every';
import type { RunningProjections } from '../projection/running-projections';
import { type Verification, verifications } from '../projection/verifications';
import type { ViewStore } from '../stores/view-store/view-store.port';
import type { OperationsRunner } from './operations-runner';

export interface NightlyVerificationOptions {
  readonly market: Market;
  readonly now: () => Date;
  readonly names: readonly string[];
  readonly views: Pick<ViewStore, 'find'>;
  readonly rebuild: RunningProjections['rebuild'];
  readonly whenIdle: OperationsRunner['whenIdle'];
  /** Milliseconds since the last commit of the live views. */
  readonly idleFor: () => number;
  readonly onError: (error: unknown) => void;
  readonly wait?: Wait;
  readonly clock?: () => number;
}

type Wait = (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
const realWait: Wait = (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal });

/** The market's time. */
const quietFrom = '02:00';
const quietUntil = '05:00';
/** Of a core. */
const maxShare = 0.1;
/** Milliseconds without commits before work goes on. */
const calm = 2_000;
/** Events between rests. */
const batchSize = 200;
const pollMilliseconds = 60_000;
/** After a start, catching up comes first. */
const firstMilliseconds = 600_000;

/** Compares each projection's views with a rebuild once a night, one after another. */
export class NightlyVerification {
  readonly #options: NightlyVerificationOptions;
  readonly #timeZone: string;
  /** Day and projection; not tried again on that day. */
  readonly #failed = new Set<string>();

  constructor(options: NightlyVerificationOptions) {
    this.#options = options;
    this.#timeZone = marketRecords[options.market].timeZone;
  }

  /** @returns stops, after the current view; abort that one first */
  start(): () => Promise<void> {
    return pollEvery(() => this.verifyDue(), pollMilliseconds, this.#options.onError, firstMilliseconds);
  }

  /** All that are due, unless requests come or the night ends. */
  async verifyDue(): Promise<void> {
    for (let name = await this.#due(); name !== undefined; name = await this.#due()) {
      const projection = name;
      let isDone = false;
      const isIdle = await this.#options.whenIdle(async (signal) => {
        isDone = await this.#verify(projection, signal);
      });
      if (!isIdle || !isDone) return;
    }
  }

  get #isQuiet(): boolean {
    const time = timeOf(this.#options.now().toISOString(), this.#timeZone);
    return time >= quietFrom && time < quietUntil;
  }

  get #today(): string {
    return dayOf(this.#options.now().toISOString(), this.#timeZone);
  }

  /** Verified longest ago first. */
  async #due(): Promise<string | undefined> {
    if (!this.#isQuiet) return undefined;
    const { views, names } = this.#options;
    const { documents } = await views.find<Verification>(verifications.name, { size: -1 });
    const verifiedAt = new Map(documents.map(({ id, at }) => [id, at]));
    const today = this.#today;
    return names
      .map((name) => ({ name, at: verifiedAt.get(name) ?? '' }))
      .filter(
        ({ name, at }) =>
          (at === '' || dayOf(at, this.#timeZone) < today) && !this.#failed.has(`${today} ${name}`),
      )
      .sort((one, other) => (one.at < other.at ? -1 : 1))[0]?.name;
  }

  /** @returns whether the next view may follow */
  async #verify(name: string, signal: AbortSignal): Promise<boolean> {
    try {
      const how = { comparing: true, accept: () => false, batchSize, signal, pace: this.#pace(signal) };
      await this.#options.rebuild([name], how);
      return true;
    } catch (error) {
      if (signal.aborted || !this.#isQuiet) return false;
      this.#failed.add(`${this.#today} ${name}`);
      this.#options.onError(error);
      return true;
    }
  }

  /** Rests for a multiple of the time worked, and while events come. */
  #pace(signal: AbortSignal): () => Promise<void> {
    const { wait = realWait, clock = () => performance.now(), idleFor } = this.#options;
    let since = clock();
    return async () => {
      await wait((clock() - since) * (1 / maxShare - 1), signal);
      while (idleFor() < calm) await wait(calm, signal);
      if (!this.#isQuiet) throw new Error('the quiet hours are over');
      since = clock();
    };
  }
}
