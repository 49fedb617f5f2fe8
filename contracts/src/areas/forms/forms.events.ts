import { z } from 'zod';
import { defineEvents, event } from '../../kernel';

/** Streams `customRequest-{id}`: one sent form. Its text may name people, so it is sealed. */
export const formsEvents = defineEvents('forms', {
  CustomResourceRequested: event({
    data: z.object({
      requestId: z.string(),
      userId: z.int(),
      restaurantId: z.int(),
      restaurantSite: z.string(),
      restaurantName: z.string(),
    }),
    personal: z.object({ userName: z.string(), topic: z.string(), comments: z.string() }),
  }),
});
