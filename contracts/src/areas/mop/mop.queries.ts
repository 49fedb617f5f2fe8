import { z } from 'zod';
import {
  anyOf,
  day,
  defineQueries,
  instant,
  listInput,
  ofObject,
  only,
  query,
  restaurantStaff,
  Role,
  wireFlag,
  wireInteger,
  wireOptionalInteger,
  searchText,
} from '../../kernel';
import { pauseIdSchema } from './mop.commands';
import { mopStatusSchema } from './mop-statuses';
import { mopStep } from './mop.views';

const markets = ['ES'] as const;

/**
 * History of a pause, oldest first. `name` is empty for an erased person, and where the switch confirmed it or the
 * deadline ended it.
 */
const mopStepSchema = z.object({ ...mopStep, name: z.string() });

/** A request as the specification spells it (R-MOP-02), and what else the screens show. */
export const mopRequestSchema = z.object({
  id: z.string(),
  log_date: instant(),
  restaurant_id: z.int(),
  restaurant_site: z.string(),
  restaurant_name: z.string(),
  user_name: z.string(),
  start_date: instant(),
  end_date: instant(),
  /** The restaurant's reason. */
  value: z.string(),
  /** The reason for its cancellation, else empty. */
  cancel: z.string(),
  status: mopStatusSchema,
  /** Version of the status; a change sends it back, so that conflicts are found (R4). */
  version: z.int(),
  late: z.boolean(),
  /** Confirmed by the switch, not by a person. */
  auto_confirmed: z.boolean(),
  withdrawn: z.boolean(),
  /** When the clock ended it; null for what was cancelled or withdrawn. */
  ended_at: instant().nullable(),
  history: z.array(mopStepSchema),
});
export type MopRequest = z.infer<typeof mopRequestSchema>;

const sorts = ['-log_date', 'start_date', 'end_date', 'status', 'restaurant_name', 'user_name'] as const;
const narrowing = {
  restaurant_id: wireOptionalInteger(),
  /** Pauses that touch these days, by the market's calendar. */
  from: day().optional(),
  to: day().optional(),
  late: wireFlag().optional(),
  /** Whether a decision is still possible: neither over nor withdrawn. */
  open: wireFlag().optional(),
  /** Not decided yet, though its time has begun. */
  begun: wireFlag().optional(),
};
const filters = { status: anyOf(wireInteger().pipe(mopStatusSchema)), ...narrowing };
const administrator = only([Role.Administrator], { markets, scope: ofObject });

export const mopQueries = defineQueries('mop', {
  ListMopRequests: query({
    method: 'GET',
    path: 'admin/mop_requests',
    input: listInput(sorts, filters),
    output: z.array(mopRequestSchema),
    list: true,
    access: administrator,
    views: ['mopPauses'],
    summary: 'Requests of all restaurants (R-MOP-09, R-API-120)',
  }),
  CountMopRequests: query({
    method: 'GET',
    path: 'admin/mop_requests/count',
    input: z.object({ ...narrowing, q: searchText() }),
    output: z.record(z.string(), z.int()),
    access: administrator,
    views: ['mopPauses'],
    summary: 'How many requests stand in each status, of those that the other filters leave',
  }),
  ListMopPauses: query({
    method: 'GET',
    path: 'mop_requests',
    input: listInput(sorts, filters),
    output: z.array(mopRequestSchema),
    list: true,
    access: only([...restaurantStaff, Role.Administrator], { markets, scope: ofObject }),
    views: ['mopPauses'],
    summary: 'Pauses of one’s own restaurants (R-MOP-03, R-MOP-14)',
  }),
  GetMopPause: query({
    method: 'GET',
    path: 'mop_requests/{id}',
    input: z.object({ id: pauseIdSchema }),
    output: mopRequestSchema,
    access: only([...restaurantStaff, Role.Administrator], { markets, scope: ofObject }),
    rejections: ['pause_not_found'],
    views: ['mopPauses'],
    summary: 'One pause with its history (R-MOP-02)',
  }),
  GetMopAutoConfirm: query({
    method: 'GET',
    path: 'mop_request/get_confirm',
    input: z.object({}),
    output: z.object({
      confirm: z.literal([0, 1]),
      set_by: z.string(),
      set_at: instant().nullable(),
    }),
    access: only([...restaurantStaff, Role.Administrator], { markets }),
    views: ['mopPolicies'],
    summary: 'Whether new requests are confirmed by themselves (R-MOP-07, R-API-123)',
  }),
});
