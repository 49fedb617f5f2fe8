import { z } from 'zod';
import {
  administrators,
  day,
  defineQueries,
  instant,
  only,
  query,
  Role,
  trialDays,
  wireCommaList,
  wireDayRange,
  wireInteger,
  wireOptionalInteger,
} from '../../kernel';
import { orderStatusSchema, turns } from '../orders';
import { ages, maxOverviewDays } from './overview.rules';

const full = only([Role.Administrator]);
/** Editors see what they may list. */
const both = only(administrators);

/** Compared with as many days before. */
const range = wireDayRange(maxOverviewDays);

/** In the range, and in the days before. */
const compared = z.object({ now: z.int(), before: z.int() });
export type Compared = z.infer<typeof compared>;

const duration = z.object({
  orders: z.int(),
  /** Working hours without the restaurant's turns, to two significant digits. */
  median_hours: z.number(),
  /** 90th percentile. */
  most_hours: z.number(),
});
const durations = z.object({ now: duration.nullable(), before: duration.nullable() });
export type Durations = z.infer<typeof durations>;

export const ordersOverviewSchema = z.object({
  /** Open orders; without zeros. */
  open: z.array(
    z.object({ status: orderStatusSchema, turn: z.enum(turns), age: z.enum(ages), orders: z.int() }),
  ),
  /** Open orders by `riskOf`. */
  risks: z.object({ at_risk: z.int(), late: z.int() }),
  placed: compared,
  delivered: compared,
  cancelled: compared,
  /** Twelve up to the week of `to`, oldest first. */
  weeks: z.array(
    z.object({
      /** Monday. */
      week: day(),
      placed: z.int(),
      delivered: z.int(),
      cancelled: z.int(),
    }),
  ),
  /** To the agency's first answer. */
  answer: durations,
  delivery: durations,
  /** By `answerKindOf`; kinds answered or delivered in the range. */
  kinds: z.array(z.object({ kind: z.string(), answer: durations, delivery: durations })),
  /** Last comparison of `orderDays` with a rebuild without a difference; `null` for none. */
  verified_at: instant().nullable(),
});
export type OrdersOverview = z.infer<typeof ordersOverviewSchema>;

const restaurant = { restaurant_id: z.int(), restaurant_name: z.string() };
const shownOf = <S extends z.ZodObject>(rows: S) =>
  z.object({
    total: z.int(),
    /** The first by importance. */
    rows: z.array(rows),
  });

export const todayOverviewSchema = z.object({
  /** `begun`: has started without an answer. Empty without mobile ordering. */
  pauses: shownOf(
    z.object({
      id: z.string(),
      ...restaurant,
      start: instant(),
      end: instant(),
      state: z.enum(['begun', 'requested', 'running']),
    }),
  ),
  /** Planned changes of the next seven days. */
  changes: shownOf(z.object({ ...restaurant, day: day() })),
  closures: shownOf(
    z.object({
      ...restaurant,
      motive: z.int().nullable(),
      /** First open day. */
      until: day().nullable(),
    }),
  ),
  /** Kinds whose last import is too old, or missing. */
  imports: z.array(z.object({ kind: z.string(), last_at: instant().nullable() })),
  /** Completed months with restaurants without a report, newest first. */
  reports: z.array(z.object({ month: z.string(), missing: z.int(), restaurants: z.int() })),
});
export type TodayOverview = z.infer<typeof todayOverviewSchema>;

const piece = z.object({ id: z.int(), name: z.string(), day: day().nullable() });
const counted = z.object({ id: z.int(), name: z.string(), ...compared.shape });

export const contentOverviewSchema = z.object({
  /** Ended, still shown to readers; `day` is the last valid one. */
  past: shownOf(piece),
  /** Published for 90 days or more without a download in them; `day` of publication. */
  untaken: shownOf(piece),
  downloads: compared,
  /** Every day of the range. */
  days: z.array(z.object({ day: day(), downloads: z.int() })),
  /** Most downloads first; each with those of the days before. A piece counts for its first section. */
  sections: z.array(counted),
  formats: z.array(counted),
  regions: z.array(counted),
});
export type ContentOverview = z.infer<typeof contentOverviewSchema>;

/** Active restaurants of a region; `begun` are not complete. */
const progress = z.object({ region: z.int(), restaurants: z.int(), begun: z.int(), complete: z.int() });

export const adoptionOverviewSchema = z.object({
  diagnostics: z.array(progress),
  plans: z.array(progress),
  /** Chain objectives of the year, most chosen first. */
  priorities: z.array(
    z.object({
      objective: z.int(),
      name: z.string(),
      regions: z.array(z.object({ region: z.int(), restaurants: z.int() })),
    }),
  ),
});
export type AdoptionOverview = z.infer<typeof adoptionOverviewSchema>;

const hours = z.object({ median_hours: z.number(), most_hours: z.number() }).nullable();
/** At placing: at risk by `riskOf`, or a day that could not be asked for. */
const trialFlag = z.enum(['at_risk', 'too_early']).nullable();

const trialFigures = z.object({
  at_risk: z.int(),
  too_early: z.int(),
  /** Not delivered by the end of the day needed. */
  late: z.int(),
  /** Working hours to the agency's first answer, and to delivery. */
  answer: hours,
  delivery: hours,
});
export type TrialFigures = z.infer<typeof trialFigures>;

export const workingDaysTrialSchema = z.object({
  since: day(),
  orders: z.int(),
  real: trialFigures,
  trial: trialFigures,
  /** Orders flagged otherwise, newest first. */
  changed: z.array(
    z.object({
      id: z.string(),
      number: z.int(),
      restaurant_name: z.string(),
      date: instant(),
      needed_by: day(),
      real: trialFlag,
      trial: trialFlag,
    }),
  ),
});
export type WorkingDaysTrial = z.infer<typeof workingDaysTrialSchema>;

const dayList = () => wireCommaList(day(), 60).default([]);

/** Not in the specification. Kept by projections: nothing is read from the log on a visit. */
export const overviewQueries = defineQueries('overview', {
  GetOrdersOverview: query({
    method: 'GET',
    path: 'overview/orders',
    input: range,
    output: ordersOverviewSchema,
    access: both,
    views: ['orders', 'countedOrders', 'orderDays', 'verifications'],
    summary: 'Open orders by status, turn and age; orders and times of a range against the days before',
  }),
  GetTodayOverview: query({
    method: 'GET',
    path: 'overview/today',
    input: z.object({}),
    output: todayOverviewSchema,
    access: full,
    views: ['mopPauses', 'channels', 'channelPlansDue', 'imports', 'partnerReports', 'restaurants'],
    summary: 'What happens today: pauses, planned changes, closures, late imports, missing reports',
  }),
  GetContentOverview: query({
    method: 'GET',
    path: 'overview/content',
    input: range,
    output: contentOverviewSchema,
    access: both,
    views: ['resources', 'download-days', 'sections', 'restaurants'],
    summary: 'Pieces past their day or not taken, and downloads of a range against the days before',
  }),
  TryWorkingDays: query({
    method: 'GET',
    path: 'overview/working-days',
    input: z.object({
      /** Of restaurants; all by default. */
      region: wireOptionalInteger(),
      /** Days off besides the market's holidays. */
      closed: dayList(),
      /** Holidays on which people work. */
      worked: dayList(),
      /** The working week ends on this day, 1 to 7. */
      last_weekday: wireInteger().pipe(z.int().min(1).max(7)).default(5),
    }),
    output: workingDaysTrialSchema,
    access: full,
    views: ['orders', 'countedOrders', 'restaurants'],
    summary: `Orders of the last ${trialDays} days with another list of working days: risk, answers, deliveries`,
  }),
  GetAdoptionOverview: query({
    method: 'GET',
    path: 'overview/adoption',
    input: z.object({ year: wireInteger() }),
    output: adoptionOverviewSchema,
    access: only([Role.Administrator], { markets: ['ES'] }),
    views: ['diagnostics', 'restaurantPlans', 'nationalPlans', 'restaurants'],
    summary: 'Complete diagnostics and plans by region, and the priorities of a year',
  }),
});
