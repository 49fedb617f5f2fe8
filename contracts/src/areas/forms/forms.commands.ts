import { z } from 'zod';
import {
  catalogueReaders,
  command,
  defineCommands,
  ofOptionalRestaurant,
  only,
  day,
  isPhoneNumber,
  repeatWindowSeconds,
  restaurantStaff,
  Role,
  wireInteger,
  wireJson,
  wireOptionalInteger,
  wireRequiredText,
  wireText,
} from '../../kernel';
import { petitionTypeSchema } from './briefing';
import { openingFormSchema } from './opening-form';
import { formStatusSchema, maxFormNote, sentFormIdSchema } from './sent-form.rules';

const maxTopic = 150;
const maxComments = 2_000;

/** Which restaurant a form is about. */
const meantRestaurant = {
  /** Without it the one of this code out of the person's own. */
  restaurant_id: wireOptionalInteger(),
  restaurant_site: wireText(50).default(''),
  /** Accepted and ignored: the server knows what a restaurant is called (W9). */
  restaurant_name: wireText(200).default(''),
};

/** What every form to the agency has in common: each is a mail. */
const toAgency = {
  method: 'POST',
  repeatWindowSeconds,
  output: z.object({ id: z.string() }),
  rejections: ['restaurant_not_found'],
  cost: 60,
} as const;

const ofStaff = only(restaurantStaff, { scope: ofOptionalRestaurant('restaurant_id') });

export const formsCommands = defineCommands('forms', {
  RequestCustomResource: command({
    ...toAgency,
    path: 'resource/custom/mail',
    input: z.object({
      topic: wireRequiredText(maxTopic),
      comments: wireText(maxComments).default(''),
      ...meantRestaurant,
    }),
    access: only(catalogueReaders, { scope: ofOptionalRestaurant('restaurant_id') }),
    summary:
      'Asks the agency for a piece that the catalogue does not have (R-FRM-07, R-FRM-08, R-API-25, R-ERR-22)',
  }),
  SendOpeningForm: command({
    ...toAgency,
    path: 'restaurant/opening',
    input: z.object({ data: wireJson(openingFormSchema), ...meantRestaurant }),
    access: ofStaff,
    summary: 'Tells the agency of a restaurant that opens (R-FRM-01…06, R-API-110, AMB-74)',
  }),
  SendBriefing: command({
    ...toAgency,
    path: 'restaurant/briefing',
    input: z.object({
      type: petitionTypeSchema,
      business: wireText(maxComments).default(''),
      marketing: wireText(maxComments).default(''),
      target: wireText(maxComments).default(''),
      /** When it is to be delivered. */
      date: z.union([z.literal(''), day()]).default(''),
      /** When it is expected to run, in words; beside the specification's fields. */
      activation_dates: wireText(200).default(''),
      /** An amount, or words about it; dropped unless the type is tactical (R-FRM-10). */
      budget: z
        .preprocess((budget) => (typeof budget === 'number' ? String(budget) : budget), wireText(100))
        .default(''),
      phone: wireText(30)
        .default('')
        .refine((phone) => phone === '' || isPhoneNumber(phone), 'phone_not_correct'),
      ...meantRestaurant,
    }),
    access: ofStaff,
    summary: 'Asks the agency for a paid campaign (R-FRM-09…13, R-API-109, R-ERR-22)',
  }),
  ChangeSentFormStatus: command({
    method: 'POST',
    path: 'admin/forms/{id}/status',
    input: z.object({
      id: sentFormIdSchema,
      status: wireInteger().pipe(formStatusSchema),
      /** To the sender, of what was done; dropped unless it is done. */
      note: wireText(maxFormNote).default(''),
      /** The version that was looked at; a later one is a conflict (R4). */
      version: wireOptionalInteger(),
    }),
    output: z.object({ id: z.string(), status: formStatusSchema, version: z.int() }),
    access: only([Role.Administrator]),
    rejections: ['form_not_found'],
    summary: 'Takes a sent form up, marks it as done, or reopens it (R-FRM-05, R-FRM-08, R-FRM-11)',
  }),
});
