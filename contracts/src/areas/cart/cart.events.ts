import { z } from 'zod';
import { defineEvents, event } from '../../kernel';

/** Stream `upload-{key}`: a file in the temporary area, bound to who brought it until an order claims it (W13). */
export const cartEvents = defineEvents('cart', {
  FileUploaded: event({
    data: z.object({
      key: z.string(),
      userId: z.int(),
      purpose: z.enum(['custom-file', 'image']),
      filename: z.string(),
      contentType: z.string(),
      bytes: z.int(),
      sha256: z.string(),
    }),
  }),
});
