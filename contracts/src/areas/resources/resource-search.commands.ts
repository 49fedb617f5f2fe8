import { z } from 'zod';
import {
  catalogueReaders,
  command,
  defineCommands,
  languageSchema,
  only,
  wireRequiredText,
} from '../../kernel';

export const resourceSearchCommands = defineCommands('resources', {
  ReportEmptySearch: command({
    method: 'POST',
    path: 'resource/search/empty',
    input: z.object({ term: wireRequiredText(100), lang: languageSchema }),
    /** The recorded term; empty for a term that may be personal. */
    output: z.object({ term: z.string() }),
    access: only(catalogueReaders),
    summary: 'Says that a search found nothing, so that administrators learn what is missing (R-CAT-19)',
  }),
});
