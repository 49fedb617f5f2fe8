import { z } from 'zod';
import { day, defineDueTimes, defineView, instant, keptVersion } from '../../kernel';
import { channelContentSchema, plannedChangesSchema } from './channel-content';
import { channelDocumentKindSchema } from './channel-documents';
import { versionsSchema } from './channel-fields';

/** Restaurants as guests see them, by id, with what is planned. Holds masks where there are secrets (W33). */
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
    /** Of each block: the revision of its last edit. */
    versions: versionsSchema,
  }),
  filters: { site: 'text' },
  sorts: [],
  indexes: [['site']],
});

/** The documents that all restaurants read, by their kind. */
export const channelDocuments = defineView('channelDocuments', {
  schema: z.object({
    id: channelDocumentKindSchema,
    /** The newest first. */
    versions: z.array(keptVersion),
  }),
  filters: {},
  sorts: ['id'],
});

/** When closed restaurants open again, by their id. */
export const channelReopenings = defineDueTimes('channelReopenings');
/** When planned changes are applied: `12-2026-12-01`. */
export const channelPlansDue = defineDueTimes('channelPlansDue');
