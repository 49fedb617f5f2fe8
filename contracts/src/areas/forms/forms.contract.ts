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
  definePushes,
  defineView,
  instant,
  actorId,
  anyOf,
  defineQueries,
  listInput,
  query,
  searchText,
  defineRejections,
} from '../../kernel';
import {
  petitionTypeSchema,
  openingFormSchema,
  formStatusSchema,
  maxFormNote,
  sentFormIdSchema,
  sentFormKinds,
} from './forms.rules';

export const formsRejections = defineRejections({ form_not_found: 404 });

const maxTopic = 150;
const maxComments = 2_000;

const restaurantFields = {
  /** Without it, by code among the person's own. */
  restaurant_id: wireOptionalInteger(),
  restaurant_site: wireText(50).default(''),
  /** Ignored: the server knows the name (W9). */
  restaurant_name: wireText(200).default(''),
};

/** Each form sends a mail. */
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
      ...restaurantFields,
    }),
    access: only(catalogueReaders, { scope: ofOptionalRestaurant('restaurant_id') }),
    summary: 'Requests a missing piece from the agency (R-FRM-07, R-FRM-08, R-API-25, R-ERR-22)',
  }),
  SendOpeningForm: command({
    ...toAgency,
    path: 'restaurant/opening',
    input: z.object({ data: wireJson(openingFormSchema), ...restaurantFields }),
    access: ofStaff,
    summary: 'Sends the opening form of a restaurant to the agency (R-FRM-01…06, R-API-110, AMB-74)',
  }),
  SendBriefing: command({
    ...toAgency,
    path: 'restaurant/briefing',
    input: z.object({
      type: petitionTypeSchema,
      business: wireText(maxComments).default(''),
      marketing: wireText(maxComments).default(''),
      target: wireText(maxComments).default(''),
      date: z.union([z.literal(''), day()]).default(''),
      /** Free text; not in the specification. */
      activation_dates: wireText(200).default(''),
      /** Amount or words; dropped unless tactical (R-FRM-10). */
      budget: z
        .preprocess((budget) => (typeof budget === 'number' ? String(budget) : budget), wireText(100))
        .default(''),
      phone: wireText(30)
        .default('')
        .refine((phone) => phone === '' || isPhoneNumber(phone), 'phone_not_correct'),
      ...restaurantFields,
    }),
    access: ofStaff,
    summary: 'Requests a paid campaign from the agency (R-FRM-09…13, R-API-109, R-ERR-22)',
  }),
  ChangeSentFormStatus: command({
    method: 'POST',
    path: 'admin/forms/{id}/status',
    input: z.object({
      id: sentFormIdSchema,
      status: wireInteger().pipe(formStatusSchema),
      /** To the sender; dropped unless done. */
      note: wireText(maxFormNote).default(''),
      /** Version seen (R4). */
      version: wireOptionalInteger(),
    }),
    output: z.object({ id: z.string(), status: formStatusSchema, version: z.int() }),
    access: only([Role.Administrator]),
    rejections: ['form_not_found'],
    summary: 'Marks a sent form as taken or done, or reopens it (R-FRM-05, R-FRM-08, R-FRM-11)',
  }),
});

const step = { status: formStatusSchema, at: instant(), note: z.string() };

/** Name and note are empty after erasure. */
const sentFormStepSchema = z.object({ ...step, name: z.string() });

const sentForm = {
  id: z.string(),
  at: instant(),
  restaurant_site: z.string(),
  restaurant_name: z.string(),
  status: formStatusSchema,
  /** Oldest first. */
  steps: z.array(sentFormStepSchema),
};

export const sentFormSchema = z.object({
  ...sentForm,
  kind: z.enum(sentFormKinds),
  restaurant_id: z.int(),
  /** Empty after erasure, as are the answers. */
  user_name: z.string(),
  /** By field; blank ones left out. */
  answers: z.record(z.string(), z.string()),
  /** Send back (R4). */
  version: z.int(),
  /** Of the last step, if done. */
  note: z.string(),
});
export type SentForm = z.infer<typeof sentFormSchema>;

const narrowing = {
  kind: anyOf(z.enum(sentFormKinds)),
  restaurant_id: wireOptionalInteger(),
  /** Market's calendar. */
  from: day().optional(),
  to: day().optional(),
};
const ofAdministrators = { method: 'GET', access: only([Role.Administrator]), views: ['sentForms'] } as const;

const ownFormList = {
  method: 'GET',
  input: listInput(['-at'], {}),
  list: true,
  views: ['sentForms'],
} as const;

export const formsQueries = defineQueries('forms', {
  ListCustomRequests: query({
    ...ownFormList,
    path: 'user/custom-requests',
    output: z.array(z.object({ ...sentForm, topic: z.string(), comments: z.string() })),
    access: only(catalogueReaders),
    summary: 'The caller’s requests for pieces, newest first (R-FRM-07)',
  }),
  ListOpeningForms: query({
    ...ownFormList,
    path: 'user/openings',
    /** By field; blank ones left out. */
    output: z.array(z.object({ ...sentForm, data: z.record(z.string(), z.string()) })),
    access: only(restaurantStaff),
    summary: 'Opening forms sent by the caller, newest first (R-FRM-05)',
  }),
  ListBriefings: query({
    ...ownFormList,
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
        /** As written. */
        budget: z.string(),
        phone: z.string(),
      }),
    ),
    access: only(restaurantStaff),
    summary: 'The caller’s requests for paid campaigns, newest first (R-FRM-11)',
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
    summary: 'Forms of all restaurants with their processing (R-FRM-05, R-FRM-08, R-FRM-11)',
  }),
  CountSentForms: query({
    ...ofAdministrators,
    path: 'admin/forms/count',
    input: z.object({ ...narrowing, q: searchText() }),
    output: z.record(z.string(), z.int()),
    summary: 'Number of forms per status, under the other filters',
  }),
  GetSentForm: query({
    ...ofAdministrators,
    path: 'admin/forms/{id}',
    input: z.object({ id: sentFormIdSchema }),
    output: sentFormSchema,
    rejections: ['form_not_found'],
    summary: 'One form with all answers (R-FRM-05, R-FRM-08, R-FRM-11)',
  }),
});

/** Answers are empty after erasure. */
export const sentForms = defineView('sentForms', {
  personal: true,
  schema: z.object({
    id: z.string(),
    kind: z.enum(sentFormKinds),
    userId: z.int(),
    sentBy: actorId(),
    at: instant(),
    restaurantId: z.int(),
    restaurantSite: z.string(),
    restaurantName: z.string(),
    /** By wire name. */
    answers: z.record(z.string(), z.string()),
    words: z.string(),
    status: formStatusSchema,
    /** Revision of the last status. */
    version: z.int(),
    /** Oldest first. */
    steps: z.array(z.object({ ...step, by: actorId() })),
  }),
  filters: {
    userId: 'number',
    sentBy: 'number',
    kind: 'text',
    status: 'number',
    restaurantId: 'number',
    at: 'text',
  },
  sorts: ['at', 'kind', 'status', 'restaurantName'],
  indexes: [
    ['at'],
    ['kind'],
    ['status'],
    ['restaurantName'],
    // Filters and sorts by name.
    ['sentBy'],
    ['userId', 'at'],
    ['status', 'at'],
    ['restaurantId', 'at'],
  ],
  text: ['restaurantName', 'restaurantSite', 'words'],
});

export const formsPushes = definePushes('forms', [], {
  /** To the sender and full administrators. */
  SentFormChanged: {
    payload: { id: z.string() },
    fields: { status: formStatusSchema, version: z.int() },
    records: ['ListSentForms', 'GetSentForm'],
    refresh: [
      'ListSentForms',
      'GetSentForm',
      'CountSentForms',
      'ListCustomRequests',
      'ListOpeningForms',
      'ListBriefings',
    ],
  },
});
