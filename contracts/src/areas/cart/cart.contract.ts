import { z } from 'zod';
import {
  defineRejections,
  administrators,
  defineUploads,
  fileRejections,
  mebibyte,
  only,
  restaurantStaff,
  takenFileSchema,
  upload,
  command,
  defineCommands,
  wireInstant,
  wireInteger,
  wireJson,
  wireTexts,
  defineQueries,
  query,
  defineView,
  definePushes,
} from '../../kernel';
import { syncedCartEvents } from './cart.events';
import { deviceSchema, entryIdSchema, syncedEntrySchema, syncedCartSchema } from './synced-cart.rules';

export const cartRejections = defineRejections({
  /** Extension not accepted (S8). */
  file_type_refused: 415,
  /** Content differs from the extension, or is broken or harmful (S8, S9). */
  file_content_refused: 422,
  /** Unsupported compression; `details` has its name. */
  archive_method_refused: 422,
  /** Also the lower limit of an interlaced picture (S8). */
  picture_too_large: 422,
  pdf_encrypted: 422,
  /** The check ran out of time or memory. */
  file_too_complex: 422,
  file_too_large: 413,
  file_missing: 422,
  /** Control or direction characters, which hide the extension. */
  file_name_refused: 422,
  /** 500 files or 2 GB a day (S8). */
  too_many_uploads: 429,
  upload_volume_used: 413,
  /** Wrong offset; the client asks for the right one. */
  upload_out_of_step: 409,
  /** 50 entries per restaurant. */
  too_many_entries: 422,
  /** 200 entries over all restaurants. */
  cart_full: 422,
});

/** Per person, also in restaurant mode; read-only while acting as a user (AMB-77). */
const ownCart = only([...restaurantStaff, ...administrators], {
  inRestaurantMode: administrators,
  asUser: false,
});

const seen = {
  id: entryIdSchema,
  /** Last version from the server; 0 for none. */
  version: wireInteger().pipe(z.int().min(0)).default(0),
  device: deviceSchema,
};
const answered = z.object({ id: z.string(), version: z.int() });

export const syncedCartCommands = defineCommands('cart', {
  SaveCartEntry: command({
    method: 'POST',
    path: 'cart/entry/{id}/keep',
    input: z.object({
      ...seen,
      entry: wireJson(wireTexts(syncedEntrySchema)),
      changed_at: wireInstant(),
    }),
    /** `id` differs where another entry already had it. */
    output: answered,
    access: ownCart,
    rejections: ['too_many_entries', 'cart_full'],
    summary: 'Saves a cart entry for the caller’s other devices; idempotent (R-CRT-01)',
  }),
  RemoveCartEntry: command({
    method: 'POST',
    path: 'cart/entry/{id}/remove',
    input: z.object(seen),
    output: answered,
    access: ownCart,
    summary: 'Removes a cart entry on all devices, unless another device has changed it since (R-CRT-19)',
  }),
});

const rejections = [...fileRejections, 'picture_too_large'];

export const cartUploads = defineUploads('cart', {
  UploadCustomFile: upload({
    method: 'POST',
    path: 'uploader/files',
    input: z.object({}),
    output: takenFileSchema,
    maxBytes: 50 * mebibyte,
    maxExpandedBytes: 200 * mebibyte,
    accepts: ['pdf', 'jpg', 'png', 'ai', 'eps', 'zip'],
    access: only([...restaurantStaff, ...administrators], { inRestaurantMode: administrators }),
    rejections: [...rejections, 'archive_method_refused', 'pdf_encrypted'],
    summary:
      'Uploads a file of an adaptation, or of a resource of up to 50 MB, to the temporary area (R-WIZ-24, R-API-64)',
  }),
  UploadTemporaryFile: upload({
    method: 'POST',
    path: 'uploader/{area}',
    input: z.object({ area: z.string().regex(/^[a-z\d_-]{1,40}$/) }),
    output: takenFileSchema,
    maxBytes: 50 * mebibyte,
    maxExpandedBytes: 200 * mebibyte,
    accepts: [
      ...['pdf', 'jpg', 'png', 'webp', 'ai', 'eps', 'zip', 'psd', 'svg', 'mp4'],
      ...['pptx', 'docx', 'xlsx', 'xls'],
    ],
    picture: {},
    access: only([...restaurantStaff, ...administrators], { inRestaurantMode: administrators }),
    rejections: [...rejections, 'archive_method_refused', 'pdf_encrypted'],
    summary:
      'Uploads a file of any area for one later call of the same person within 24 hours (R-API-64, AMB-81)',
  }),
  UploadImage: upload({
    method: 'POST',
    path: 'uploader/thumb',
    input: z.object({}),
    output: takenFileSchema,
    maxBytes: 10 * mebibyte,
    accepts: ['jpg', 'png', 'webp'],
    picture: {},
    access: only([...restaurantStaff, ...administrators], { inRestaurantMode: administrators }),
    rejections,
    summary:
      'Uploads a picture for an order, message or resource to the temporary area (R-WIZ-27, R-ORD-20, R-CHT-04, R-API-64)',
  }),
});

export const syncedCartQueries = defineQueries('cart', {
  GetMyCart: query({
    method: 'GET',
    path: 'cart',
    input: z.object({}),
    output: syncedCartSchema,
    access: ownCart,
    views: ['syncedCarts'],
    summary: 'The caller’s cart, merged over their devices (R-CRT-01)',
  }),
});

/** Digest and length by key; every read is checked against them (R13). */
export const storedFiles = defineView('storedFiles', {
  schema: z.object({
    id: z.string(),
    bytes: z.int().nonnegative(),
    sha256: z.string(),
  }),
  filters: { id: 'text' },
  sorts: ['id'],
  indexes: [['id']],
});

/** By user id. */
export const syncedCarts = defineView('syncedCarts', {
  personal: true,
  schema: syncedCartSchema.extend({ id: z.int(), resourceIds: z.array(z.int()) }),
  filters: { resourceIds: 'number-list' },
  sorts: [],
});

export const syncedCartPushes = definePushes('cart', [syncedCartEvents], {
  CartChanged: {
    to: { person: ['CartEntrySaved', 'CartEntrySuperseded', 'CartEntryRemoved', 'CartEntriesOrdered'] },
    refresh: ['GetMyCart'],
  },
});
