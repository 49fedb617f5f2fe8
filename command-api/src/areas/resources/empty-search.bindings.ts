import { reportableTerm, resourceSearchCommands } from '@portal/contracts/areas/resources';
import { bindCommand } from '@portal/platform/decider/command-binding';
import { emptySearchDecider } from './empty-search.decider';

export const emptySearchBindings = () =>
  ({
    ReportEmptySearch: bindCommand(resourceSearchCommands.ReportEmptySearch, {
      decider: emptySearchDecider,
      stream: ({ commandId }) => `empty-search-${commandId}`,
      answer: ({ input }) => ({ term: reportableTerm(input.term) }),
    }),
  }) as const;
