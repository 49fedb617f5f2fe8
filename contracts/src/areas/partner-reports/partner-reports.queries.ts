import { z } from 'zod';
import {
  defineQueries,
  instant,
  day,
  listInput,
  ofObject,
  ofRestaurant,
  only,
  query,
  restaurantStaff,
  Role,
  wireFlag,
  wireInteger,
  wireMonth,
  wireText,
} from '../../kernel';
import { reportSenders } from './partner-reports.commands';

/** A report as the specification spells it (R-PRT-08), and what else the screens show. */
export const partnerReportSchema = z.object({
  id: z.string(),
  report_filename: z.string(),
  created_date: instant(),
  /** Its last version. */
  update_date: instant(),
  /** First day of its month. */
  report_date: day(),
  /** Path of its file, with its version. */
  url: z.string(),
  /** What reports are grouped by: `11/2026`. */
  month_formatted: z.string(),
  bytes: z.int(),
  /** Counts its files, from 1. */
  version: z.int(),
  restaurant_id: z.int().nullable(),
  restaurant_site: z.string(),
  restaurant_name: z.string(),
});
export type PartnerReport = z.infer<typeof partnerReportSchema>;

/** A month with reports (R-PRT-02). */
export const reportMonthSchema = z.object({
  month_formatted: z.string(),
  count: z.int(),
  /** Reports without a restaurant (AMB-65). */
  unassigned: z.int(),
});
export type ReportMonth = z.infer<typeof reportMonthSchema>;

/** A restaurant to choose for a report. */
export const reportRestaurantChoiceSchema = z.object({
  id: z.int(),
  site: z.string(),
  name: z.string(),
  city: z.string(),
});
export type ReportRestaurantChoice = z.infer<typeof reportRestaurantChoiceSchema>;

const sorts = ['report_filename', '-report_date', 'created_date', 'update_date', 'restaurant_name'] as const;
const filters = {
  month: wireMonth().optional(),
  /** Whether the restaurant is known. */
  assigned: wireFlag().optional(),
};
const list = {
  method: 'GET',
  output: z.array(partnerReportSchema),
  list: true,
  views: ['partnerReports'],
} as const;
const senders = only(reportSenders, { scope: ofObject });

export const partnerReportQueries = defineQueries('partner-reports', {
  ListPartnerReports: query({
    ...list,
    path: 'partner/report',
    input: listInput(sorts, filters),
    access: senders,
    summary:
      'One’s own reports; for administrators those of all partners (R-PRT-03, R-PRT-08, R-API-112, AMB-72)',
  }),
  ListPartnerReportsOfUser: query({
    ...list,
    path: 'report/user/{id}',
    input: listInput(sorts, { ...filters, id: wireInteger() }),
    access: senders,
    summary: 'The reports of one partner; partners ask for their own only (R-API-113, W8)',
  }),
  ListPartnerReportsOfRestaurant: query({
    ...list,
    path: 'report/restaurant/{id}',
    input: listInput(['-report_date', 'report_filename', 'update_date'], {
      month: filters.month,
      id: wireInteger(),
    }),
    access: only([...restaurantStaff, Role.Administrator], { scope: ofRestaurant('id') }),
    summary: 'The reports about a restaurant, newest month first (R-PRT-12, R-API-111)',
  }),
  ListPartnerReportMonths: query({
    method: 'GET',
    path: 'partner/report/months',
    input: listInput(['-month'], {}),
    output: z.array(reportMonthSchema),
    list: true,
    access: senders,
    views: ['partnerReports'],
    summary: 'Months with how many reports they have (R-PRT-02, R-PRT-08, R-PRT-11)',
  }),
  ListOpenReportMonths: query({
    method: 'GET',
    path: 'partner/report/months/open',
    input: z.object({}),
    output: z.array(z.object({ month_formatted: z.string(), has_reports: z.boolean() })),
    access: senders,
    views: ['partnerReports'],
    summary:
      'The last six months by the market’s clock, newest first, and which have reports (R-PRT-05, AMB-73)',
  }),
  FindReportRestaurants: query({
    method: 'GET',
    path: 'partner/report/restaurants',
    input: z.object({ q: wireText(100).default('') }),
    output: z.array(reportRestaurantChoiceSchema),
    access: only(reportSenders),
    views: ['restaurants'],
    summary: 'Restaurants that a report can be assigned to, by name, site or city; twenty at most (AMB-65)',
  }),
});
