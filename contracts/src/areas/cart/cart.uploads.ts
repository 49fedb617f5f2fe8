import { z } from 'zod';
import { administrators, defineUploads, only, restaurantStaff, upload } from '../../kernel';

const output = z.object({
  /** The key to send with the order (R-API-64). */
  Key: z.string(),
  filename: z.string(),
  bytes: z.int(),
});
const mebibyte = 1024 * 1024;
const rejections = [
  'file_type_refused',
  'file_content_refused',
  'picture_too_large',
  'file_too_complex',
  'file_name_refused',
  'file_too_large',
  'file_missing',
  'too_many_uploads',
  'upload_volume_used',
];

export const cartUploads = defineUploads('cart', {
  UploadCustomFile: upload({
    method: 'POST',
    path: 'uploader/files',
    input: z.object({}),
    output,
    maxBytes: 50 * mebibyte,
    maxExpandedBytes: 200 * mebibyte,
    accepts: ['pdf', 'jpg', 'png', 'ai', 'eps', 'zip'],
    access: only([...restaurantStaff, ...administrators], { inRestaurantMode: administrators }),
    rejections,
    summary:
      'Takes the file of an adaptation, or of a resource of up to 50 MB, into the temporary area (R-WIZ-24, R-API-64)',
  }),
  UploadImage: upload({
    method: 'POST',
    path: 'uploader/thumb',
    input: z.object({}),
    output,
    maxBytes: 10 * mebibyte,
    accepts: ['jpg', 'png', 'webp'],
    picture: {},
    access: only([...restaurantStaff, ...administrators], { inRestaurantMode: administrators }),
    rejections,
    summary:
      'Takes a picture for an order, a message or a resource into the temporary area (R-WIZ-27, R-ORD-20, R-CHT-04, R-API-64)',
  }),
});
