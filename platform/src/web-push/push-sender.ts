import { pauseAfter } from '../mail/back-off';
import type { DueNotices, NoticeSettlement, PushLedger } from '../stores/push-ledger/push-ledger.port';
import type { NoticeMetrics } from '../metrics/notice-metrics';
import type { PushClient, PushDelivery, PushOutcome } from './push-client';

/** What is to be done with notices that are due. */
export type Prepared =
  | { readonly do: 'send'; readonly delivery: PushDelivery }
  /** Until then, ISO 8601 UTC; nothing is lost. */
  | { readonly do: 'hold'; readonly until: string }
  /** There is nobody to tell any more, or nothing that may be told. */
  | { readonly do: 'drop' };

interface PushSenderOptions {
  readonly ledger: PushLedger;
  readonly client: PushClient;
  /** Looks at the moment of sending who may still be told what. */
  readonly prepare: (due: DueNotices, now: Date) => Promise<Prepared>;
  /** The push service does not know the device any more. */
  readonly onGone: (due: Pick<DueNotices, 'person' | 'device'>) => Promise<void>;
  readonly now: () => Date;
  /** Told of notices that are given up, without what they say. */
  readonly onError: (error: unknown) => void;
  /** For metrics. */
  readonly notices: NoticeMetrics;
  /** In [0, 1). */
  readonly random?: () => number;
}

/** Longer than a client takes for one message. When a sender dies, its notices are free again after it. */
const claimMilliseconds = 45_000;
/** Milliseconds after which a notice is old, and is given up. Quiet hours end before. */
export const timeoutWithNoticesMs = 48 * 60 * 60_000;
/** A push service that names a longer pause, in seconds, is asked before it is over. */
const maxPause = 60 * 60;
/** Messages that are under way at the same time: push services are far away. */
const atOnce = 4;
/** For so long, in milliseconds, what was done is remembered: longer than any event is news. */
const rememberedFor = 8 * 24 * 60 * 60_000;
const pruneEvery = 60 * 60_000;

/**
 * Sends what is due in the ledger, each device and kind as one message. A kill doubles at most what was under way, and a
 * doubled message takes the place of the first. Any number of senders may share one ledger.
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

  /** Tries everything that is due. @throws PushLedgerUnavailable; the next round goes on where this one stopped. */
  async round(): Promise<void> {
    await this.#prune();
    const ended = await Promise.allSettled(Array.from({ length: atOnce }, () => this.#drain()));
    for (const each of ended) if (each.status === 'rejected') throw each.reason;
    this.#options.notices.onWaiting(await this.#options.ledger.waiting());
  }

  /** Lets a running round end after what is under way. */
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
    notices.onOutcome(outcome.said);
    if (outcome.said === 'gone') await onGone(due);
    if (outcome.said === 'taken' || outcome.said === 'gone') return this.#done();
    const isOld = now().getTime() - Date.parse(due.since) >= timeoutWithNoticesMs;
    if (outcome.said === 'refused' || isOld) {
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
    await this.#options.ledger.prune(new Date(now - rememberedFor).toISOString());
    this.#pruneAt = now + pruneEvery;
  }
}
