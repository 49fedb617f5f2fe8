import type { NoticeMetrics } from '../metrics/notice-metrics';
import type { Channel, Outcome } from '../outbox/outbox-sender';
import type { Claim } from '../stores/outbox/outbox.port';
import type { PushClient, PushDelivery } from './push-client';

/** Due notices of one kind to one device, sent as one message. */
export interface DueNotices {
  readonly person: string;
  readonly device: string;
  readonly kind: string;
  readonly notices: readonly { readonly id: string; readonly content: unknown }[];
}

export type Prepared =
  | { readonly do: 'send'; readonly delivery: PushDelivery }
  /** ISO 8601 UTC. */
  | { readonly do: 'hold'; readonly until: string }
  | { readonly do: 'drop' };

interface Options {
  readonly client: PushClient;
  readonly prepare: (due: DueNotices, now: Date) => Promise<Prepared>;
  readonly onGone: (due: Pick<DueNotices, 'person' | 'device'>) => Promise<void>;
  readonly onOutcome: NoticeMetrics['onOutcome'];
}

/** Older notices are abandoned, in milliseconds. Quiet hours are shorter. */
export const timeoutWithNoticesMs = 48 * 60 * 60_000;
/** Cap on a push service's Retry-After, seconds. */
const maxPause = 60 * 60;
/** Milliseconds: longer than any event is news. */
const maxFinishedAge = 8 * 24 * 60 * 60_000;

/** A kill repeats at most four messages, which replace the first. */
export function deviceChannel({ client, prepare, onGone, onOutcome }: Options): Channel<'device'> {
  async function send(delivery: PushDelivery, due: DueNotices): Promise<Outcome> {
    const outcome = await client.send(delivery);
    onOutcome(outcome.result);
    if (outcome.result === 'taken') return { result: 'sent' };
    if (outcome.result === 'gone') {
      await onGone(due);
      return { result: 'gone', reason: null };
    }
    const { reason } = outcome;
    if (outcome.result === 'refused') return { result: 'gone', reason };
    const waitMs = Math.min(outcome.afterSeconds ?? 0, maxPause) * 1_000;
    return { result: 'retry', reason, scope: 'message', waitMs };
  }

  return {
    kind: 'device',
    concurrency: 4,
    timeoutMs: timeoutWithNoticesMs,
    parks: false,
    maxFinishedAge,
    async deliver(claim, now) {
      const due = dueNotices(claim);
      const prepared = await prepare(due, now);
      if (prepared.do === 'drop') return { result: 'gone', reason: null };
      if (prepared.do === 'hold') return { result: 'hold', until: prepared.until };
      return send(prepared.delivery, due);
    },
  };
}

function dueNotices({ person, entries }: Claim<'device'>): DueNotices {
  const { device = '', kind = '' } = entries[0]?.content ?? {};
  const notices = entries.map(({ id, content: { note } }) => ({ id, content: note }));
  return { person: person ?? '', device, kind, notices };
}
