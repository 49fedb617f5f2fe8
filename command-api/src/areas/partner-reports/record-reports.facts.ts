import { month, monthKey, type OutputOf } from '@portal/contracts';
import {
  nameKey,
  type partnerReportUploads,
  refusedEntryReasons,
  type ReportRestaurant,
  siteInName,
} from '@portal/contracts/areas/partner-reports';
import { z } from 'zod';
import type { Services } from '../../services';
import { restaurantOfSite } from '../restaurants/restaurant-sites';
import { restaurantDecider } from '../restaurants/restaurant.decider';
import { type MonthReports, namesake } from './month-reports';

export const recordReportsInput = z.object({
  month: month(),
  /** `null` for a single PDF. */
  archive: z.object({ filename: z.string(), bytes: z.int() }).nullable(),
  entries: z.array(
    z.object({
      filename: z.string(),
      file: z.object({ key: z.string(), bytes: z.int(), sha256: z.string() }).nullable(),
      reason: z.enum(refusedEntryReasons).nullable(),
    }),
  ),
});
export type RecordReportsInput = z.infer<typeof recordReportsInput>;

/** Restaurants by normalized file name (AMB-65). */
export interface RecordReportsFacts {
  readonly restaurants: Readonly<Record<string, ReportRestaurant>>;
}

type Needs = Pick<Services, 'load' | 'names'>;

export async function reportRestaurant(
  id: number,
  { load }: Pick<Needs, 'load'>,
): Promise<ReportRestaurant | null> {
  const restaurant = await load(restaurantDecider, `restaurant-${id}`);
  return restaurant && { id, site: restaurant.site, name: restaurant.name };
}

async function restaurantIn(filename: string, needs: Needs): Promise<ReportRestaurant | null> {
  const site = siteInName(filename);
  const id = site === null ? null : await restaurantOfSite(site, needs);
  return id === null ? null : reportRestaurant(id, needs);
}

export async function recordReportsFacts(
  { entries }: RecordReportsInput,
  needs: Needs,
): Promise<RecordReportsFacts> {
  const found = entries
    .filter(({ file }) => file !== null)
    .map(async ({ filename }) => [nameKey(filename), await restaurantIn(filename, needs)] as const);
  const known = (await Promise.all(found)).filter(
    (pair): pair is readonly [string, ReportRestaurant] => pair[1] !== null,
  );
  return { restaurants: Object.fromEntries(known) };
}

type Sent = OutputOf<(typeof partnerReportUploads)['AddPartnerReports']>;

const aboutNone = { restaurant_id: null, restaurant_site: '', restaurant_name: '' };
const about = ({ id, site, name }: ReportRestaurant) => ({
  restaurant_id: id,
  restaurant_site: site,
  restaurant_name: name,
});

export function sentReports(
  { month: of, entries }: RecordReportsInput,
  { reports }: MonthReports,
  userId: number,
): Sent {
  const files = entries.map(({ filename, reason }) => {
    const report = reason === null ? namesake(reports, { userId, filename }) : undefined;
    const restaurant = report?.restaurant ? about(report.restaurant) : aboutNone;
    return { filename, reason, id: report?.id ?? null, ...restaurant };
  });
  return { month_formatted: monthKey(of), files };
}
