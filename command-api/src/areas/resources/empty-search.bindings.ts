import { reportableTerm, resourceSearchCommands } from '@portal/contracts/areas/resources';
import { bindCommand } from '@portal/platform/decider/command-binding';
import { emptySearchDecider } from './empty-search.decider';

/** What was searched and not found. */
export const emptySearchBindings = () =>
  ({
    ReportEmptySearch: bindCommand(resourceSearchCommands.ReportEmptySearch, {
      decider: emptySearchDecider,
      stream: ({ commandId }) => `empty-search-${commandId}`,
      answer: ({ input }) => ({ term: reportableTerm(input.term) }),
    }),
  }) as const;
