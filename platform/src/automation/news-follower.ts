import type { DomainEvent, Position } from '@portal/contracts';
import type { ProjectedEvent } from '../codec/event-codec.port';
import { ProgressInOutbox } from '../outbox/news-progress';
import type { ProgressStore } from '../stores/outbox/outbox.port';
import { type RunningAutomations, startFollowers } from './automation-runner';
import { type FollowerOptions, LogFollower, NotNow } from './log-follower';

export interface NewsRule<Item> {
  /** A sentence. Part of the key of its progress and of message ids. */
  readonly name: string;
  readonly on: ReadonlyMap<string, (event: ProjectedEvent) => Promise<readonly Item[]>>;
  /** Milliseconds; older events are skipped. Default: unlimited. */
  readonly newsFor: number | undefined;
}

export type NewsRules<E extends DomainEvent, Item> = {
  readonly [N in E['type']]?: (event: ProjectedEvent<Extract<E, { type: N }>>) => Promise<readonly Item[]>;
};

interface Options<Item> extends FollowerOptions {
  readonly rules: readonly NewsRule<Item>[];
  /** Checkpoints live here, so lost or new views cause no news about the past. */
  readonly progress: ProgressStore;
  /** Whether the views, which hold the recipients, include this position. */
  readonly viewsReach: (position: Position) => Promise<boolean>;
  /** Stores the items. Must be idempotent by rule and event. */
  readonly record: (items: readonly Item[], event: ProjectedEvent, rule: string) => Promise<void>;
}

/** Follows the log with every rule; items are stored before the checkpoint moves (R12). */
export const followNews = <Item>(options: Options<Item>): Promise<RunningAutomations> =>
  startFollowers(new Map(options.rules.map((rule) => [rule.name, following(rule, options)])));

function following<Item>(
  { name, on, newsFor = Infinity }: NewsRule<Item>,
  options: Options<Item>,
): LogFollower {
  const progress = new ProgressInOutbox(name, options);
  const { now, viewsReach, record } = options;
  const isRecent = ({ metadata: { at } }: ProjectedEvent) =>
    at >= progress.since && now().getTime() - Date.parse(at) <= newsFor;

  async function react(event: ProjectedEvent) {
    if (!isRecent(event)) return [];
    // Views may lag: recent unsubscribes must count.
    if (!(await viewsReach(event.position))) throw new NotNow(`${name} waits for the views`);
    await record((await on.get(event.type)?.(event)) ?? [], event, name);
    return [];
  }
  const role = { name, startAt: 'beginning', concerns: (type: string) => on.has(type), react } as const;
  return new LogFollower(role, options, progress);
}
