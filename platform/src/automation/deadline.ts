import type { DomainEvent, DueTime, DueTimes } from '@portal/contracts';
import type { ProjectedEvent } from '../codec/event-codec.port';
import type { CommandIntent } from './automation';

/** Sets or removes a due time. */
export interface Timing {
  readonly id: string;
  /** ISO 8601 UTC; `null` cancels. */
  readonly dueAt: string | null;
  /** Keeps a due time that is set already. */
  readonly unlessSet?: boolean;
}

/** @param dueAt ISO 8601 UTC; `null` cancels */
export const fallsDue = (id: string, dueAt: string | null): Timing => ({ id, dueAt });
/** The first of several opens the window; later ones write nothing. */
export const fallsDueUnlessSet = (id: string, dueAt: string): Timing => ({ id, dueAt, unlessSet: true });
export const fallsDueNoMore = (id: string): Timing => fallsDue(id, null);

export interface Deadline {
  /** A sentence: `when-a-pause-ends-then-say-so`. Part of command ids. */
  readonly name: string;
  /** The view of due times; also names the ledger. */
  readonly dueTimes: DueTimes;
  readonly startAt: 'beginning' | 'now';
  readonly on: ReadonlyMap<string, (event: ProjectedEvent) => Timing | null>;
  readonly then: (due: DueTime) => CommandIntent;
}

/**
 * `defineDeadline<MopEvent>('when-a-pause-ends-then-say-so', mopPauseEnds, { on: { MopPauseRequested: ({ data }) =>
 * fallsDue(data.pauseId, data.end) }, then: ({ id }) => intend(bindings.endMopPause, { id }) })`.
 * The command is decided as of the due time, even after downtime.
 */
export function defineDeadline<E extends DomainEvent>(
  name: `when-${string}-then-${string}`,
  dueTimes: DueTimes,
  rule: {
    /** Default: the beginning. */
    readonly startAt?: Deadline['startAt'];
    readonly on: {
      readonly [N in E['type']]?: (event: ProjectedEvent<Extract<E, { type: N }>>) => Timing | null;
    };
    readonly then: Deadline['then'];
  },
): Deadline {
  return {
    name,
    dueTimes,
    startAt: rule.startAt ?? 'beginning',
    on: new Map(Object.entries(rule.on)) as unknown as Deadline['on'],
    then: rule.then,
  };
}
