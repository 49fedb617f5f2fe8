import type { Logger } from 'pino';
import type { ProjectedEvent } from '../codec/event-codec.port';
import type { Push } from '../stores/push-bus/push-bus.port';

/** Debug log of an event's processing, by correlation id (R11). */
export interface Trace {
  projected(events: readonly ProjectedEvent[]): void;
  pushed(event: ProjectedEvent, pushes: readonly Push[]): void;
}

/** Position and origin, no content (S19). */
const about = ({ type, position, metadata }: ProjectedEvent) => ({
  correlationId: metadata.correlationId,
  causationId: metadata.causationId,
  event: type,
  position,
});

/** Combines traces. */
export const allTraces = (...traces: readonly Trace[]): Trace => ({
  projected: (events) => traces.forEach((trace) => trace.projected(events)),
  pushed: (event, pushes) => traces.forEach((trace) => trace.pushed(event, pushes)),
});

export function traceTo(log: Logger): Trace {
  return {
    projected(events) {
      if (!log.isLevelEnabled('debug')) return;
      for (const event of events) log.debug(about(event), 'projected');
    },
    pushed(event, pushes) {
      if (!log.isLevelEnabled('debug')) return;
      log.debug({ ...about(event), pushes: pushes.map(({ name }) => name) }, 'pushed');
    },
  };
}
