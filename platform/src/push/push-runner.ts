import type { ProjectedEvent } from '../codec/event-codec.port';
import type { Push, PushBus } from '../stores/push-bus/push-bus.port';
import { crashPoint } from '../program/crash-points';
import type { PushRules } from './push-rules';

export interface PushRunnerOptions {
  readonly rules: readonly PushRules[];
  readonly bus: PushBus;
  readonly now: () => Date;
  /** Milliseconds; older events are not pushed, e.g. while catching up. */
  readonly maxAge?: number;
  readonly onPushed?: (event: ProjectedEvent, pushes: readonly Push[]) => void;
}

export interface PushRunner {
  /** Call after the batch's views are committed, so that refetches see it. */
  handle(events: readonly ProjectedEvent[]): void;
}

/** Publishes hints for new events, one batch at a time. */
export function createPushRunner(options: PushRunnerOptions): PushRunner {
  const { rules, bus, now, maxAge = 30_000, onPushed } = options;
  const hintsOf = (event: ProjectedEvent) => {
    const hints = rules.flatMap(({ on }) => on.get(event.type)?.(event) ?? []);
    if (hints.length > 0) onPushed?.(event, hints);
    return hints;
  };
  return {
    handle(events) {
      const oldest = new Date(now().getTime() - maxAge).toISOString();
      const pushes = events.filter(({ metadata }) => metadata.at >= oldest).flatMap(hintsOf);
      if (pushes.length === 0) return;
      crashPoint('pushes:before-publish');
      bus.publish(pushes);
    },
  };
}
