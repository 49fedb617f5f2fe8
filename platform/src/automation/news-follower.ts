import type { DomainEvent, Position } from '@portal/contracts';
import type { ProjectedEvent } from '../codec/event-codec.port';
import { ProgressInLedger } from '../mail/mailing-progress';
import type { MailLedger } from '../stores/mail-ledger/mail-ledger.port';
import type { RunningAutomations } from './automation-runner';
import { type FollowerOptions, LogFollower, NotNow } from './log-follower';

/** A rule of the form "when this has happened, tell these people". */
export interface NewsRule<Item> {
  /** The sentence. Its ledger and the ids of what it tells hang on it. */
  readonly name: string;
  readonly on: ReadonlyMap<string, (event: ProjectedEvent) => Promise<readonly Item[]>>;
  /** Milliseconds after which an event is told of no more; unlimited when left out. */
  readonly newsFor: number | undefined;
}

/** What a rule says of each type of event. */
export type NewsRules<E extends DomainEvent, Item> = {
  readonly [N in E['type']]?: (event: ProjectedEvent<Extract<E, { type: N }>>) => Promise<readonly Item[]>;
};

interface Options<Item> extends FollowerOptions {
  readonly rules: readonly NewsRule<Item>[];
  /** Has the checkpoints: lost or new views cause no news about the past. */
  readonly ledger: Pick<MailLedger, 'place' | 'progressOf' | 'saveProgress'>;
  /** Whether the views, which know the recipients, reflect the log up to there; may wait a moment for them. */
  readonly viewsReach: (position: Position) => Promise<boolean>;
  /** Writes down what is to be told. May get the same again: what it writes is known by rule and event. */
  readonly tell: (items: readonly Item[], event: ProjectedEvent, rule: string) => Promise<void>;
}

/** Follows the log with every rule, and has written down what is to be told before it goes on (R12). */
export async function followNews<Item>(options: Options<Item>): Promise<RunningAutomations> {
  const followers = new Map(options.rules.map((rule) => [rule.name, following(rule, options)]));
  for (const follower of followers.values()) await follower.start();
  return {
    retryParked: async (name, stream) => (await followers.get(name)?.retry(stream)) ?? false,
    stop: async () => void (await Promise.all([...followers.values()].map((follower) => follower.stop()))),
  };
}

function following<Item>(
  { name, on, newsFor = Infinity }: NewsRule<Item>,
  options: Options<Item>,
): LogFollower {
  const progress = new ProgressInLedger(name, options);
  const { now, viewsReach, tell } = options;
  const isNews = ({ metadata: { at } }: ProjectedEvent) =>
    at >= progress.since && now().getTime() - Date.parse(at) <= newsFor;

  async function react(event: ProjectedEvent) {
    if (!isNews(event)) return [];
    // Who has just unsubscribed must not be told because the views do not know it yet.
    if (!(await viewsReach(event.position))) throw new NotNow(`${name} waits for the views`);
    await tell((await on.get(event.type)?.(event)) ?? [], event, name);
    return [];
  }
  const role = { name, startAt: 'beginning', concerns: (type: string) => on.has(type), react } as const;
  return new LogFollower(role, options, progress);
}
