import { z } from 'zod';
import {
  administrators,
  defineUploads,
  fileRejections,
  mebibyte,
  only,
  restaurantStaff,
  takenFileSchema,
  upload,
} from '../../kernel';

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
