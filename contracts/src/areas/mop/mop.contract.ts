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
import { mopStatusSchema } from './mop.rules';

const markets = ['ES'] as const;
/** The restaurant, whose stream holds the pause, and the id of the requesting command. */
export const pauseIdSchema = z.string().regex(/^\d{1,9}-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
/** The id of the pause that a command asked for. */
export const pauseIdOf = (restaurantId: number, commandId: string): string => `${restaurantId}-${commandId}`;
/** The restaurant that a pause belongs to, read from the pause's id. */
export const restaurantOfPause = (pauseId: string): number => Number(pauseId.split('-', 1)[0]);

export const mopCommands = defineCommands('mop', {
  RequestMopPause: command({
    method: 'POST',
    path: 'mop_request/add',
    repeatWindowSeconds,
    input: z.object({
      /** Of a pause that the restaurant has: sent back as it was answered, nothing is asked for. */
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
    summary: 'Asks for mobile ordering to be off for a time (R-MOP-03…08, AMB-46, AMB-47, AMB-49)',
  }),
  ChangeMopPauseStatus: command({
    method: 'POST',
    path: 'mop_requests/update/{id}',
    input: z.object({
      id: pauseIdSchema,
      status: wireInteger().pipe(mopStatusSchema),
      cancel_value: wireText(2000).default(''),
      /**
       * The version that was looked at, or for an undo the one that the change was answered with: where it is another by
       * now, the answer is `conflict` with who set it and when, and nothing is overwritten (R4).
       */
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
      'Confirms, cancels or reopens a request; the same status again is quiet. Of a restaurant that has left mobile ordering it can only be cancelled (R-MOP-10, R-API-121)',
  }),
  WithdrawMopPause: command({
    method: 'POST',
    path: 'mop_request/{id}/withdraw',
    input: z.object({ id: pauseIdSchema }),
    output: z.object({ id: z.string(), status: mopStatusSchema }),
    access: only(restaurantStaff, { markets, scope: ofObject }),
    rejections: ['pause_not_found', 'pause_over'],
    summary: 'The restaurant takes its request back, or resumes before the end',
  }),
  SetMopAutoConfirm: command({
    method: 'POST',
    path: 'mop_request/update_confirm/{confirm}',
    input: z.object({ confirm: wireFlag() }),
    output: z.object({ confirm: z.literal([0, 1]) }),
    access: only([Role.Administrator], { markets }),
    summary: 'Whether new requests are confirmed by themselves (R-MOP-07, R-API-122)',
  }),
});

export const mopPushes = definePushes('mop', {
  /** To the restaurant and the administrators: asked for, decided, withdrawn or ended (R-MOP-14). */
  MopPauseChanged: z.object({
    pauseId: z.string(),
    status: mopStatusSchema,
    /** Where its status was set. */
    version: z.int().optional(),
    position: z.int(),
  }),
  /** To the administrators. */
  MopAutoConfirmChanged: z.object({ on: z.boolean(), position: z.int() }),
});

export const mopStep = {
  what: z.enum(['requested', 'confirmed', 'reopened', 'cancelled', 'withdrawn', 'ended']),
  at: instant(),
  /** The actor's role, to label the agency; 0 is the portal itself. */
  role: z.union([roleSchema, z.literal(0)]),
};

/** Pauses by id, with their history: both sides' lists and the week strip read this one view. */
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
    /** Revision of the event that set the status. */
    version: z.int(),
    late: z.boolean(),
    autoConfirmed: z.boolean(),
    withdrawn: z.boolean(),
    /** Nothing can be decided any more: its time is over, or its restaurant took it back. */
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
    // Searches and sorts by people's names.
    ['requestedBy'],
    ['restaurantId', 'start'],
    ['ended', 'start'],
  ],
  text: ['restaurantName', 'restaurantSite', 'reason'],
});

/** The switch, one document per market. */
export const mopPolicies = defineView('mopPolicies', {
  schema: z.object({ id: z.string(), on: z.boolean(), setBy: actorId(), setAt: instant() }),
  filters: {},
  sorts: [],
});

/** When each pause ends, until it has. */
export const mopPauseEnds = defineDueTimes('mopPauseEnds');

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

export const mopRejections = defineRejections({
  /** `fields` has a code for each field: `start_in_past`, `end_in_past`, `end_before_start`, `reason_too_short`. */
  pause_incomplete: 422,
  /** Another pause of the restaurant lies in that time; `fields.start_date` is its id. */
  pauses_overlap: 422,
  /** A cancellation needs at least 20 characters (R-MOP-11, R-ERR-15). */
  cancel_reason_too_short: 422,
  /** The restaurant takes no part in mobile ordering (any more): nothing to pause. */
  restaurant_without_mobile_ordering: 422,
  pause_not_found: 404,
  /** The pause is over or withdrawn; no decision is possible. */
  pause_over: 422,
});
