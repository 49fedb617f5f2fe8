import { z } from 'zod';
import { day, defineEvents, event } from '../../kernel';

/** What a file is brought for; commands take it for nothing else (W13). */
export const uploadPurposeSchema = z.enum([
  'custom-file',
  'image',
  'resource-file',
  'resource-thumb',
  'slider-picture',
  /** Not said: counts for what a later call takes of such files (AMB-81). */
  'temporary',
]);
export type UploadPurpose = z.infer<typeof uploadPurposeSchema>;

/** Stream `upload-{key}`: an uploaded file, bound to its person until an order claims it (W13). */
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
  /** Stream `uploads-{userId}-{day}`: the uploads of a person on a day (S8). */
  UploadCounted: event({ data: z.object({ userId: z.int(), day: day(), bytes: z.int().nonnegative() }) }),
  /** Not used in time: no command may refer to it any more, and its content is deleted (R13). */
  UploadDiscarded: event({ data: z.object({ key: z.string() }) }),
});
