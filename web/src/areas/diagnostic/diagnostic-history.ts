import {
  brandTypeLabels,
  brandTypes,
  clientSegments,
  comparedFeatures,
  daypartLabels,
  dayparts,
  type Diagnostic,
  diagnosticBlocks,
  type DiagnosticBlock,
  diagnosticCommands,
  intensities,
  intensityFields,
  intensityLabels,
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
import { clientsTexts, competitionTexts, diagnosticTexts, swotTexts } from './texts';

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

const isIn = (block: DiagnosticBlock, path: string) => path === block || path.startsWith(`${block}.`);
const clientFields = ['week', 'weekend', 'daypart'] as const;

/** Of fields inside a block. */
function useInnerLabel() {
  const clients = useText(clientsTexts);
  const competition = useText(competitionTexts);
  const swot = useText(swotTexts);
  const localised = useLocalised();
  return (path: string): string | undefined => {
    const field = path.slice(path.lastIndexOf('.') + 1);
    const list = swotLists.find((each) => path === `swot.${each}`);
    if (list !== undefined) return swot(list);
    const client = clientFields.find((each) => isIn('clients', path) && each === field);
    if (client !== undefined) return clients(client);
    const type = brandTypes.find((each) => path === `competition.intensity.${intensityFields[each]}`);
    if (type !== undefined) return competition('intensityOf', { type: localised(brandTypeLabels[type]) });
    const compared = comparedFeatures.find((each) => isIn('comparison', path) && each === field);
    if (compared === undefined) return undefined;
    const feature = competition(`feature.${compared}`);
    return path === `comparison.own.${compared}`
      ? competition('rating', { feature, name: competition('ownChain') })
      : feature;
  };
}

/** Values that are codes. */
function useCodeText({ brands }: Diagnostic) {
  const localised = useLocalised();
  return (path: string, value: unknown): string | undefined => {
    if (isIn('clients', path)) {
      const segment = path === 'clients' ? clientSegments.find(({ id }) => String(id) === value) : undefined;
      const daypart = dayparts.find((each) => each === value);
      return segment ? localised(segment.name) : daypart && localised(daypartLabels[daypart]);
    }
    const level = intensities.find((each) => path.startsWith('competition.intensity') && each === value);
    return level ? localised(intensityLabels[level]) : brands.find((each) => each.brand_id === value)?.name;
  };
}

export function useDiagnosticHistory(diagnostic: Diagnostic, name: string): RecordHistory<Diagnostic> {
  const text = useText(diagnosticTexts);
  const innerLabel = useInnerLabel();
  const codeText = useCodeText(diagnostic);
  const restore = useRestore(diagnostic.restaurant_id);
  const may = useMay();
  return {
    record: 'diagnostic',
    id: diagnostic.restaurant_id,
    name,
    valuesOf: stateOf,
    labelOf: (path) => {
      const block = diagnosticBlocks.find((each) => each === path);
      return block ? capital(text(`block.${block}`)) : innerLabel(path);
    },
    textOf: codeText,
    restore: may(diagnosticCommands.UpdateSwot) ? restore : undefined,
  };
}
