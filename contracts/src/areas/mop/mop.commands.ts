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
} from '../../kernel';
import { mopStatusSchema } from './mop-statuses';

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
