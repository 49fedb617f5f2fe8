import type { EventOf } from '@portal/contracts';
import {
  reportableTerm,
  type resourceSearchCommands,
  type resourceSearchEvents,
} from '@portal/contracts/areas/resources';
import { type CommandFor, defineDecider } from '@portal/platform/decider/decider';

type EmptySearchEvent = EventOf<typeof resourceSearchEvents>;
type EmptySearchCommands = {
  ReportEmptySearch: CommandFor<(typeof resourceSearchCommands)['ReportEmptySearch']>;
};

/** Stream `empty-search-{command id}`; stateless. */
export const emptySearchDecider = defineDecider<null, EmptySearchCommands, EmptySearchEvent>({
  initial: null,

  decide: {
    ReportEmptySearch: ({ input }) => {
      const term = reportableTerm(input.term);
      return term === '' ? [] : [{ type: 'SearchFoundNothing', data: { term, language: input.lang } }];
    },
  },

  evolve: { SearchFoundNothing: () => null },
});
