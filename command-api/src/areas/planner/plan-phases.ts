import { dayOf, daysAfter, type Market, marketRecords, startOfDay } from '@portal/contracts';
import {
  type ActionContent,
  nextPhaseDay,
  phaseOfAction,
  type PlanContent,
  soonDays,
} from '@portal/contracts/areas/planner';

const zoneOf = (market: Market) => marketRecords[market].timeZone;

interface Moment {
  readonly at: string;
  readonly market: Market;
}

/** Next market midnight with a phase change; `null`: none (AMB-70). */
export function nextPhaseAt(
  { actions }: Pick<PlanContent, 'actions'>,
  { at, market }: Moment,
): string | null {
  const today = dayOf(at, zoneOf(market));
  const [first] = actions.flatMap((action) => nextPhaseDay(action, today) ?? []).sort();
  return first === undefined ? null : startOfDay(first, zoneOf(market));
}

const changesOn = ({ start, end }: ActionContent, day: string): boolean =>
  [daysAfter(start, -soonDays), start, daysAfter(end, 1)].includes(day);

export function phasesReached({ actions }: Pick<PlanContent, 'actions'>, { at, market }: Moment) {
  const today = dayOf(at, zoneOf(market));
  return actions
    .filter((action) => changesOn(action, today))
    .map((action) => ({ actionId: action.actionId, phase: phaseOfAction(action, today) }));
}
