import type { DomainEvent, Position } from '@portal/contracts';
import type { RunningAutomations } from '../automation/automation-runner';
import type { FollowerOptions } from '../automation/log-follower';
import { followNews, type NewsRule, type NewsRules } from '../automation/news-follower';
import type { NewNotice, PushLedger } from '../stores/push-ledger/push-ledger.port';

export interface DeviceNotice extends Pick<NewNotice, 'person' | 'device' | 'kind'> {
  /** JSON. */
  readonly content: unknown;
}

export type Notifying = NewsRule<DeviceNotice>;

/**
 * Declares one: `defineNotifying<OrderEvent>('when-…-then-notify-…', { OrderStatusChanged: async (event) => notices
 * })`.
 */
export function defineNotifying<E extends DomainEvent>(
  name: `when-${string}-then-notify-${string}`,
  on: NewsRules<E, DeviceNotice>,
): Notifying {
  return { name, newsFor, on: new Map(Object.entries(on)) as unknown as Notifying['on'] };
}

/** Milliseconds; older news are read in the portal. */
const newsFor = 24 * 60 * 60_000;

interface Options extends FollowerOptions {
  readonly notifyings: readonly Notifying[];
  readonly ledger: Pick<PushLedger, 'record' | 'place' | 'progressOf' | 'saveProgress'>;
  readonly viewsReach: (position: Position) => Promise<boolean>;
  readonly wake: () => void;
}

/** Notices recorded before yielding. */
const lotSize = 100;

/** Ids derive from rule, event and device: a crash neither loses nor repeats a notice (R12). */
export function startNotifying({ notifyings, wake, ...options }: Options): Promise<RunningAutomations> {
  return followNews({
    ...options,
    rules: notifyings,
    async record(notices, event, name) {
      const recorded = notices.map(({ content, ...notice }) => ({
        ...notice,
        id: `${name}:${event.id}:${notice.device}`,
        content: JSON.stringify(content),
      }));
      for (let at = 0; at < recorded.length; at += lotSize)
        await options.ledger.record(recorded.slice(at, at + lotSize), options.now().toISOString());
      if (recorded.length > 0) wake();
    },
  });
}
