import { z } from 'zod';
import {
  catalogueReaders,
  command,
  defineCommands,
  only,
  readWebAddress,
  wireText,
  defineQueries,
  instant,
  query,
  defineView,
} from '../../kernel';

/** Personal: read-only while acting as a user (AMB-77). */
const readers = only(catalogueReaders, { asUser: false });

/** 65 bytes: uncompressed P-256 point. 16 bytes: secret (RFC 8291). */
const publicKey = z.string().regex(/^B[\w-]{86}=?$/);
const authSecret = z.string().regex(/^[\w-]{22}(?:==)?$/);

/** Normalised like a browser does. */
const endpoint = wireText(1000).transform((text) => readWebAddress(text)?.href ?? text);

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
  GetPushDevices: query({
    method: 'GET',
    path: 'user/push',
    input: z.object({}),
    output: z.object({ devices: z.array(ownPushDeviceSchema) }),
    access: only(catalogueReaders, { asUser: false }),
    views: ['pushDevices'],
    summary: 'Web push devices of the caller',
  }),
});

/** By user id. Answers hold neither address nor key. */
export const pushDevices = defineView('pushDevices', {
  personal: true,
  schema: z.object({
    id: z.int(),
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
