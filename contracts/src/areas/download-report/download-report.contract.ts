import { z } from 'zod';
import { definePushes, day, defineQueries, listInput, only, query, Role, defineView } from '../../kernel';
import { reportDay } from './download-report.rules';

export const downloadReportPushes = definePushes('download-report', {
  /** To the administrators: something was downloaded. */
  DownloadsCounted: z.object({ resourceId: z.int(), position: z.int() }),
});

const period = { start: reportDay(), end: reportDay() };
const runsForward = ({ start, end }: { start: string; end: string }) => start <= end;
const backwards = { path: ['end'], error: 'period_reversed' };
const views = ['download-days', 'resources', 'sections', 'restaurants'];

/** A line of the report (R-IMP-10). */
export const downloadRowSchema = z.object({
  /** Place by downloads, from 1, whatever the order of the list. */
  pos: z.int(),
  /** Of the resource. */
  id: z.int(),
  /** As it is called now; empty for one of which nothing is known any more. */
  name: z.string(),
  reference: z.string(),
  /** Path of its page; empty once it was deleted. */
  link: z.string(),
  /** Path of its preview picture; empty without one. */
  thumb: z.string(),
  /** First section and its type; 0 and empty for none. */
  section: z.object({ id: z.int(), name: z.string(), type: z.int() }),
  deleted: z.boolean(),
  downloads: z.int(),
  /** Restaurants for which it was downloaded. */
  restaurants: z.int(),
});
export type DownloadRow = z.infer<typeof downloadRowSchema>;

export const downloadSummarySchema = z.object({
  start: day(),
  end: day(),
  /** All downloads of the period, and of how many resources they were. */
  downloads: z.int(),
  resources: z.int(),
  /** The days with downloads, in their order. */
  days: z.array(z.object({ day: day(), downloads: z.int() })),
  /** The ten resources that were downloaded most. */
  top: z.array(z.object({ id: z.int(), name: z.string(), downloads: z.int() })),
  /** The ten restaurants for which most was downloaded; 0 for none. */
  restaurants: z.array(z.object({ id: z.int(), name: z.string(), downloads: z.int() })),
});
export type DownloadSummary = z.infer<typeof downloadSummarySchema>;

/** Full administrators only: it is not in the menu of editors (AMB-08). */
const access = only([Role.Administrator]);

export const downloadReportQueries = defineQueries('download-report', {
  GetDownloadReport: query({
    method: 'GET',
    path: 'inform/{start}/{end}',
    input: listInput(['-downloads', 'name', 'section'], period).refine(runsForward, backwards),
    output: z.array(downloadRowSchema),
    list: true,
    access,
    views,
    summary:
      'Downloads of each resource from one day to another, both included, in the market’s time zone (R-IMP-10, R-IMP-11, R-API-119, AMB-51)',
  }),
  GetDownloadSummary: query({
    method: 'GET',
    path: 'inform/{start}/{end}/summary',
    input: z.object(period).refine(runsForward, backwards),
    output: downloadSummarySchema,
    access,
    views,
    summary: 'Downloads of a period day by day, and what was downloaded most (R-IMP-10)',
  }),
});

/**
 * Downloads of a calendar day in the market's time zone, by day (`2026-11-20`). Small documents, so that a year is read
 * at once. Counted from the first event.
 */
export const downloadDays = defineView('download-days', {
  schema: z.object({
    id: z.string(),
    /** Resource id → restaurant id → downloads; restaurant 0 for those who downloaded for none. */
    counts: z.record(z.string(), z.record(z.string(), z.int().positive())),
  }),
  filters: { id: 'text' },
  sorts: ['id'],
  indexes: [['id']],
});
