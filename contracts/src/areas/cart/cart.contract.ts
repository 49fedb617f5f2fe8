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
import { deviceSchema, entryIdSchema, keptEntrySchema, keptCartSchema } from './kept-cart.rules';

export const cartRejections = defineRejections({
  /** Nothing with this extension is taken (S8). */
  file_type_refused: 415,
  /** The content does not match the extension, is broken, or is harmful (S8, S9). */
  file_content_refused: 422,
  /** An archive packed by a method that is not read; the details have its name. */
  archive_method_refused: 422,
  /** Too many pixels for the call, or for an interlaced picture (S8). */
  picture_too_large: 422,
  /** A PDF that opens with a password only. */
  pdf_encrypted: 422,
  /** The check was ended: it took too much time or memory. */
  file_too_complex: 422,
  file_too_large: 413,
  file_missing: 422,
  /** A name with characters that hide the file type: control or direction characters. */
  file_name_refused: 422,
  /** 500 files on one day, or 2 GB (S8). */
  too_many_uploads: 429,
  upload_volume_used: 413,
  /** A piece that does not follow the one before it; asking for the offset mends it. */
  upload_out_of_step: 409,
  /** 50 entries of one restaurant: an order takes no more. */
  too_many_entries: 422,
  /** 200 entries over all restaurants. */
  cart_full: 422,
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
      'Takes the file of an adaptation, or of a resource of up to 50 MB, into the temporary area (R-WIZ-24, R-API-64)',
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
      'Takes a file for any later call of the same person, once and within 24 hours, whatever the area is called (R-API-64, AMB-81)',
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
      'Takes a picture for an order, a message or a resource into the temporary area (R-WIZ-27, R-ORD-20, R-CHT-04, R-API-64)',
  }),
});

/** A cart is a person's own, in whichever restaurant's place they act; nobody changes it as somebody else (AMB-77). */
export const ownCart = only([...restaurantStaff, ...administrators], {
  inRestaurantMode: administrators,
  asUser: false,
});

const seen = {
  id: entryIdSchema,
  /** The version of this entry that the device had from the server; 0 for none. */
  version: wireInteger().pipe(z.int().min(0)).default(0),
  device: deviceSchema,
};
const answered = z.object({ id: z.string(), version: z.int() });

export const keptCartCommands = defineCommands('cart', {
  KeepCartEntry: command({
    method: 'POST',
    path: 'cart/entry/{id}/keep',
    input: z.object({
      ...seen,
      entry: wireJson(wireTexts(keptEntrySchema)),
      /** When the person changed it. */
      changed_at: wireInstant(),
    }),
    /** `id` is another one where a different entry had it already. */
    output: answered,
    access: ownCart,
    rejections: ['too_many_entries', 'cart_full'],
    summary:
      'Keeps an entry of the cart for the other devices of the signed-in person; the same again is quiet (R-CRT-01)',
  }),
  RemoveCartEntry: command({
    method: 'POST',
    path: 'cart/entry/{id}/remove',
    input: z.object(seen),
    output: answered,
    access: ownCart,
    summary:
      'Takes an entry out of the cart on all devices; one that another device has changed since stays (R-CRT-19)',
  }),
});

export const keptCartQueries = defineQueries('cart', {
  GetMyCart: query({
    method: 'GET',
    path: 'cart',
    input: z.object({}),
    output: keptCartSchema,
    access: ownCart,
    views: ['keptCarts'],
    summary: 'The cart of the signed-in person as their devices have kept it (R-CRT-01)',
  }),
});

/** Digest and length of every stored file, by key; every read is checked against them (R13). */
export const storedFiles = defineView('storedFiles', {
  schema: z.object({
    id: z.string(),
    bytes: z.int().nonnegative(),
    /** Of the whole content, hex. */
    sha256: z.string(),
  }),
  filters: { id: 'text' },
  sorts: ['id'],
  indexes: [['id']],
});

/** The cart of each person, by user id. An erased person has none. */
export const keptCarts = defineView('keptCarts', {
  personal: true,
  schema: keptCartSchema.extend({ id: z.int() }),
  filters: {},
  sorts: [],
});

export const keptCartPushes = definePushes('cart', {
  /** To the person, on all devices. */
  CartChanged: z.object({ position: z.int() }),
});
