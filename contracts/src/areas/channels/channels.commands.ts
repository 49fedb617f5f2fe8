import { z } from 'zod';
import {
  command,
  day,
  defineCommands,
  ofRestaurant,
  only,
  restaurantStaff,
  Role,
  wireInteger,
  wirePublicText,
  wireText,
} from '../../kernel';
import {
  channelInput,
  openingStateInput,
  pauseInput,
  planListInput,
  serviceInput,
  versionsInput,
} from './channel-fields';

/** What became of the pause that was asked for beside the rest (AMB-49). */
const pauseResult = z.object({
  done: z.boolean(),
  id: z.string().optional(),
  status: z.int().optional(),
  late: z.boolean().optional(),
  /** Why it was refused, as `mop_request/add` would say it. */
  code: z.string().optional(),
  fields: z.record(z.string(), z.string()).optional(),
});

export const channelCommands = defineCommands('channels', {
  /**
   * Saves what is sent; what is left out stays. Names, site and region of the restaurant are known to the server, and
   * copies of them are ignored (W9). Saved: the restaurant's public data, then its channel, then the pause: a pause that
   * is refused keeps nothing else from being saved.
   */
  UpdateChannel: command({
    method: 'POST',
    path: 'restaurant/channel/update',
    input: z.object({
      restaurant_id: wireInteger(),
      razon: wireText(200).optional(),
      CIF: wireText(20).optional(),
      fiscal_address: wireText(300).optional(),
      address: wirePublicText(300).optional(),
      email: wireText(254)
        .pipe(z.union([z.literal(''), z.email()]))
        .optional(),
      phone: wirePublicText(30).optional(),
      opening_date: z.union([z.literal(''), day()]).optional(),
      channel: channelInput.optional(),
      service: serviceInput.optional(),
      opening: openingStateInput.optional(),
      /** Where the market has mobile ordering; ignored elsewhere. */
      mop_schedule: pauseInput.optional(),
      channel_plan: planListInput.optional(),
      versions: versionsInput.optional(),
    }),
    output: z.object({
      id: z.int(),
      /**
       * The services that are active now: where one of mobile ordering was switched, others of it may have been as well
       * (R-CHN-23, R-CHN-24). Left out where nothing but public data was sent.
       */
      service: z.array(z.int()).optional(),
      mop_schedule: pauseResult.optional(),
    }),
    access: only([...restaurantStaff, Role.Administrator], { scope: ofRestaurant('restaurant_id') }),
    rejections: [
      'restaurant_not_found',
      'restaurant_inactive',
      'restaurant_incomplete',
      'channel_incomplete',
      'too_many_plans',
    ],
    summary:
      'Saves what guests see of a restaurant, now and planned (R-CHN-03…37, R-API-107, AMB-49, AMB-71)',
  }),
});
