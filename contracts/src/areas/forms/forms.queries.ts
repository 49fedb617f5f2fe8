import { z } from 'zod';
import {
  anyOf,
  catalogueReaders,
  day,
  defineQueries,
  instant,
  listInput,
  only,
  query,
  restaurantStaff,
  Role,
  searchText,
  wireInteger,
  wireOptionalInteger,
} from '../../kernel';
import { sentFormStepSchema } from './forms.views';
import { formStatusSchema, sentFormIdSchema, sentFormKinds } from './sent-form.rules';

const sentForm = {
  id: z.string(),
  at: instant(),
  restaurant_site: z.string(),
  restaurant_name: z.string(),
  status: formStatusSchema,
  /** What the agency has done about it, oldest first. */
  steps: z.array(sentFormStepSchema),
};

/** A form as administrators see it, whatever its kind. */
export const sentFormSchema = z.object({
  ...sentForm,
  kind: z.enum(sentFormKinds),
  restaurant_id: z.int(),
  /** Empty once that person was erased, as are the answers. */
  user_name: z.string(),
  /** By field; open ones are left out. */
  answers: z.record(z.string(), z.string()),
  /** Version of the status; a change sends it back (R4). */
  version: z.int(),
  /** Of the last step, where it is done. */
  note: z.string(),
});
export type SentForm = z.infer<typeof sentFormSchema>;

const narrowing = {
  kind: anyOf(z.enum(sentFormKinds)),
  restaurant_id: wireOptionalInteger(),
  /** Sent on these days, by the market's calendar. */
  from: day().optional(),
  to: day().optional(),
};
const ofAdministrators = { method: 'GET', access: only([Role.Administrator]), views: ['sentForms'] } as const;

/** What every list of one's own sent forms has in common. */
const ofOwn = {
  method: 'GET',
  input: listInput(['-at'], {}),
  list: true,
  views: ['sentForms'],
} as const;

export const formsQueries = defineQueries('forms', {
  ListCustomRequests: query({
    ...ofOwn,
    path: 'user/custom-requests',
    output: z.array(z.object({ ...sentForm, topic: z.string(), comments: z.string() })),
    access: only(catalogueReaders),
    summary: 'What the signed-in person has asked the agency for, newest first (R-FRM-07)',
  }),
  ListOpeningForms: query({
    ...ofOwn,
    path: 'user/openings',
    /** `data` holds the answers by field; open ones are left out. */
    output: z.array(z.object({ ...sentForm, data: z.record(z.string(), z.string()) })),
    access: only(restaurantStaff),
    summary: 'Openings that the signed-in person has told the agency of, newest first (R-FRM-05)',
  }),
  ListBriefings: query({
    ...ofOwn,
    path: 'user/briefings',
    output: z.array(
      z.object({
        ...sentForm,
        type: z.string(),
        business: z.string(),
        marketing: z.string(),
        target: z.string(),
        date: z.string(),
        activation_dates: z.string(),
        /** As it was written; empty without one. */
        budget: z.string(),
        phone: z.string(),
      }),
    ),
    access: only(restaurantStaff),
    summary: 'Paid campaigns that the signed-in person has asked for, newest first (R-FRM-11)',
  }),
  ListSentForms: query({
    ...ofAdministrators,
    path: 'admin/forms',
    list: true,
    input: listInput(['-at', 'kind', 'status', 'restaurant_name', 'user_name'], {
      status: anyOf(wireInteger().pipe(formStatusSchema)),
      ...narrowing,
    }),
    output: z.array(sentFormSchema),
    summary:
      'Forms of all restaurants to the agency, with what was done about them (R-FRM-05, R-FRM-08, R-FRM-11)',
  }),
  CountSentForms: query({
    ...ofAdministrators,
    path: 'admin/forms/count',
    input: z.object({ ...narrowing, q: searchText() }),
    output: z.record(z.string(), z.int()),
    summary: 'How many forms stand in each status, of those that the other filters leave',
  }),
  GetSentForm: query({
    ...ofAdministrators,
    path: 'admin/forms/{id}',
    input: z.object({ id: sentFormIdSchema }),
    output: sentFormSchema,
    rejections: ['form_not_found'],
    summary: 'One form to the agency with all its answers (R-FRM-05, R-FRM-08, R-FRM-11)',
  }),
});
