import { z } from 'zod';
import { defineEvents, event, languageSchema } from '../../kernel';

/** Stream `empty-search-{command id}`, one a search, so that searches of a person are never combined. */
export const resourceSearchEvents = defineEvents('resources', {
  SearchFoundNothing: event({
    data: z.object({
      /** Its words without accents and case. */
      term: z.string(),
      language: languageSchema,
    }),
  }),
});
