import PQueue from 'p-queue';
import { crashPoint } from '../program/crash-points';
import type { ProjectedEvent } from '../codec/event-codec.port';
import type { RebuildReport } from '../projection/rebuild-options';
import type { RunningProjections } from '../projection/running-projections';
import { misplacedReason } from '../projection/misplaced-checkpoints';
import type { ViewStore } from '../stores/view-store/view-store.port';
import {
  isRequest,
  type OperationOutcome,
  type OperationRequest,
  OperationsStream,
  type OperationsStreamOptions,
} from './operations-stream';

export interface OperationsRunnerOptions extends OperationsStreamOptions {
  readonly names: readonly string[];
  readonly retryParked: RunningProjections['retryParked'];
  readonly rebuild?: RunningProjections['rebuild'];
  readonly views: Pick<ViewStore, 'checkpoint' | 'checkpointEvent' | 'scrub'>;
  readonly onError: (error: unknown) => void;
  readonly retryMilliseconds?: number;
}

/** Further crashes abandon the request as their cause. */
const maxAttempts = 3;
/** Moved in the switching write, so a repeat sees that it is done. */
const ledgerName = 'operations-desk';

/**
 * Carries out administrators' requests in sequence, once each, across crashes.
 * A request is open until its outcome is in the log; between a rebuild's switch and that event the ledger decides.
 */
export class OperationsRunner {
  readonly #options: OperationsRunnerOptions;
  readonly #stream: OperationsStream;
  readonly #queue = new PQueue({ concurrency: 1 });
  #again: NodeJS.Timeout | undefined;
  readonly #stopping = new AbortController();
  #yielding = new AbortController();

  constructor(options: OperationsRunnerOptions) {
    this.#options = options;
    this.#stream = new OperationsStream(options);
  }

  /** Resumes open requests. @returns resolves when they are done */
  start(): Promise<void> {
    this.#yielding.abort();
    return this.#queue.add(() => this.#carryOutAll());
  }

  onMessage(events: readonly ProjectedEvent[]): void {
    if (events.some((event) => event.stream === this.#stream.name && isRequest(event))) void this.start();
  }

  /** Runs unless requests are carried out; the next one aborts it. @returns whether it ran */
  async whenIdle(work: (signal: AbortSignal) => Promise<void>): Promise<boolean> {
    if (this.#stopped || this.#queue.size + this.#queue.pending > 0) return false;
    this.#yielding = new AbortController();
    const signal = AbortSignal.any([this.#stopping.signal, this.#yielding.signal]);
    await this.#queue.add(() => work(signal));
    return true;
  }

  /** Aborts a rebuild, which restarts at the next start. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    clearTimeout(this.#again);
    await this.#queue.add(async () => undefined);
  }

  async #carryOutAll(): Promise<void> {
    try {
      for (let request = await this.#next(); request; request = await this.#next())
        await this.#carryOut(request);
    } catch (error) {
      if (this.#stopped) return;
      this.#options.onError(error);
      this.#again = setTimeout(() => void this.start(), this.#options.retryMilliseconds ?? 5_000);
    }
  }

  get #stopped(): boolean {
    return this.#stopping.signal.aborted;
  }

  async #next(): Promise<OperationRequest | undefined> {
    if (this.#stopped) return undefined;
    return (await this.#stream.open()).find((request) => this.#isMine(request));
  }

  #isMine(request: OperationRequest): boolean {
    const { names, rebuild } = this.#options;
    return request.kind === 'retry' ? names.includes(request.projection) : rebuild !== undefined;
  }

  async #carryOut(request: OperationRequest): Promise<void> {
    const { operationId } = request;
    if (await this.#wasSwitched(request)) return this.#finish(request, switched(operationId));
    if (request.attempts >= maxAttempts) {
      return this.#stream.record(
        request,
        failed(operationId, `the program was ended ${maxAttempts} times in it`),
      );
    }
    const data = { operationId, attempt: request.attempts + 1 };
    await this.#stream.record(request, { type: 'OperationStarted', data });
    await this.#finish(request, await this.#outcomeOf(request));
  }

  /** Recorded before the request counts as done; a failure repeats from here. */
  async #finish(request: OperationRequest, outcome: OperationOutcome): Promise<void> {
    const { views } = this.#options;
    if (request.kind === 'rebuild' && request.thorough && outcome.type === 'ProjectionsRebuilt') {
      crashPoint('erasure:after-switch');
      await views.scrub(this.#stopping.signal);
    }
    await this.#stream.record(request, outcome);
  }

  async #wasSwitched(request: OperationRequest): Promise<boolean> {
    if (request.kind !== 'rebuild' || !request.activate || request.attempts === 0) return false;
    if (await misplacedReason(this.#options, ledgerName)) return false;
    return (await this.#options.views.checkpoint(ledgerName)) >= request.position;
  }

  async #outcomeOf(request: OperationRequest): Promise<OperationOutcome> {
    try {
      return request.kind === 'retry' ? await this.#retry(request) : await this.#rebuild(request);
    } catch (error) {
      if (this.#stopped) throw error;
      this.#options.onError(error);
      return failed(request.operationId, String(error));
    }
  }

  async #retry({
    operationId,
    projection,
    stream,
  }: OperationRequest & { kind: 'retry' }): Promise<OperationOutcome> {
    const freed = await this.#options.retryParked(projection, stream);
    return { type: 'ParkedStreamRetried', data: { operationId, freed } };
  }

  async #rebuild(request: OperationRequest & { kind: 'rebuild' }): Promise<OperationOutcome> {
    const { operationId, projections, activate, position, eventId } = request;
    const { names, rebuild, codec } = this.#options;
    // A key was destroyed before: cached ones must not be used.
    if (request.thorough) codec.forget();
    const unknown = projections.filter((name) => !names.includes(name));
    if (!rebuild || unknown.length > 0)
      return failed(operationId, `not filled from the log: ${unknown.join(', ')}`);
    const ledger = { projection: ledgerName, position, eventId };
    const { signal } = this.#stopping;
    const report = await rebuild(projections, { comparing: true, accept: () => activate, ledger, signal });
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

const failed = (operationId: string, reason: string): OperationOutcome => ({
  type: 'OperationFailed',
  data: { operationId, reason: reason.slice(0, 500) },
});

const switched = (operationId: string): OperationOutcome => ({
  type: 'ProjectionsRebuilt',
  data: { operationId, activated: true, events: 0, milliseconds: 0, views: [], parked: 0 },
});
