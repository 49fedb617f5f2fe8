import {
  clientSegments,
  type Diagnostic,
  diagnosticBlocks,
  type DiagnosticBlock,
  diagnosticCommands,
  swotLists,
} from '@portal/contracts/areas/diagnostic';
import { useCallCommand } from '#core/client/use-call-command';
import { capital } from '#core/i18n/dates';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { useMay } from '#core/session/use-may';
import { type Past, type RecordHistory, withFields } from '#ui/history/record-history';
import { clientsToWire, comparisonToWire, swotToWire } from './diagnostic';
import { blockQueries, stateOf } from './diagnostic-editor';
import { diagnosticTexts, swotTexts } from './texts';

const options = { refresh: blockQueries, once: true };

/** A command for each block. @throws CallError */
function useRestore(restaurantId: number) {
  const swot = useCallCommand(diagnosticCommands.UpdateSwot, options);
  const clients = useCallCommand(diagnosticCommands.UpdateClients, options);
  const competition = useCallCommand(diagnosticCommands.UpdateCompetition, options);
  const comparison = useCallCommand(diagnosticCommands.UpdateComparison, options);
  return async ({ was, now, fields }: Past<Diagnostic>, isForced: boolean) => {
    const state = withFields(stateOf(was), stateOf(now), fields);
    const seen = (block: DiagnosticBlock) => ({
      restaurant_id: restaurantId,
      ...(!isForced && { version: now[block].version }),
    });
    const { brandIds, intensity } = state.competition;
    const sends: Readonly<Record<DiagnosticBlock, () => Promise<unknown>>> = {
      swot: () => swot.send({ ...seen('swot'), dafo: swotToWire(state.swot) }),
      clients: () => clients.send({ ...seen('clients'), data: clientsToWire(state.clients) }),
      competition: () => competition.send({ ...seen('competition'), competence: [...brandIds], intensity }),
      comparison: () => comparison.send({ ...seen('comparison'), ...comparisonToWire(state.comparison) }),
    };
    // In this order: only competitors can be compared.
    for (const block of diagnosticBlocks.filter((each) => fields.includes(each))) await sends[block]();
  };
}

export function useDiagnosticHistory(diagnostic: Diagnostic, name: string): RecordHistory<Diagnostic> {
  const text = useText(diagnosticTexts);
  const swotText = useText(swotTexts);
  const localised = useLocalised();
  const restore = useRestore(diagnostic.restaurant_id);
  const may = useMay();
  return {
    record: 'diagnostic',
    id: diagnostic.restaurant_id,
    name,
    valuesOf: stateOf,
    labelOf: (path) => {
      const list = swotLists.find((each) => path === `swot.${each}`);
      const block = diagnosticBlocks.find((each) => each === path);
      if (list !== undefined) return swotText(list);
      return block && capital(text(`block.${block}`));
    },
    textOf: (_path, value) => {
      const segment = clientSegments.find(({ id }) => id === value);
      if (segment !== undefined) return localised(segment.name);
      return diagnostic.brands.find((brand) => brand.brand_id === value)?.name;
    },
    restore: may(diagnosticCommands.UpdateSwot) ? restore : undefined,
  };
}
