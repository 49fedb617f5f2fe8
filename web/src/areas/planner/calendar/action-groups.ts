import { dayOfYear, type PlanAction } from '@portal/contracts/areas/planner';
import { daysAfter } from '@portal/contracts/kernel';

/** The days that come next, today among them. */
const nextDays = 28;

/** Actions under one heading: those of the next four weeks, or those that begin in a month, 1 to 12. */
export interface ActionGroup {
  readonly month: number | null;
  readonly actions: readonly PlanAction[];
}

const byStart = (a: PlanAction, b: PlanAction) =>
  dayOfYear(a.start) - dayOfYear(b.start) || a.name.localeCompare(b.name);

/**
 * The actions of a year as a list: first what is on in the next four weeks, then the others by the month in which they
 * begin. In another year than today's there is nothing that comes next.
 */
export function actionGroups(
  actions: readonly PlanAction[],
  today: string,
  year: number,
): readonly ActionGroup[] {
  const sorted = actions.toSorted(byStart);
  const isThisYear = today.startsWith(`${year}-`);
  const last = daysAfter(today, nextDays - 1);
  const isNext = ({ start, end }: PlanAction) => isThisYear && start <= last && end >= today;
  const months = Array.from({ length: 12 }, (_, index) => ({
    month: index + 1,
    actions: sorted.filter((action) => !isNext(action) && Number(action.start.slice(5, 7)) === index + 1),
  }));
  return [
    ...(isThisYear ? [{ month: null, actions: sorted.filter(isNext) }] : []),
    ...months.filter((group) => group.actions.length > 0),
  ];
}
