import { z } from 'zod';
import {
  administrators,
  defineUploads,
  fileRejections,
  mebibyte,
  only,
  takenFileSchema,
  upload,
} from '../../kernel';

const taken = {
  method: 'POST',
  input: z.object({}),
  output: takenFileSchema,
  access: only(administrators),
  rejections: [...fileRejections, 'picture_too_large'],
} as const;

/** A picture that comes out in this size. */
const takenPicture = (size: { readonly width: number; readonly height: number }) =>
  ({
    ...taken,
    maxBytes: 15 * mebibyte,
    accepts: ['jpg', 'png', 'webp'],
    picture: { size },
  }) as const;

/** Pixels of the picture of a resource (R-ARS-06). */
export const thumbSize = { width: 600, height: 600 } as const;

/** Table 3.1: what each place takes, and how much of it. */
export const resourceUploads = defineUploads('resources', {
  UploadResourceFile: upload({
    ...taken,
    path: 'uploader/resumable',
    maxBytes: 500 * mebibyte,
    // A poster of two square metres at print quality has 350 million.
    maxPixels: 400_000_000,
    accepts: ['pdf', 'zip', 'jpg', 'png', 'webp', 'mp4', 'pptx', 'docx', 'xlsx', 'ai', 'eps', 'psd', 'svg'],
    resumable: true,
    rejections: [...taken.rejections, 'archive_method_refused', 'pdf_encrypted'],
    summary: 'Takes the file of a resource in pieces that may be sent again (tus 1.0.0; R-ARS-16, R-API-64)',
  }),
  UploadResourceThumb: upload({
    ...takenPicture(thumbSize),
    path: 'uploader/resource-thumb',
    summary: 'Takes the picture of a resource and makes it a JPEG of 600 × 600 (R-ARS-06, R-API-64)',
  }),
  UploadSliderPicture: upload({
    ...takenPicture({ width: 1000, height: 500 }),
    path: 'uploader/sliders',
    summary: 'Takes the picture of a cover slider and makes it a JPEG of 1000 × 500 (R-AME-03, R-API-64)',
  }),
});
