import type { DomainEvent, DueTime, DueTimes } from '@portal/contracts';
import type { ProjectedEvent } from '../codec/event-codec.port';
import type { CommandIntent } from './automation';

/** Effect of an event on a due time: sets it or removes it. */
export interface Timing {
  /** What falls due, e.g. the id of a pause. */
  readonly id: string;
  /** ISO 8601 UTC; `null` when there is nothing to wait for any more. */
  readonly dueAt: string | null;
}

/** @param dueAt ISO 8601 UTC; `null` for never */
export const fallsDue = (id: string, dueAt: string | null): Timing => ({ id, dueAt });
export const fallsDueNoMore = (id: string): Timing => fallsDue(id, null);

/** A rule of the form "when that time has come, do this". */
export interface Deadline {
  /** The sentence: `when-a-pause-ends-then-say-so`. The ids of its commands hang on it. */
  readonly name: string;
  /** Where it keeps what falls due when; its ledger is called after it. */
  readonly dueTimes: DueTimes;
  readonly on: ReadonlyMap<string, (event: ProjectedEvent) => Timing | null>;
  readonly then: (due: DueTime) => CommandIntent;
}

/**
 * Declares a deadline: `defineDeadline<MopEvent>('when-a-pause-ends-then-say-so', mopPauseEnds, { on: {
 * MopPauseRequested: ({ data }) => fallsDue(data.pauseId, data.end) }, then: ({ id }) => intend(bindings.endMopPause, {
 * id }) })`. The command is decided as of its due time, also when the portal was closed then. The decider decides last:
 * a later event may have made it pointless.
 */
export function defineDeadline<E extends DomainEvent>(
  name: `when-${string}-then-${string}`,
  dueTimes: DueTimes,
  rule: {
    readonly on: {
      readonly [N in E['type']]?: (event: ProjectedEvent<Extract<E, { type: N }>>) => Timing | null;
    };
    readonly then: Deadline['then'];
  },
): Deadline {
  return {
    name,
    dueTimes,
    on: new Map(Object.entries(rule.on)) as unknown as Deadline['on'],
    then: rule.then,
  };
}
