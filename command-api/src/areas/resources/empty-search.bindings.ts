import { createHash } from 'node:crypto';
import { reportableTerm, resourceSearchCommands } from '@portal/contracts/areas/resources';
import { bindCommand } from '@portal/platform/decider/command-binding';
import { emptySearchDecider } from './empty-search.decider';

/** Enough of a digest that two terms do not share a stream. */
const digestLength = 24;

/** What was searched and not found. The terms that are written down are as many as there are words to search by. */
export const emptySearchBindings = () =>
  ({
    reportEmptySearch: bindCommand(resourceSearchCommands.ReportEmptySearch, {
      decider: emptySearchDecider,
      stream({ input: { term, lang }, market }) {
        const digest = createHash('sha256')
          .update(`${lang} ${reportableTerm(term)}`)
          .digest('hex');
        return `empty-search-${market}-${digest.slice(0, digestLength)}`;
      },
      answer: ({ input }) => ({ term: reportableTerm(input.term) }),
    }),
  }) as const;
