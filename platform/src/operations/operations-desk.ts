import { crashPoint } from '../program/crash-points';
import type { ProjectedEvent } from '../codec/event-codec.port';
import type { RebuildReport } from '../projection/rebuild-options';
import type { RunningProjections } from '../projection/running-projections';
import { Turns } from '../projection/turns';
import type { ViewStore } from '../stores/view-store/view-store.port';
import type { OperationsStreamOptions, Wish, WishOutcome } from './operations-stream';
import { isWish, OperationsStream } from './operations-stream';

export interface OperationsDeskOptions extends OperationsStreamOptions {
  /** Names of what this program runs. */
  readonly names: readonly string[];
  readonly retryParked: RunningProjections['retryParked'];
  /** Left out by programs that fill no views: automations. */
  readonly rebuild?: RunningProjections['rebuild'];
  readonly goBack?: RunningProjections['goBack'];
  readonly views: Pick<ViewStore, 'checkpoint' | 'forgetBefore' | 'scrub'>;
  readonly onTrouble: (error: unknown) => void;
  /** Milliseconds until what could not be written down is tried again. */
  readonly againAfter?: number;
}

/** Most crashes during a request before it is given up: it may be their cause. */
const mostAttempts = 3;
/** Whose checkpoint tells that a rebuild was switched to: moved in the write that switches. */
const ledgerName = 'operations-desk';

/**
 * Carries out administrators' requests one after the other, each once, also when the program ends during one. A request
 * is open until its end is in the log; between a rebuild's switch and that event the ledger counts, which is part of
 * the switch.
 */
export class OperationsDesk {
  readonly #options: OperationsDeskOptions;
  readonly #stream: OperationsStream;
  readonly #turns = new Turns();
  #again: NodeJS.Timeout | undefined;
  readonly #stopping = new AbortController();

  constructor(options: OperationsDeskOptions) {
    this.#options = options;
    this.#stream = new OperationsStream(options);
  }

  /** Takes up what was left open. @returns when all of that is done */
  start(): Promise<void> {
    return this.#turns.take(() => this.#carryOutAll());
  }

  /** Receives appended events; reacts to requests only. */
  hear(events: readonly ProjectedEvent[]): void {
    if (events.some((event) => event.stream === this.#stream.name && isWish(event))) void this.start();
  }

  /** Finishes a retry in hand; gives a rebuild up, which is done anew at the next start. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    clearTimeout(this.#again);
    await this.#turns.take(async () => undefined);
  }

  async #carryOutAll(): Promise<void> {
    try {
      for (let wish = await this.#next(); wish; wish = await this.#next()) await this.#carryOut(wish);
    } catch (error) {
      if (this.#stopped) return;
      this.#options.onTrouble(error);
      this.#again = setTimeout(() => void this.start(), this.#options.againAfter ?? 5_000);
    }
  }

  get #stopped(): boolean {
    return this.#stopping.signal.aborted;
  }

  async #next(): Promise<Wish | undefined> {
    if (this.#stopped) return undefined;
    return (await this.#stream.open()).find((wish) => this.#isMine(wish));
  }

  #isMine(wish: Wish): boolean {
    const { names, rebuild } = this.#options;
    return wish.kind === 'retry' ? names.includes(wish.projection) : rebuild !== undefined;
  }

  async #carryOut(wish: Wish): Promise<void> {
    const { operationId } = wish;
    if (await this.#wasSwitched(wish)) return this.#finish(wish, switched(operationId));
    if (wish.attempts >= mostAttempts) {
      return this.#stream.record(
        wish,
        failed(operationId, `the program was ended ${mostAttempts} times in it`),
      );
    }
    const data = { operationId, attempt: wish.attempts + 1 };
    await this.#stream.record(wish, { type: 'OperationStarted', data });
    await this.#finish(wish, await this.#outcomeOf(wish));
  }

  /** It is not said to be done before it is: what throws here is begun again at this point. */
  async #finish(wish: Wish, outcome: WishOutcome): Promise<void> {
    const { views } = this.#options;
    if (wish.kind === 'rebuild' && wish.thorough && outcome.type === 'ProjectionsRebuilt') {
      crashPoint('erasure:after-switch');
      await views.forgetBefore();
      await views.scrub();
    }
    await this.#stream.record(wish, outcome);
  }

  async #wasSwitched(wish: Wish): Promise<boolean> {
    const switches = wish.kind === 'back' || (wish.kind === 'rebuild' && wish.activate);
    if (!switches || wish.attempts === 0) return false;
    return (await this.#options.views.checkpoint(ledgerName)) >= wish.position;
  }

  async #outcomeOf(wish: Wish): Promise<WishOutcome> {
    try {
      if (wish.kind === 'retry') return await this.#retry(wish);
      return wish.kind === 'rebuild' ? await this.#rebuild(wish) : await this.#goBack(wish);
    } catch (error) {
      if (this.#stopped) throw error;
      this.#options.onTrouble(error);
      return failed(wish.operationId, String(error));
    }
  }

  async #retry({ operationId, projection, stream }: Wish & { kind: 'retry' }): Promise<WishOutcome> {
    const freed = await this.#options.retryParked(projection, stream);
    return { type: 'ParkedStreamRetried', data: { operationId, freed } };
  }

  async #rebuild(wish: Wish & { kind: 'rebuild' }): Promise<WishOutcome> {
    const { operationId, projections, activate, position } = wish;
    const { names, rebuild, codec } = this.#options;
    // The key was destroyed before this was asked for; one that is remembered would still open everything.
    if (wish.thorough) codec.forget();
    const unknown = projections.filter((name) => !names.includes(name));
    if (!rebuild || unknown.length > 0)
      return failed(operationId, `not filled from the log: ${unknown.join(', ')}`);
    const ledger = { projection: ledgerName, position };
    const { signal } = this.#stopping;
    const report = await rebuild(projections, { comparing: true, accept: () => activate, ledger, signal });
    return { type: 'ProjectionsRebuilt', data: { operationId, ...summaryOf(report) } };
  }

  async #goBack({ operationId, position }: Wish): Promise<WishOutcome> {
    const { goBack } = this.#options;
    if (!goBack) return failed(operationId, 'this program fills no views');
    const ledger = { projection: ledgerName, position };
    const report = await goBack({ comparing: true, ledger, signal: this.#stopping.signal });
    return { type: 'ProjectionsRebuilt', data: { operationId, ...summaryOf(report) } };
  }
}

function summaryOf({ activated, events, milliseconds, views, parked }: RebuildReport) {
  const compared = views.map(({ view, live, rebuilt, different = 0 }) => ({
    view,
    live,
    rebuilt,
    different,
  }));
  return { activated, events, milliseconds, views: compared, parked: parked.length };
}

const failed = (operationId: string, reason: string): WishOutcome => ({
  type: 'OperationFailed',
  data: { operationId, reason: reason.slice(0, 500) },
});

/** The program ended after the switch and before it recorded the outcome. */
const switched = (operationId: string): WishOutcome => ({
  type: 'ProjectionsRebuilt',
  data: { operationId, activated: true, events: 0, milliseconds: 0, views: [], parked: 0 },
});
