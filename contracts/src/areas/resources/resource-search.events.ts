import { z } from 'zod';
import { defineEvents, event, languageSchema } from '../../kernel';

/** Stream `empty-search-{command id}`, one for each search: nobody's searches are put together. */
export const resourceSearchEvents = defineEvents('resources', {
  SearchFoundNothing: event({
    data: z.object({
      /** Its words without accents and case. */
      term: z.string(),
      language: languageSchema,
    }),
  }),
});
