import { type DomainEvent, type DueTimes, nextPeriodChange, type Period } from '@portal/contracts';
import { intend } from '../automation/automation';
import { type Deadline, defineDeadline, fallsDue, fallsDueNoMore } from '../automation/deadline';
import type { CommandBinding } from '../decider/command-binding';

interface PeriodSpec {
  readonly noun: string;
  readonly key: string;
  readonly dueTimes: DueTimes;
  readonly apply: CommandBinding<{ id: number; due: string }>;
}

type Data = Readonly<Record<string, unknown>>;
interface Recorded {
  readonly data: unknown;
  readonly metadata: { readonly at: string };
}

/** Sends `Apply{Noun}Period` at a period's begin and end. @param name its ledger's */
export function periodDeadline(
  name: `when-${string}-then-${string}`,
  { noun, key, dueTimes, apply }: PeriodSpec,
): Deadline {
  const idOf = ({ data }: Recorded) => String((data as Data)[key]);
  const ofPeriod = (event: Recorded) =>
    fallsDue(idOf(event), nextPeriodChange(event.data as Period, event.metadata.at));
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
