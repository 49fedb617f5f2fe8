import { z } from 'zod';

const localId = /^(\d{1,9})-(\d{4})-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const nationalId = /^national-(\d{4})-(\d{1,9})$/;

/** The id of an action: one of a restaurant, which names it and its year, or one of the national plan. */
export const actionIdSchema = z.string().regex(new RegExp(`${localId.source}|${nationalId.source}`));

/** The plan of a restaurant and year. */
export interface PlanKey {
  readonly restaurantId: number;
  readonly year: number;
}

/** The id of the action that a command added. */
export const actionIdOf = ({ restaurantId, year }: PlanKey, commandId: string): string =>
  `${restaurantId}-${year}-${commandId}`;

/** The plan that an action belongs to, read from its id; `null` for a national one. */
export function planOfAction(actionId: string): PlanKey | null {
  const [, restaurantId, year] = localId.exec(actionId) ?? [];
  return restaurantId === undefined ? null : { restaurantId: Number(restaurantId), year: Number(year) };
}

export const nationalActionId = (year: number, id: number): string => `national-${year}-${id}`;

/** National actions are read-only (R-MKT-14). */
export const isNationalAction = (actionId: string): boolean => nationalId.test(actionId);

/** The id of a plan in the view: `12-2027`. */
export const planIdOf = ({ restaurantId, year }: PlanKey): string => `${restaurantId}-${year}`;

/** What the digest of a calendar program's secret is made of. */
export const calendarDigestText = (token: string): string => `plan calendar address ${token}`;

/** Where somebody's calendar program reads the plans of a restaurant. */
export const calendarFeedPath = (restaurantId: number, token: string): string =>
  `/api/plan/calendar/${restaurantId}/${token}`;

/** Where the calendar of a year is downloaded. */
export const calendarFilePath = ({ restaurantId, year }: PlanKey): string =>
  `/api/restaurant/plan/${restaurantId}/${year}/calendar`;
