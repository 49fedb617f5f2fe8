import type { DomainEvent, Position } from '@portal/contracts';
import type { RunningAutomations } from '../automation/automation-runner';
import type { FollowerOptions } from '../automation/log-follower';
import { followNews, type NewsRule, type NewsRules } from '../automation/news-follower';
import type { NoticeContent, Outbox, ProgressStore } from '../stores/outbox/outbox.port';

export interface DeviceNotice extends NoticeContent {
  readonly person: string;
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
  readonly outbox: ProgressStore & Pick<Outbox<'device'>, 'record'>;
  readonly viewsReach: (position: Position) => Promise<boolean>;
  readonly wake: () => void;
}

/** Notices recorded before yielding. */
const lotSize = 100;

/** Ids derive from rule, event and device: a crash neither loses nor repeats a notice (R12). */
export function startNotifying({ notifyings, wake, ...options }: Options): Promise<RunningAutomations> {
  return followNews({
    ...options,
    progress: options.outbox,
    rules: notifyings,
    async record(notices, event, name) {
      const entries = notices.map(({ person, ...content }) => ({
        id: `${event.id}:${name}:${content.device}`,
        person,
        bundle: `${content.device}:${content.kind}`,
        content,
      }));
      for (let at = 0; at < entries.length; at += lotSize)
        await options.outbox.record(entries.slice(at, at + lotSize), options.now().toISOString());
      if (entries.length > 0) wake();
    },
  });
}
