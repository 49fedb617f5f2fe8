import type { Position } from '@portal/contracts';
import type { ProjectedEvent } from '../codec/event-codec.port';
import type { Push, PushBus } from '../stores/push-bus/push-bus.port';
import { crashPoint } from '../program/crash-points';
import type { PushRules } from './push-rules';

export interface PushRunnerOptions {
  readonly rules: readonly PushRules[];
  readonly bus: PushBus;
  readonly now: () => Date;
  /** Of the log at the start. Older events up to it are not pushed. */
  readonly head: Position;
  readonly onPushed?: (event: ProjectedEvent, pushes: readonly Push[]) => void;
}

export interface PushRunner {
  /** Call after the batch's views are committed, so that refetches see it. */
  handle(events: readonly ProjectedEvent[]): void;
}

const maxAgeMilliseconds = 30_000;

/** Publishes hints for new events, one batch at a time. */
export function createPushRunner(options: PushRunnerOptions): PushRunner {
  const { rules, bus, now, head, onPushed } = options;
  const hintsOf = (event: ProjectedEvent) => {
    const hints = rules.flatMap(({ on }) => on.get(event.type)?.(event) ?? []);
    if (hints.length > 0) onPushed?.(event, hints);
    return hints;
  };
  return {
    handle(events) {
      const oldest = new Date(now().getTime() - maxAgeMilliseconds).toISOString();
      // A deadline's event has its due time, which may be long past.
      const isNew = ({ position, metadata }: ProjectedEvent) => position > head || metadata.at >= oldest;
      const pushes = events.filter(isNew).flatMap(hintsOf);
      if (pushes.length === 0) return;
      crashPoint('pushes:before-publish');
      bus.publish(pushes);
    },
  };
}
