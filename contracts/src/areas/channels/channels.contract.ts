import { z } from 'zod';
import {
  command,
  day,
  defineCommands,
  ofObject,
  ofRestaurant,
  only,
  restaurantStaff,
  Role,
  wireInteger,
  wirePublicText,
  wireText,
  wireCommaList,
  wireJson,
  catalogueReaders,
  defineDownloads,
  download,
  wireOptionalInteger,
  definePushes,
  anyone,
  defineQueries,
  instant,
  languageSchema,
  query,
  wireRequiredText,
  defineRejections,
  defineUploads,
  fileRejections,
  mebibyte,
  upload,
  defineDueTimes,
  defineView,
  keptVersion,
} from '../../kernel';
import { channelEvents } from './channels.events';
import { channelContentSchema, plannedChangesSchema } from './channel-content.rules';
import {
  channelInput,
  openingStateInput,
  pauseInput,
  planListInput,
  serviceInput,
  versionsInput,
  channelDocumentKindSchema,
  channelOutput,
  openingOutput,
  planOutput,
  serviceSchema,
  versionsSchema,
} from './channels.rules';
import { specialDayInput, specialDaySchema } from './opening.rules';
import { publicChannelSchema } from './public-data.rules';

export const channelRejections = defineRejections({
  /** `fields`: path → code, e.g. `channel.schedules.restaurant.monday` (R-CHN-13, R-CHN-18…20, R-CHN-27). */
  channel_incomplete: 422,
  /** R-CHN-30, R-ERR-21 */
  too_many_plans: 422,
  /** `details.max` coming ones. */
  too_many_special_days: 422,
});

/** AMB-49 */
const pauseResult = z.object({
  done: z.boolean(),
  id: z.string().optional(),
  status: z.int().optional(),
  late: z.boolean().optional(),
  /** As `mop_request/add` answers. */
  code: z.string().optional(),
  fields: z.record(z.string(), z.string()).optional(),
  details: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

export const channelCommands = defineCommands('channels', {
  /** Fields left out stay; copies of server data are ignored (W9). A refused pause does not block the rest. */
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
      /** Ignored where the market has no mobile ordering. */
      mop_schedule: pauseInput.optional(),
      channel_plan: planListInput.optional(),
      versions: versionsInput.optional(),
    }),
    output: z.object({
      id: z.int(),
      /**
       * All active services: a switch may change others (R-CHN-23, R-CHN-24). Left out if only public data was sent.
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
      'Saves the channel of a restaurant, current and planned (R-CHN-03…37, R-API-107, AMB-49, AMB-71)',
  }),
  /** Days not named stay. A rejection that all restaurants share is the call's. */
  SetSpecialDays: command({
    method: 'POST',
    path: 'restaurant/special-days/update',
    input: z
      .object({
        restaurant_ids: wireCommaList(wireInteger(), 500).pipe(z.array(z.int()).min(1)),
        /** `fields`: `days.0.day`, `days.0.spans.1`. */
        days: wireJson(z.array(specialDayInput).max(100)).default([]),
        remove: wireCommaList(day(), 100).default([]),
        /** One per restaurant (R4). */
        versions: wireCommaList(wireInteger(), 500).optional(),
      })
      .refine(
        ({ restaurant_ids: ids, versions }) => versions === undefined || versions.length === ids.length,
        { path: ['versions'] },
      ),
    output: z.object({
      restaurants: z.array(z.int()),
      versions: z.array(z.int()),
      refused: z.array(z.object({ id: z.int(), code: z.string() })),
      conflicts: z.array(z.object({ id: z.int(), changed_by: z.string(), changed_at: instant() })),
    }),
    access: only([...restaurantStaff, Role.Administrator], { scope: ofObject }),
    rejections: [
      'restaurant_not_found',
      'restaurant_inactive',
      'channel_incomplete',
      'too_many_special_days',
    ],
    summary: 'Sets and removes hours of single days in many restaurants independently (R-CHN-15)',
  }),
});

const document = {
  method: 'POST',
  input: z.object({}),
  output: z.object({ document: channelDocumentKindSchema, version: z.int(), url: z.string() }),
  maxBytes: 50 * mebibyte,
  accepts: ['pdf'],
  access: only([Role.Administrator]),
  rejections: [...fileRejections, 'pdf_encrypted'],
} as const;

export const channelUploads = defineUploads('channels', {
  UploadSocialMediaDocument: upload({
    ...document,
    path: 'restaurant/rrss/update',
    summary: 'The PDF about social networks (R-CHN-02, R-IMP-05, R-API-108)',
  }),
  UploadPaidMediaDocument: upload({
    ...document,
    path: 'restaurant/paid-media/update',
    summary: 'The PDF about paid campaigns (R-CHN-02, AMB-68)',
  }),
});

const readers = only(catalogueReaders);
const readersOfOwn = only(catalogueReaders, { scope: ofRestaurant('id') });

/** Running, or the next one. */
const nextPause = z.object({
  id: z.string(),
  start_date: instant(),
  end_date: instant(),
  value: z.string(),
  status: z.int(),
});

/** R-CHN-10 */
export const channelDataSchema = z.object({
  id: z.int(),
  /** The chain's name, read-only here. */
  name: z.string(),
  site: z.string(),
  type: z.int(),
  region: z.int(),
  region_name: z.string(),
  public_name: z.string(),
  address: z.string(),
  city: z.string(),
  opening_date: z.string(),
  phone: z.string(),
  email: z.string(),
  razon: z.string(),
  CIF: z.string(),
  fiscal_address: z.string(),
  opening: openingOutput,
  channel: channelOutput,
  service: z.array(serviceSchema),
  channel_plan: z.array(planOutput),
  /** Coming ones, and those of the past year. */
  special_days: z.array(specialDaySchema),
  /** Next plan (AMB-79). */
  channel_plan_date: day().nullable(),
  /** The last plan, if it could not be applied. */
  channel_plan_failed: z
    .object({
      plan_date: day(),
      at: instant(),
      reason: z.string(),
      fields: z.record(z.string(), z.string()),
    })
    .nullable(),
  /** Only with mobile ordering. */
  mop_schedule: nextPause.nullable().optional(),
  versions: versionsSchema,
});
export type ChannelData = z.infer<typeof channelDataSchema>;

/** All versions, newest first. */
const channelDocumentSchema = z.object({
  document: channelDocumentKindSchema,
  filename: z.string(),
  bytes: z.int(),
  update_date: instant(),
  version: z.int(),
  url: z.string(),
  versions: z.array(
    z.object({ version: z.int(), filename: z.string(), bytes: z.int(), date: instant(), url: z.string() }),
  ),
});
export type ChannelDocument = z.infer<typeof channelDocumentSchema>;

export const channelQueries = defineQueries('channels', {
  GetChannel: query({
    method: 'GET',
    path: 'restaurant/channel/data/{id}',
    input: z.object({ id: wireInteger(), language: languageSchema.optional() }),
    output: channelDataSchema,
    access: readersOfOwn,
    views: ['channels', 'mopPauses'],
    rejections: ['restaurant_not_found'],
    summary: 'The channel of a restaurant, current and planned (R-CHN-10, R-API-104)',
  }),
  ListServices: query({
    method: 'GET',
    path: 'restaurant/service/',
    input: z.object({ language: languageSchema.optional() }),
    output: z.array(serviceSchema),
    list: true,
    access: readers,
    views: ['channels'],
    summary: 'All possible services of a restaurant, all inactive (R-CHN-21, R-CHN-22, R-API-105)',
  }),
  ListRestaurantServices: query({
    method: 'GET',
    path: 'restaurant/service/data/{id}',
    input: z.object({ id: wireInteger(), language: languageSchema.optional() }),
    output: z.array(serviceSchema),
    list: true,
    access: readersOfOwn,
    views: ['channels'],
    rejections: ['restaurant_not_found'],
    summary: 'The services of a restaurant, active or not (R-CHN-21, R-API-106)',
  }),
  ListChannelDocuments: query({
    method: 'GET',
    path: 'restaurant/document',
    input: z.object({}),
    output: z.array(channelDocumentSchema),
    list: true,
    access: readers,
    views: ['channelDocuments'],
    summary: 'The PDF files about social networks and paid campaigns, with their versions (R-CHN-02, AMB-68)',
  }),
  GetPublicChannel: query({
    method: 'GET',
    path: 'channel/public/{site}',
    input: z.object({ site: wireRequiredText(20) }),
    output: publicChannelSchema,
    published: { contentType: 'application/ld+json', maxAgeSeconds: 300 },
    access: anyone(),
    views: ['channels'],
    rejections: ['restaurant_not_found'],
    summary:
      'A restaurant in schema.org terms for the chain’s website: public data, hours, services (R-CHN-15)',
  }),
});

export const channelDownloads = defineDownloads('channels', {
  OpenChannelDocument: download({
    method: 'GET',
    path: 'restaurant/document/{document}/file',
    /** Newest without `v`. */
    input: z.object({ document: channelDocumentKindSchema, v: wireOptionalInteger() }),
    output: z.unknown(),
    access: only(catalogueReaders),
    summary: 'A version of the PDF about social networks or paid campaigns (R-CHN-02, AMB-68)',
  }),
});

/** Secrets are masked (W33). */
export const channels = defineView('channels', {
  personal: true,
  schema: z.object({
    id: z.int(),
    site: z.string(),
    name: z.string(),
    type: z.int(),
    region: z.int(),
    publicName: z.string(),
    address: z.string(),
    city: z.string(),
    postalCode: z.string(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    phone: z.string(),
    email: z.string(),
    openingDate: z.string(),
    razon: z.string(),
    cif: z.string(),
    fiscalAddress: z.string(),
    active: z.boolean(),
    deleted: z.boolean(),
    ...channelContentSchema.shape,
    /** Market's calendar; `null` while open. */
    closedSince: day().nullable(),
    /** By day. */
    specialDays: z.array(specialDaySchema),
    cvPublic: z.unknown(),
    cvTeam: z.unknown(),
    plans: z.array(z.object({ date: day(), changes: plannedChangesSchema })),
    failedPlan: z
      .object({
        date: day(),
        at: instant(),
        reason: z.string(),
        fields: z.record(z.string(), z.string()),
      })
      .nullable(),
    changedAt: instant().nullable(),
    /** Per block, the last revision. */
    versions: versionsSchema,
  }),
  filters: { site: 'text' },
  sorts: [],
  indexes: [['site']],
});

export const channelDocuments = defineView('channelDocuments', {
  schema: z.object({
    id: channelDocumentKindSchema,
    /** Newest first. */
    versions: z.array(keptVersion),
  }),
  filters: {},
  sorts: ['id'],
});

/** By restaurant id. */
export const channelReopenings = defineDueTimes('channelReopenings');
/** By `12-2026-12-01`. */
export const channelPlansDue = defineDueTimes('channelPlansDue');

export const channelPushes = definePushes('channels', [channelEvents], {
  ChannelChanged: {
    key: 'restaurantId',
    to: {
      bothSides: [
        'ChannelOpeningChanged',
        'ChannelReopened',
        'ChannelServicesChanged',
        'ChannelHoursChanged',
        'ChannelDeliveryHoursChanged',
        'ChannelSpecialDaysChanged',
        'ChannelBirthdaysChanged',
        'ChannelOtherDataChanged',
        'ChannelChangePlanned',
        'ChannelPlanDiscarded',
        'ChannelPlanApplied',
        'ChannelPlanFailed',
      ],
    },
    refresh: [
      'GetChannel',
      'ListRestaurantServices',
      'GetRestaurantLog',
      'GetTodayOverview',
      'ListRestaurantStates',
      'ListCalendar',
      'ListRecordHistory',
    ],
  },
  /** Changes mobile orders of the restaurant. */
  RestaurantServicesChanged: {
    key: 'restaurantId',
    to: { bothSides: ['ChannelServicesChanged'] },
    refresh: ['GetSession', 'ListRestaurants', 'GetRestaurant'],
  },
  ChannelDocumentChanged: { to: { readers: ['ChannelDocumentAdded'] }, refresh: ['ListChannelDocuments'] },
});
