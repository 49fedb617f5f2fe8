import { z } from 'zod';
import {
  catalogueReaders,
  command,
  defineCommands,
  only,
  readWebAddress,
  wireFlag,
  wireJson,
  wireText,
  defineQueries,
  instant,
  query,
  defineView,
} from '../../kernel';
import { quietHoursSchema } from './notifications.events';
import { pushKinds } from './notifications.rules';

/** Personal: read-only while acting as a user (AMB-77). */
const readers = only(catalogueReaders, { asUser: false });

/** 65 bytes: uncompressed P-256 point. 16 bytes: secret (RFC 8291). */
const publicKey = z.string().regex(/^B[\w-]{86}=?$/);
const authSecret = z.string().regex(/^[\w-]{22}(?:==)?$/);

/** Normalised like a browser does. */
const endpoint = wireText(1000).transform((text) => readWebAddress(text)?.href ?? text);

const flag = wireFlag().optional();
const settings = z.object({
  order: flag,
  message: flag,
  mention: flag,
  pause: flag,
  newFiles: flag,
  /** `null` ends them. */
  quiet: quietHoursSchema
    .refine(({ from, to }) => from !== to, { message: 'same_time', path: ['to'] })
    .nullable()
    .optional(),
});

export const webPushCommands = defineCommands('notifications', {
  RegisterPushDevice: command({
    method: 'POST',
    path: 'user/push/device',
    input: z.object({ endpoint, p256dh: publicKey, auth: authSecret }),
    output: z.object({ id: z.string() }),
    access: readers,
    secretInputs: ['endpoint', 'p256dh', 'auth'],
    readsBrowser: true,
    rejections: ['push_is_off', 'push_address_refused'],
    summary: 'Registers this browser for web push until its session ends',
  }),
  RemovePushDevice: command({
    method: 'POST',
    path: 'user/push/device/{id}/remove',
    input: z.object({ id: wireText(64) }),
    output: z.object({ id: z.string() }),
    access: readers,
    rejections: ['push_device_not_found'],
    summary: 'Removes a web push device of the caller',
  }),
  UpdatePushSettings: command({
    method: 'POST',
    path: 'user/push/settings',
    input: z.object({ settings: wireJson(settings) }),
    output: z.object({}),
    access: readers,
    summary: 'Sets kinds and quiet hours of the caller’s web push; fields left out stay',
  }),
});

/** Without the push address. */
const ownPushDeviceSchema = z.object({
  id: z.string(),
  current: z.boolean(),
  /** Empty if unknown. */
  browser: z.string(),
  system: z.string(),
  since: instant(),
});
export type OwnPushDevice = z.infer<typeof ownPushDeviceSchema>;

export const webPushQueries = defineQueries('notifications', {
  GetPushSettings: query({
    method: 'GET',
    path: 'user/push',
    input: z.object({}),
    output: z.object({
      /** Kinds that are on, of the role's kinds. */
      kinds: z.array(z.enum(pushKinds)),
      quiet: quietHoursSchema.nullable(),
      devices: z.array(ownPushDeviceSchema),
    }),
    access: only(catalogueReaders, { asUser: false }),
    views: ['pushDevices'],
    summary: 'Web push settings and devices of the caller',
  }),
});

/** By user id. Answers hold neither address nor key. */
export const pushDevices = defineView('pushDevices', {
  personal: true,
  schema: z.object({
    id: z.int(),
    kinds: z.array(z.enum(pushKinds)),
    /** Missing in older documents. */
    offered: z.array(z.enum(pushKinds)).optional(),
    quiet: quietHoursSchema.nullable(),
    /** Oldest first. */
    devices: z.array(
      z.object({
        id: z.string(),
        sessionId: z.string(),
        endpoint: z.string(),
        p256dh: z.string(),
        auth: z.string(),
        browser: z.string(),
        system: z.string(),
        since: instant(),
        usedAt: instant(),
      }),
    ),
  }),
  filters: {},
  sorts: [],
});
