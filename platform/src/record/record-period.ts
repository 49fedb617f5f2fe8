import {
  type Days,
  type DomainEvent,
  type DueTimes,
  type EventOf,
  type EventSpec,
  nextPeriodChange,
} from '@portal/contracts';
import { intend } from '../automation/automation';
import { type Deadline, defineDeadline, fallsDue, fallsDueNoMore } from '../automation/deadline';
import type { CommandBinding } from '../decider/command-binding';

type PeriodFact = 'Added' | 'Updated' | 'Restored';
type PeriodEvents<Noun extends string> = {
  readonly events: Readonly<Record<`${Noun}${PeriodFact | 'Deleted' | 'PeriodReached'}`, EventSpec>>;
};
type DataOf<E, Type extends string> = E extends { readonly events: Record<string, EventSpec> }
  ? Extract<EventOf<E>, { type: Type }>['data']
  : never;

interface PeriodSpec<Noun extends string, E, Key extends string> {
  readonly events: DataOf<E, `${Noun}${PeriodFact}`> extends Days & Readonly<Record<Key, number>>
    ? DataOf<E, `${Noun}PeriodReached`> extends { readonly next: Days['start'] }
      ? E
      : never
    : never;
  /** Id field of event data. */
  readonly key: Key;
  readonly dueTimes: DueTimes;
  readonly apply: CommandBinding<{ id: number; due: string }>;
}

type Data = Readonly<Record<string, unknown>>;
interface Recorded {
  readonly data: unknown;
  readonly metadata: { readonly at: string };
}

/** Sends `Apply{Noun}Period` at a period's begin and end. @param name its ledger's @param noun as in `recordDecider` */
export function periodDeadline<
  const Noun extends string,
  E extends PeriodEvents<Noun>,
  const Key extends string,
>(
  name: `when-${string}-then-${string}`,
  noun: Noun,
  { key, dueTimes, apply }: PeriodSpec<Noun, E, Key>,
): Deadline {
  const idOf = ({ data }: Recorded) => String((data as Data)[key]);
  const ofPeriod = (event: Recorded) =>
    fallsDue(idOf(event), nextPeriodChange(event.data as Days, event.metadata.at));
  const on = {
    [`${noun}Added`]: ofPeriod,
    [`${noun}Updated`]: ofPeriod,
    [`${noun}Restored`]: ofPeriod,
    [`${noun}Deleted`]: (event: Recorded) => fallsDueNoMore(idOf(event)),
    [`${noun}PeriodReached`]: (event: Recorded) =>
      fallsDue(idOf(event), (event.data as { readonly next: string | null }).next),
  };
  return defineDeadline<DomainEvent>(name, dueTimes, {
    on,
    then: ({ id, dueAt }) => intend(apply, { id: Number(id), due: dueAt }),
  });
}
