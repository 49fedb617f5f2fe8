import { z } from 'zod';
import {
  command,
  defineCommands,
  ofObject,
  ofRestaurant,
  only,
  repeatWindowSeconds,
  restaurantStaff,
  Role,
  wireFlag,
  wireInstant,
  wireInteger,
  wireOptionalInteger,
  wireText,
  definePushes,
  defineDueTimes,
  defineView,
  instant,
  actorId,
  roleSchema,
  anyOf,
  day,
  defineQueries,
  listInput,
  query,
  searchText,
  defineRejections,
} from '../../kernel';
import { mopEvents } from './mop.events';
import { MopStatus, mopStatusSchema } from './mop.rules';

export const mopRejections = defineRejections({
  /** `fields` codes: `start_in_past`, `end_in_past`, `end_before_start`, `reason_too_short` (`details.min`). */
  pause_incomplete: 422,
  /** `fields.start_date` is the other pause. */
  pauses_overlap: 422,
  /** `details.min` characters (R-MOP-11, R-ERR-15). */
  cancel_reason_too_short: 422,
  /** No mobile ordering here. */
  restaurant_without_mobile_ordering: 422,
  pause_not_found: 404,
  /** Over or withdrawn. */
  pause_over: 422,
});

const markets = ['ES'] as const;

const administrator = only([Role.Administrator], { markets, scope: ofObject });
/** Restaurant and command id. */
export const pauseIdSchema = z.string().regex(/^\d{1,9}-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
export const pauseIdOf = (restaurantId: number, commandId: string): string => `${restaurantId}-${commandId}`;
export const restaurantOfPause = (pauseId: string): number => Number(pauseId.split('-', 1)[0]);

export const mopCommands = defineCommands('mop', {
  RequestMopPause: command({
    method: 'POST',
    path: 'mop_request/add',
    repeatWindowSeconds,
    input: z.object({
      /** An unchanged pause asks for nothing. */
      id: pauseIdSchema.optional(),
      restaurant_id: wireInteger(),
      start_date: wireInstant(),
      end_date: wireInstant(),
      value: wireText(2000),
    }),
    output: z.object({ id: z.string(), status: mopStatusSchema, late: z.boolean() }),
    access: only([...restaurantStaff, Role.Administrator], { markets, scope: ofRestaurant('restaurant_id') }),
    rejections: [
      'restaurant_not_found',
      'restaurant_inactive',
      'restaurant_without_mobile_ordering',
      'pause_incomplete',
      'pauses_overlap',
    ],
    summary: 'Requests a pause of mobile ordering (R-MOP-03…08, AMB-46, AMB-47, AMB-49)',
  }),
  ChangeMopPauseStatus: command({
    method: 'POST',
    path: 'mop_requests/update/{id}',
    input: z.object({
      id: pauseIdSchema,
      status: wireInteger().pipe(mopStatusSchema),
      cancel_value: wireText(2000).default(''),
      /** Version seen, or answered (undo); a `conflict` has author and time (R4). */
      version: wireOptionalInteger(),
    }),
    output: z.object({ id: z.string(), status: mopStatusSchema, version: z.int() }),
    access: only([Role.Administrator], { markets, scope: ofObject }),
    rejections: [
      'pause_not_found',
      'pause_over',
      'cancel_reason_too_short',
      'pauses_overlap',
      'restaurant_without_mobile_ordering',
    ],
    summary:
      'Confirms, cancels or reopens a request; idempotent. Without mobile ordering it can only be cancelled (R-MOP-10, R-API-121)',
  }),
  WithdrawMopPause: command({
    method: 'POST',
    path: 'mop_request/{id}/withdraw',
    input: z.object({ id: pauseIdSchema }),
    output: z.object({ id: z.string(), status: mopStatusSchema }),
    access: only(restaurantStaff, { markets, scope: ofObject }),
    rejections: ['pause_not_found', 'pause_over'],
    summary: 'Withdraws a request, or ends a running pause early',
  }),
  SetMopAutoConfirm: command({
    method: 'POST',
    path: 'mop_request/update_confirm/{confirm}',
    input: z.object({ confirm: wireFlag() }),
    output: z.object({ confirm: z.literal([0, 1]) }),
    access: only([Role.Administrator], { markets }),
    summary: 'Sets whether new requests are confirmed automatically (R-MOP-07, R-API-122)',
  }),
});

const mopStep = {
  what: z.enum(['requested', 'confirmed', 'reopened', 'cancelled', 'withdrawn', 'ended']),
  at: instant(),
  /** 0: the system. */
  role: z.union([roleSchema, z.literal(0)]),
};

/** Oldest first. `name` is empty after erasure and for automatic steps. */
const mopStepSchema = z.object({ ...mopStep, name: z.string() });

/** In the specification's spelling (R-MOP-02), plus what screens need. */
export const mopRequestSchema = z.object({
  id: z.string(),
  log_date: instant(),
  restaurant_id: z.int(),
  restaurant_site: z.string(),
  restaurant_name: z.string(),
  user_name: z.string(),
  start_date: instant(),
  end_date: instant(),
  /** Of the restaurant. */
  value: z.string(),
  /** Empty unless cancelled. */
  cancel: z.string(),
  status: mopStatusSchema,
  /** Send back (R4). */
  version: z.int(),
  late: z.boolean(),
  /** By the switch. */
  auto_confirmed: z.boolean(),
  withdrawn: z.boolean(),
  /** `null` if cancelled or withdrawn. */
  ended_at: instant().nullable(),
  history: z.array(mopStepSchema),
});
export type MopRequest = z.infer<typeof mopRequestSchema>;

const sorts = ['-log_date', 'start_date', 'end_date', 'status', 'restaurant_name', 'user_name'] as const;
const narrowing = {
  restaurant_id: wireOptionalInteger(),
  /** Overlapping these days, market's calendar. */
  from: day().optional(),
  to: day().optional(),
  late: wireFlag().optional(),
  /** Neither over nor withdrawn. */
  open: wireFlag().optional(),
  begun: wireFlag().optional(),
};
const filters = { status: anyOf(wireInteger().pipe(mopStatusSchema)), ...narrowing };

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
    summary: 'Number of requests per status, under the other filters',
  }),
  ListMopPauses: query({
    method: 'GET',
    path: 'mop_requests',
    input: listInput(sorts, filters),
    output: z.array(mopRequestSchema),
    list: true,
    access: only([...restaurantStaff, Role.Administrator], { markets, scope: ofObject }),
    views: ['mopPauses'],
    summary: 'Pauses of the caller’s restaurants (R-MOP-03, R-MOP-14)',
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
    summary: 'Whether new requests are confirmed automatically (R-MOP-07, R-API-123)',
  }),
});

/** By id, for both lists and the week strip. */
export const mopPauses = defineView('mopPauses', {
  personal: true,
  schema: z.object({
    id: z.string(),
    requestedAt: instant(),
    restaurantId: z.int(),
    restaurantSite: z.string(),
    restaurantName: z.string(),
    userId: z.int(),
    requestedBy: actorId(),
    start: instant(),
    end: instant(),
    reason: z.string(),
    cancelReason: z.string(),
    status: mopStatusSchema,
    /** Revision of the status. */
    version: z.int(),
    late: z.boolean(),
    autoConfirmed: z.boolean(),
    withdrawn: z.boolean(),
    /** Over or withdrawn: no decision possible. */
    ended: z.boolean(),
    endedAt: instant().nullable(),
    history: z.array(z.object({ ...mopStep, by: actorId() })),
  }),
  filters: {
    restaurantId: 'number',
    requestedBy: 'number',
    status: 'number',
    start: 'text',
    end: 'text',
    late: 'flag',
    ended: 'flag',
  },
  sorts: ['requestedAt', 'start', 'end', 'status', 'restaurantName'],
  indexes: [
    ['requestedAt'],
    ['start'],
    ['end'],
    ['status'],
    ['restaurantName'],
    // Filters and sorts by name.
    ['requestedBy'],
    ['restaurantId', 'start'],
    ['ended', 'start'],
  ],
  text: ['restaurantName', 'restaurantSite', 'reason'],
});

/** By market. */
export const mopPolicies = defineView('mopPolicies', {
  schema: z.object({ id: z.string(), on: z.boolean(), setBy: actorId(), setAt: instant() }),
  filters: {},
  sorts: [],
});

export const mopPauseEnds = defineDueTimes('mopPauseEnds');

export const mopPushes = definePushes('mop', [mopEvents], {
  /** R-MOP-14. Who and why follow with the answer. */
  MopPauseChanged: {
    key: 'pauseId',
    to: {
      restaurantAndFullAdministrators: [
        'MopPauseRequested',
        'MopPauseStatusChanged',
        'MopPauseWithdrawn',
        'MopPauseEnded',
      ],
    },
    fields: { status: mopStatusSchema, version: z.int() },
    changes: {
      MopPauseRequested: ({ data, revision }) => ({ status: data.status, version: revision }),
      MopPauseStatusChanged: ({ data, revision }) => ({ status: data.to, version: revision }),
      MopPauseWithdrawn: () => ({ status: MopStatus.Cancelled }),
      MopPauseEnded: ({ data }) => ({ status: data.status }),
    },
    records: ['ListMopRequests', 'ListMopPauses', 'GetMopPause'],
    refresh: [
      'ListMopRequests',
      'ListMopPauses',
      'GetMopPause',
      'CountMopRequests',
      'GetTodayOverview',
      'ListRestaurantStates',
      'ListCalendar',
    ],
  },
  MopAutoConfirmChanged: {
    to: { fullAdministrators: ['MopAutoConfirmSet'] },
    refresh: ['GetMopAutoConfirm', 'ListRecordHistory'],
  },
});
