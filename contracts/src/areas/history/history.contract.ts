import { z } from 'zod';
import {
  catalogueReaders,
  day,
  defineQueries,
  instant,
  listInput,
  ofObject,
  only,
  query,
  wireInteger,
  wireOptionalInteger,
  wireRequiredText,
} from '../../kernel';
import { recordKinds } from './history.rules';

/** `null`: was not there. Values as the record's query answers them. */
const changedValueSchema = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() });
export type ChangedValue = z.infer<typeof changedValueSchema>;

export const recordChangeSchema = z.object({
  /** Of the event; names the version in `GetRecordAt`. */
  position: z.int(),
  at: instant(),
  /** As the reader sees it: what becomes visible to them is `added`. */
  what: z.enum(['added', 'changed', 'deleted', 'restored']),
  /** Type. */
  event: z.string(),
  /** `id`: `null` for the portal and without a session. `name`: empty also after erasure. `role`: 0 for the portal. */
  by: z.object({ id: z.int().nullable(), name: z.string(), role: z.int() }),
  /** Restaurant or person. */
  on_behalf_of: z.string().nullable(),
  via: z.enum(['person', 'import', 'system']),
  reason: z.string().nullable(),
  fields: z.array(changedValueSchema),
});
export type RecordChange = z.infer<typeof recordChangeSchema>;

const record = z.enum(recordKinds);
/** As in the record's query. */
const id = wireRequiredText(100);
const values = z.record(z.string(), z.unknown());

/** The records' own rights are checked by the handler. */
const access = only(catalogueReaders, { scope: ofObject });
const rejections = [
  'resource_not_found',
  'order_not_found',
  'restaurant_not_found',
  'user_not_found',
  'slider_not_found',
  'plan_year_refused',
] as const;
const views = [
  'resources',
  'orders',
  'restaurants',
  'users',
  'sections',
  'sliders',
  'videos',
  'channels',
  'diagnostics',
  'restaurantPlans',
  'nationalPlans',
  'brands',
  'swotOptions',
  'mopPolicies',
] as const;

/** Not in the specification. */
export const historyQueries = defineQueries('history', {
  ListRecordHistory: query({
    method: 'GET',
    path: 'history/{record}/{id}',
    input: listInput(['-position'], { record, id })
      .omit({ sort: true, q: true })
      .extend({ size: wireInteger().pipe(z.int().min(1).max(50)).default(20) }),
    output: z.array(recordChangeSchema),
    list: true,
    securityEvent: true,
    access,
    rejections,
    views,
    summary: 'Changes of a record, newest first, to readers of the record and of what they see of it',
  }),
  GetRecordAt: query({
    method: 'GET',
    path: 'history/{record}/{id}/at',
    input: z.object({
      record,
      id,
      /** Inclusive. */
      position: wireOptionalInteger(),
      /** At its end, market's calendar; without both, now. */
      day: day().optional(),
    }),
    output: z.object({
      /** Of the last change included, 0 before the first. */
      position: z.int(),
      /** End of the day, or the time of the position. */
      at: instant(),
      /** `null`: not there, or hidden from the reader. Without counts that have no past (resources of a section). */
      values: values.nullable(),
      now: values,
      /** Differences from `values` to `now`. */
      fields: z.array(changedValueSchema),
    }),
    securityEvent: true,
    access,
    rejections,
    views,
    summary: 'A record as its own query would have answered on a day or after a change, and as it is now',
  }),
});
