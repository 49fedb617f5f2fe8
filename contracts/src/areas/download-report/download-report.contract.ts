import { z } from 'zod';
import { definePushes, day, defineQueries, listInput, only, query, Role, defineView } from '../../kernel';
import { resourceEvents } from '../resources';
import { reportDay } from './download-report.rules';

const period = { start: reportDay(), end: reportDay() };
const runsForward = ({ start, end }: { start: string; end: string }) => start <= end;
const backwards = { path: ['end'], error: 'period_reversed' };
const views = ['download-days', 'resources', 'sections', 'restaurants'];

/** R-IMP-10 */
export const downloadRowSchema = z.object({
  /** Rank by downloads, in any sort order. */
  pos: z.int(),
  id: z.int(),
  /** Current name; empty if unknown. */
  name: z.string(),
  reference: z.string(),
  /** Page path; empty if deleted. */
  link: z.string(),
  /** Path; empty without a picture. */
  thumb: z.string(),
  /** First section; 0 and empty for none. */
  section: z.object({ id: z.int(), name: z.string(), type: z.int() }),
  deleted: z.boolean(),
  downloads: z.int(),
  restaurants: z.int(),
});
export type DownloadRow = z.infer<typeof downloadRowSchema>;

export const downloadSummarySchema = z.object({
  start: day(),
  end: day(),
  downloads: z.int(),
  resources: z.int(),
  days: z.array(z.object({ day: day(), downloads: z.int() })),
  /** Top ten. */
  top: z.array(z.object({ id: z.int(), name: z.string(), downloads: z.int() })),
  /** Top ten; id 0 for none. */
  restaurants: z.array(z.object({ id: z.int(), name: z.string(), downloads: z.int() })),
});
export type DownloadSummary = z.infer<typeof downloadSummarySchema>;

/** Not in the menu of editors (AMB-08). */
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
      'Downloads per resource between two days, inclusive, in the market’s time zone (R-IMP-10, R-IMP-11, R-API-119, AMB-51)',
  }),
  GetDownloadSummary: query({
    method: 'GET',
    path: 'inform/{start}/{end}/summary',
    input: z.object(period).refine(runsForward, backwards),
    output: downloadSummarySchema,
    access,
    views,
    summary: 'Downloads of a period per day, and the most downloaded (R-IMP-10)',
  }),
});

/** By day, market time (`2026-11-20`): small documents keep a year's report fast. */
export const downloadDays = defineView('download-days', {
  schema: z.object({
    id: z.string(),
    /** Resource id → restaurant id → downloads; restaurant 0 for none. */
    counts: z.record(z.string(), z.record(z.string(), z.int().positive())),
  }),
  filters: { id: 'text' },
  sorts: ['id'],
  indexes: [['id']],
});

export const downloadReportPushes = definePushes('download-report', [resourceEvents], {
  DownloadsCounted: {
    key: 'resourceId',
    to: { fullAdministrators: ['ResourceDownloaded'] },
    refresh: ['GetDownloadReport', 'GetDownloadSummary', 'GetContentOverview', 'ListRestaurantStates'],
  },
});
