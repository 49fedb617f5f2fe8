import type { ProjectedEvent } from '../codec/event-codec.port';
import type { Automation, CommandIntent } from './automation';
import { type FollowerOptions, LogFollower } from './log-follower';
import { type Sender, sendIntent } from './send-intent';

export interface AutomationsOptions extends FollowerOptions, Sender {
  readonly automations: readonly Automation[];
}

export interface RunningAutomations {
  /** @returns whether the stream is free again. */
  retryParked(automation: string, stream: string): Promise<boolean>;
  stop(): Promise<void>;
}

/** Together, as each asks the stores where it was. @param followers by name */
export async function startFollowers(
  followers: ReadonlyMap<string, LogFollower>,
): Promise<RunningAutomations> {
  const all = [...followers.values()];
  await Promise.all(all.map((follower) => follower.start()));
  return {
    retryParked: async (name, stream) => (await followers.get(name)?.retry(stream)) ?? false,
    stop: async () => void (await Promise.all(all.map((follower) => follower.stop()))),
  };
}

/** Sends the automations' commands. Ids derive from automation and event: a crash neither loses nor repeats one. */
export const startAutomations = (options: AutomationsOptions): Promise<RunningAutomations> =>
  startFollowers(
    new Map(options.automations.map((automation) => [automation.name, following(automation, options)])),
  );

function following({ name, startAt, on }: Automation, options: AutomationsOptions): LogFollower {
  async function react(event: ProjectedEvent) {
    const reaction = on.get(event.type)?.(event) ?? [];
    const intents: readonly CommandIntent[] = 'binding' in reaction ? [reaction] : reaction;
    const why = { automation: name, eventId: event.id, correlationId: event.metadata.correlationId };
    for (const [index, intent] of intents.entries()) {
      await sendIntent(intent, { ...why, key: `${name}:${event.id}:${index}` }, options);
    }
    return [];
  }
  return new LogFollower({ name, startAt, concerns: (type) => on.has(type), react }, options);
}
