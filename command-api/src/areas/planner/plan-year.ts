import { marketRecords, reject, type Rejection } from '@portal/contracts';
import { isPlanYear, type PlanKey } from '@portal/contracts/areas/planner';
import type { Command } from '@portal/platform/decider/decider';

export const keyOfPlan = ({
  restaurant_id: restaurantId,
  year,
}: {
  readonly restaurant_id: number;
  readonly year: number;
}): PlanKey => ({ restaurantId, year });

/** Market clock (R-MKT-02). */
export function refusedYear(year: number, { at, market }: Pick<Command, 'at' | 'market'>): Rejection | null {
  const isPlannable = isPlanYear(year, at, marketRecords[market].timeZone);
  return isPlannable ? null : reject('plan_year_refused', { fields: { year: 'not_plannable' } });
}
