import {
  comparedFeatures,
  type DiagnosticBlock,
  intensityFields,
  rivalFields,
  swotFields,
  swotLists,
  weekParts,
} from '@portal/contracts/areas/diagnostic';
import type { Diagnostic, DiagnosticEvent } from './diagnostic-state';

type Edited = (before: Diagnostic, data: never) => readonly DiagnosticBlock[];

const competitionAnd = (
  { rivals }: Diagnostic,
  { brandIds }: { readonly brandIds: readonly string[] },
): readonly DiagnosticBlock[] =>
  rivals.every(({ brandId }) => brandIds.includes(brandId)) ? ['competition'] : ['competition', 'comparison'];
const both = (): readonly DiagnosticBlock[] => ['competition', 'comparison'];
const nothing = (): readonly DiagnosticBlock[] => [];

const edited: Readonly<Record<DiagnosticEvent['type'], Edited>> = {
  SwotUpdated: () => ['swot'],
  ClientsUpdated: () => ['clients'],
  CompetitionUpdated: competitionAnd,
  CompetitionImported: both,
  CompetitionImportUndone: both,
  ComparisonUpdated: () => ['comparison'],
  CustomBrandAdded: nothing,
  CustomBrandDeleted: nothing,
  CustomBrandRestored: nothing,
  EnvironmentSelected: nothing,
  EnvironmentUnselected: nothing,
  CustomEnvironmentAdded: nothing,
  CustomEnvironmentDeleted: nothing,
  CustomEnvironmentRestored: nothing,
};

/** Blocks are versioned separately (R4). */
export const editedBlocks = (event: DiagnosticEvent, before: Diagnostic): readonly DiagnosticBlock[] =>
  edited[event.type](before, event.data as never);

type Values = Readonly<Record<string, unknown>>;

const swotValues = ({ swot }: Diagnostic): Values =>
  Object.fromEntries(swotLists.map((list) => [`dafo.${swotFields[list]}`, swot[list]]));

const clientValues = ({ shares }: Diagnostic): Values =>
  Object.fromEntries(
    shares.flatMap((share) =>
      [...weekParts, 'daypart' as const].map((field) => [`data.${share.segment}.${field}`, share[field]]),
    ),
  );

const competitionValues = ({ brandIds, intensity }: Diagnostic): Values => ({
  ...Object.fromEntries(brandIds.map((id) => [`competence.${id}`, true])),
  ...Object.fromEntries(intensityFields.map((field) => [`intensity.${field}`, intensity[field]])),
});

const comparisonValues = ({ own, rivals }: Diagnostic): Values => ({
  ...Object.fromEntries(comparedFeatures.map((feature) => [`mcd.${feature}`, own[feature]])),
  ...Object.fromEntries(
    rivalFields.flatMap((field, index) => {
      const rival = rivals[index];
      return [
        [`${field}.brand_id`, rival?.brandId ?? ''],
        ...comparedFeatures.map((feature) => [`${field}.${feature}`, rival?.ratings[feature] ?? null]),
      ];
    }),
  ),
});

const values: Readonly<Record<DiagnosticBlock, (diagnostic: Diagnostic) => Values>> = {
  swot: swotValues,
  clients: clientValues,
  competition: competitionValues,
  comparison: comparisonValues,
};

/** Conflict names: `dafo.threats`, `data.3.week` by `cluster_id`, `competence.7`. */
export const valuesOfBlock = (diagnostic: Diagnostic, block: DiagnosticBlock): Values =>
  values[block](diagnostic);
