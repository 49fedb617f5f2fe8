import { pauseAfter } from '../mail/back-off';
import type { DueNotices, NoticeSettlement, PushLedger } from '../stores/push-ledger/push-ledger.port';
import type { NoticeMetrics } from '../metrics/notice-metrics';
import type { PushClient, PushDelivery, PushOutcome } from './push-client';

export type Prepared =
  | { readonly do: 'send'; readonly delivery: PushDelivery }
  /** ISO 8601 UTC. */
  | { readonly do: 'hold'; readonly until: string }
  | { readonly do: 'drop' };

interface PushSenderOptions {
  readonly ledger: PushLedger;
  readonly client: PushClient;
  readonly prepare: (due: DueNotices, now: Date) => Promise<Prepared>;
  readonly onGone: (due: Pick<DueNotices, 'person' | 'device'>) => Promise<void>;
  readonly now: () => Date;
  /** Abandoned notices, without content. */
  readonly onError: (error: unknown) => void;
  readonly notices: NoticeMetrics;
  /** In [0, 1). */
  readonly random?: () => number;
}

/** Longer than one message takes. A dead sender's notices are free after it. */
const claimMilliseconds = 45_000;
/** Older notices are abandoned. Quiet hours are shorter. */
export const timeoutWithNoticesMs = 48 * 60 * 60_000;
/** Cap on a push service's Retry-After, seconds. */
const maxPause = 60 * 60;
const maxConcurrent = 4;
/** Milliseconds that finished notices are remembered: longer than any event is news. */
const maxFinishedAge = 8 * 24 * 60 * 60_000;
const pruneEvery = 60 * 60_000;

/**
 * One message per device and kind. A kill repeats at most those under way, which replace the first.
 * Several senders may share a ledger.
 */
export class PushSender {
  readonly #options: PushSenderOptions;
  readonly #random: () => number;
  #stopping = false;
  #pruneAt = 0;

  constructor(options: PushSenderOptions) {
    this.#options = options;
    this.#random = options.random ?? Math.random;
  }

  /** Sends everything due. @throws PushLedgerUnavailable; the next round continues */
  async round(): Promise<void> {
    await this.#prune();
    const ended = await Promise.allSettled(Array.from({ length: maxConcurrent }, () => this.#drain()));
    for (const each of ended) if (each.status === 'rejected') throw each.reason;
    this.#options.notices.onWaiting(await this.#options.ledger.waiting());
  }

  stop(): void {
    this.#stopping = true;
  }

  async #drain(): Promise<void> {
    const { ledger, now } = this.#options;
    while (!this.#stopping) {
      const at = now();
      const until = new Date(at.getTime() + claimMilliseconds);
      const due = await ledger.claim(at.toISOString(), until.toISOString());
      if (due === null) return;
      const ids = due.notices.map(({ id }) => id);
      await ledger.settle(ids, await this.#attempt(due));
    }
  }

  async #attempt(due: DueNotices): Promise<NoticeSettlement> {
    const { prepare, client, now } = this.#options;
    const prepared = await prepare(due, now());
    if (prepared.do === 'hold') return { state: 'waiting', dueAt: prepared.until, failed: false };
    if (prepared.do === 'drop') return this.#done();
    return this.#after(await client.send(prepared.delivery), due);
  }

  async #after(outcome: PushOutcome, due: DueNotices): Promise<NoticeSettlement> {
    const { now, onGone, onError, notices } = this.#options;
    notices.onOutcome(outcome.result);
    if (outcome.result === 'gone') await onGone(due);
    if (outcome.result === 'taken' || outcome.result === 'gone') return this.#done();
    const isOld = now().getTime() - Date.parse(due.since) >= timeoutWithNoticesMs;
    if (outcome.result === 'refused' || isOld) {
      onError(new Error(`${due.kind} to device ${due.device} was given up: ${outcome.reason}`));
      return this.#done();
    }
    const own = pauseAfter(due.attempts + 1, this.#random());
    const asked = Math.min(outcome.afterSeconds ?? 0, maxPause) * 1_000;
    const dueAt = new Date(now().getTime() + Math.max(own, asked)).toISOString();
    return { state: 'waiting', dueAt, failed: true };
  }

  #done(): NoticeSettlement {
    return { state: 'done', at: this.#options.now().toISOString() };
  }

  async #prune(): Promise<void> {
    const now = this.#options.now().getTime();
    if (now < this.#pruneAt) return;
    await this.#options.ledger.prune(new Date(now - maxFinishedAge).toISOString());
    this.#pruneAt = now + pruneEvery;
  }
}
