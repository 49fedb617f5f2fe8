import { isDeepStrictEqual } from 'node:util';
import { reject } from '@portal/contracts';
import { type Swot, swotFields, swotLists, writtenRows } from '@portal/contracts/areas/diagnostic';
import { defineDecider } from '@portal/platform/decider/decider';
import { competitionDecisions } from './competition-decisions';
import type { DiagnosticCommands } from './diagnostic-commands';
import { editedBlocks } from './diagnostic-edits';
import {
  type Diagnostic,
  type DiagnosticEvent,
  diagnosticEvolutions,
  noDiagnostic,
} from './diagnostic-state';
import { environmentDecisions } from './environment-decisions';

const inactive = reject('restaurant_inactive');

type SwotInput = DiagnosticCommands['UpdateSwot']['input']['dafo'];
const writtenSwot = (input: SwotInput) =>
  Object.fromEntries(swotLists.map((list) => [list, writtenRows(input[swotFields[list]])])) as {
    [List in keyof Swot]: string[];
  };

const sharesOf = (rows: DiagnosticCommands['UpdateClients']['input']['data']) =>
  rows
    .map(({ cluster_id: segment, week, weekend, daypart }) => ({ segment, week, weekend, daypart }))
    .toSorted((one, other) => one.segment - other.segment);

/** Stream `diagnostic-{restaurantId}`. */
export const diagnosticDecider = defineDecider<Diagnostic, DiagnosticCommands, DiagnosticEvent>({
  initial: noDiagnostic,
  editEvents: editedBlocks,

  decide: {
    UpdateClients: ({ input: { restaurant_id: restaurantId, data }, facts }, diagnostic) => {
      if (!facts.isActive) return inactive;
      const shares = sharesOf(data);
      return isDeepStrictEqual(diagnostic.shares, shares)
        ? []
        : [{ type: 'ClientsUpdated', data: { restaurantId, shares } }];
    },

    UpdateSwot: ({ input: { restaurant_id: restaurantId, dafo }, facts }, diagnostic) => {
      if (!facts.isActive) return inactive;
      const swot = writtenSwot(dafo);
      return isDeepStrictEqual(diagnostic.swot, swot)
        ? []
        : [{ type: 'SwotUpdated', data: { restaurantId, ...swot } }];
    },

    ...competitionDecisions,
    ...environmentDecisions,
  },

  evolve: diagnosticEvolutions,
});
