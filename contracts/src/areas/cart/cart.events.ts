import { z } from 'zod';
import { day, defineEvents, event } from '../../kernel';

/** What a file is brought for; commands take it for nothing else (W13). */
export const uploadPurposeSchema = z.enum([
  'custom-file',
  'image',
  'resource-file',
  'resource-thumb',
  'slider-picture',
]);
export type UploadPurpose = z.infer<typeof uploadPurposeSchema>;

/** Stream `upload-{key}`: a file in the temporary area, bound to who brought it until an order claims it (W13). */
export const cartEvents = defineEvents('cart', {
  FileUploaded: event({
    data: z.object({
      key: z.string(),
      userId: z.int(),
      purpose: uploadPurposeSchema,
      filename: z.string(),
      contentType: z.string(),
      bytes: z.int(),
      sha256: z.string(),
      /** Pixels of a picture that is kept as it was encoded anew; older events have none. */
      picture: z.object({ width: z.int().positive(), height: z.int().positive() }).optional(),
    }),
  }),
  /** Stream `uploads-{userId}-{day}`: what somebody has brought on a day (S8). */
  UploadCounted: event({ data: z.object({ userId: z.int(), day: day(), bytes: z.int().nonnegative() }) }),
  /** Nobody had a use for it in time: from now on nobody can have one, and its content goes (R13). */
  UploadDiscarded: event({ data: z.object({ key: z.string() }) }),
});
