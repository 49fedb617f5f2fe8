import { pollEvery } from '../program/poll-every';
import type { FailureScope } from '../stores/mailer/mailer.port';
import type { Claim, Outbox, OutboxKind, OutboxStats, Settlement } from '../stores/outbox/outbox.port';
import { CircuitBreaker, pauseAfter } from './circuit-breaker';

interface Retry {
  readonly result: 'retry';
  readonly reason: string;
  readonly scope: FailureScope;
  /** Milliseconds, at least. */
  readonly waitMs?: number;
}

export type Outcome =
  | { readonly result: 'sent' }
  | Retry
  /** Not due yet; ISO 8601 UTC. */
  | { readonly result: 'hold'; readonly until: string }
  /** Permanent. `null`: expected, not reported. */
  | { readonly result: 'gone'; readonly reason: string | null };

/** What differs between mails and notices. */
export interface Channel<K extends OutboxKind> {
  readonly kind: K;
  /** Messages at a time: a kill repeats at most these. */
  readonly concurrency: number;
  /** Milliseconds after which failing entries are given up. */
  readonly timeoutMs: number;
  /** Whether abandoned entries stay for a retry on request. */
  readonly parks: boolean;
  /** Milliseconds that finished entries are remembered; default: forever. */
  readonly maxFinishedAge?: number;
  deliver(claim: Claim<K>, now: Date): Promise<Outcome>;
}

export interface SenderOptions<K extends OutboxKind> {
  readonly outbox: Outbox<K>;
  readonly channel: Channel<K>;
  readonly now: () => Date;
  /** Abandoned entries, without content; failed rounds, which the next one repeats. */
  readonly onError: (error: unknown) => void;
  /** In [0, 1). */
  readonly random?: () => number;
}

/** Longer than one message takes. A dead sender's entries are free after it. */
const claimMs = 45_000;
const pruneEvery = 60 * 60_000;
const pollMs = 1_000;
const maxReason = 500;

/** Several senders may share an outbox. */
export class OutboxSender<K extends OutboxKind> {
  readonly #options: SenderOptions<K>;
  readonly #random: () => number;
  readonly #circuit = new CircuitBreaker();
  readonly #unrecorded: (readonly [ids: readonly string[], settlement: Settlement])[] = [];
  #stopping = false;
  #pruneAt = 0;

  constructor(options: SenderOptions<K>) {
    this.#options = options;
    this.#random = options.random ?? Math.random;
  }

  /** Sends everything due. @throws OutboxUnavailable; the next round continues */
  async round(): Promise<void> {
    await this.#recordOutcomes();
    await this.#prune();
    const { concurrency } = this.#options.channel;
    const ended = await Promise.allSettled(Array.from({ length: concurrency }, () => this.#drain()));
    for (const each of ended) if (each.status === 'rejected') throw each.reason;
  }

  stop(): void {
    this.#stopping = true;
  }

  async #drain(): Promise<void> {
    const { outbox, now } = this.#options;
    while (!this.#stopping) {
      const at = now();
      if (this.#circuit.isQuiet(at.getTime())) return;
      const until = new Date(at.getTime() + claimMs);
      const claim = await outbox.claim(at.toISOString(), until.toISOString(), this.#circuit.isOn);
      if (claim === null) return;
      await this.#attempt(claim);
    }
  }

  async #attempt(claim: Claim<K>): Promise<void> {
    const { outbox, channel, now, onError } = this.#options;
    const outcome = await channel.deliver(claim, now());
    const at = now();
    if (outcome.result === 'retry')
      this.#circuit.failed(claim.bundle, outcome.scope, at.getTime(), this.#random());
    const settlement = this.#settlementOf(outcome, claim, at);
    await this.#settle(claim, settlement);
    if (outcome.result === 'sent' && this.#circuit.succeeded(at.getTime()))
      await outbox.retryNow(at.toISOString());
    const isOver = settlement.state === 'parked' || settlement.state === 'discarded';
    if (isOver && 'reason' in outcome && outcome.reason !== null)
      onError(new Error(`${channel.kind} ${claim.bundle} was given up: ${outcome.reason}`));
  }

  #settlementOf(outcome: Outcome, { attempts, since }: Claim<K>, now: Date): Settlement {
    const { timeoutMs, parks } = this.#options.channel;
    const at = now.toISOString();
    if (outcome.result === 'sent') return { state: 'sent', at };
    if (outcome.result === 'hold') return { state: 'waiting', dueAt: outcome.until, failure: null };
    if (outcome.result === 'retry' && now.getTime() - Date.parse(since) < timeoutMs)
      return this.#retryLater(outcome, attempts, now);
    if (!parks || outcome.reason === null) return { state: 'discarded', at };
    return { state: 'parked', at, reason: outcome.reason.slice(0, maxReason) };
  }

  #retryLater({ reason, scope, waitMs = 0 }: Retry, attempts: number, now: Date): Settlement {
    const pause = Math.max(pauseAfter(attempts + 1, this.#random()), waitMs);
    const dueAt = new Date(now.getTime() + pause).toISOString();
    return { state: 'waiting', dueAt, failure: { reason: reason.slice(0, maxReason), scope } };
  }

  /** What cannot be recorded now is recorded before the next round. */
  async #settle({ entries }: Claim<K>, settlement: Settlement): Promise<void> {
    const ids = entries.map(({ id }) => id);
    try {
      await this.#options.outbox.settle(ids, settlement);
    } catch (error) {
      this.#unrecorded.push([ids, settlement]);
      throw error;
    }
  }

  async #recordOutcomes(): Promise<void> {
    for (let [next] = this.#unrecorded; next; [next] = this.#unrecorded) {
      await this.#options.outbox.settle(...next);
      this.#unrecorded.shift();
    }
  }

  async #prune(): Promise<void> {
    const { outbox, channel, now } = this.#options;
    const at = now().getTime();
    if (channel.maxFinishedAge === undefined || at < this.#pruneAt) return;
    await outbox.prune(new Date(at - channel.maxFinishedAge).toISOString());
    this.#pruneAt = at + pruneEvery;
  }
}

interface SendingOptions<K extends OutboxKind> extends SenderOptions<K> {
  /** After changes, at most once a second. */
  readonly onStats: (stats: OutboxStats) => void;
}

export interface Sending {
  wake(): void;
  stop(): Promise<void>;
}

/** Sends in the background, at wake-ups and every second. */
export function startSending<K extends OutboxKind>({ onStats, ...options }: SendingOptions<K>): Sending {
  const { outbox, onError } = options;
  const sender = new OutboxSender(options);
  const rounds = runRounds(sender, onError);
  let last = '';
  async function report(): Promise<void> {
    const stats = await outbox.stats();
    const first = stats.waiting === 0 ? [] : (await outbox.list('waiting', 1, 1)).entries;
    const seen = JSON.stringify([stats, first.map(({ content: _, ...rest }) => rest)]);
    if (seen === last) return;
    last = seen;
    onStats(stats);
  }
  const stopReports = pollEvery(report, pollMs, onError);
  return {
    wake: rounds.wake,
    async stop() {
      await stopReports();
      await rounds.stop();
    },
  };
}

function runRounds<K extends OutboxKind>(
  sender: OutboxSender<K>,
  onError: (error: unknown) => void,
): Sending {
  let stopped = false;
  let wake: () => void = () => undefined;

  const nextPoll = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pollMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function run(): Promise<void> {
    while (!stopped) {
      // Before the round, so that later wake-ups are not missed.
      const next = nextPoll();
      await sender.round().catch(onError);
      await next;
    }
  }

  const running = run();
  return {
    wake: () => wake(),
    async stop() {
      stopped = true;
      sender.stop();
      wake();
      await running;
    },
  };
}
