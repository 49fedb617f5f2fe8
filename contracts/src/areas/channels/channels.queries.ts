import { z } from 'zod';
import {
  anyone,
  catalogueReaders,
  day,
  defineQueries,
  instant,
  languageSchema,
  ofRestaurant,
  only,
  query,
  wireInteger,
  wireRequiredText,
} from '../../kernel';
import { channelDocumentKindSchema } from './channel-documents';
import { channelOutput, openingOutput, planOutput, serviceSchema, versionsSchema } from './channel-fields';
import { publicChannelSchema } from './public-channel';

const readers = only(catalogueReaders);
const readersOfOwn = only(catalogueReaders, { scope: ofRestaurant('id') });

/** A pause that is running or comes next. */
const nextPause = z.object({
  id: z.string(),
  start_date: instant(),
  end_date: instant(),
  value: z.string(),
  status: z.int(),
});

/** A restaurant as guests see it, now and planned (R-CHN-10). */
export const channelDataSchema = z.object({
  id: z.int(),
  /** As the chain calls it; not changed here. */
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
  /** Of the next planned change; `null` without any (AMB-79). */
  channel_plan_date: day().nullable(),
  /** The last planned change, where its day came and it could not be applied. */
  channel_plan_failed: z
    .object({
      plan_date: day(),
      at: instant(),
      reason: z.string(),
      fields: z.record(z.string(), z.string()),
    })
    .nullable(),
  /** Only where the market has mobile ordering. */
  mop_schedule: nextPause.nullable().optional(),
  versions: versionsSchema,
});
export type ChannelData = z.infer<typeof channelDataSchema>;

/** A document that all restaurants read, with every version of it, the newest first. */
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
    summary: 'What guests see of a restaurant, now and planned (R-CHN-10, R-API-104)',
  }),
  ListServices: query({
    method: 'GET',
    path: 'restaurant/service/',
    input: z.object({ language: languageSchema.optional() }),
    output: z.array(serviceSchema),
    list: true,
    access: readers,
    views: ['channels'],
    summary: 'All services that a restaurant can have, none of them active (R-CHN-21, R-CHN-22, R-API-105)',
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
      'A restaurant as schema.org has it, for the website of the chain: public data, hours, services (R-CHN-15)',
  }),
});
