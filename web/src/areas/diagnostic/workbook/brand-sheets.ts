import {
  type BrandType,
  brandTypeLabels,
  comparedFeatures,
  type ComparisonRow,
  type Diagnostic,
  diagnosticSectionLabels,
  intensityFields,
  intensityLabels,
  rivalFields,
} from '@portal/contracts/areas/diagnostic';
import type { WorkbookSheet } from '#ui/export/to-xlsx';
import { heads, type SheetWords } from './sheet-words';

/** How hard a kind of competitors presses; `null` for not said. */
function intensityOf({ intensity }: Diagnostic, type: BrandType) {
  const field = intensityFields[type];
  const level = intensity[field];
  return level === '' ? null : intensityLabels[level];
}

function competitionSheet(diagnostic: Diagnostic, { text, localised }: SheetWords): WorkbookSheet {
  return {
    name: localised(diagnosticSectionLabels.competence),
    columns: heads(text, ['brand', 'type', 'intensity', 'compared']),
    rows: diagnostic.competition.competence.map(({ name, type, status }) => {
      const level = intensityOf(diagnostic, type);
      return [
        ...[name, localised(brandTypeLabels[type]), level === null ? null : localised(level)],
        text(status === 2 ? 'yes' : 'no'),
      ];
    }),
  };
}

function comparisonSheet({ comparison }: Diagnostic, { text }: SheetWords): WorkbookSheet {
  const rowOf = (name: string, { features }: ComparisonRow) => [
    name,
    ...comparedFeatures.map((feature) => features[feature]),
  ];
  const rivals = rivalFields.flatMap((field) => comparison[field] ?? []);
  return {
    name: text('comparison'),
    columns: heads(text, ['brand', ...comparedFeatures]),
    rows: [rowOf(text('ownChain'), comparison.mcd), ...rivals.map((row) => rowOf(row.name, row))],
  };
}

/** With whom the restaurant competes, and how it compares. */
export const brandSheets = (diagnostic: Diagnostic, words: SheetWords) => [
  competitionSheet(diagnostic, words),
  comparisonSheet(diagnostic, words),
];
