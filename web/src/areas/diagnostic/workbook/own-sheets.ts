import {
  ageBands,
  ageGroups,
  type Benchmark,
  clientSegments,
  daypartLabels,
  type Diagnostic,
  diagnosticSectionLabels,
  swotFields,
  swotLists,
} from '@portal/contracts/areas/diagnostic';
import { noRegion } from '@portal/contracts/areas/restaurants';
import type { WorkbookSheet } from '#ui/export/to-xlsx';
import { medianIn } from '../client-rows';
import { heads, type SheetWords } from './sheet-words';

const regionIn = (benchmark: Benchmark | null, localised: SheetWords['localised']) =>
  benchmark?.region === noRegion.id ? localised(noRegion.label) : benchmark?.region_name;

const summarySheet = (
  { site, name, alerts, population }: Diagnostic,
  benchmark: Benchmark | null,
  { text, localised, alertText, date }: SheetWords,
): WorkbookSheet => ({
  name: text('summary'),
  columns: heads(text, ['fact', 'value'], ['value']),
  rows: [
    [text('site'), site],
    [text('restaurant'), name],
    [text('region'), regionIn(benchmark, localised) ?? population.province_name],
    [text('date'), date],
    ...alerts.map((alert) => [text('alert'), alertText(alert)]),
  ],
});

const swotSheet = ({ swot }: Diagnostic, { text, swotText, localised }: SheetWords): WorkbookSheet => ({
  name: localised(diagnosticSectionLabels.dafo),
  columns: heads(text, ['list', 'text'], ['text']),
  rows: swotLists.flatMap((list) => swot[swotFields[list]].map((row) => [swotText(list), row])),
});

const bandText = ({ from, to }: (typeof ageBands)['g1']) => (to === null ? `${from}+` : `${from}-${to}`);

const populationSheet = ({ population }: Diagnostic, { text, localised }: SheetWords): WorkbookSheet => ({
  name: localised(diagnosticSectionLabels.population),
  columns: heads(text, ['age', 'own', 'province']),
  rows: ageGroups.map((group) => [
    bandText(ageBands[group]),
    population.restaurant?.percent?.[group] ?? null,
    population.province?.percent?.[group] ?? null,
  ]),
});

const environmentSheet = ({ environment }: Diagnostic, { text }: SheetWords): WorkbookSheet => ({
  name: text('environment'),
  columns: heads(text, ['option', 'selected']),
  rows: environment.map(({ name, status }) => [name, text(status === 1 ? 'yes' : 'no')]),
});

const clientsSheet = (
  { clients }: Diagnostic,
  benchmark: Benchmark | null,
  { text, localised }: SheetWords,
): WorkbookSheet => ({
  name: localised(diagnosticSectionLabels.clusters),
  columns: heads(text, ['segment', 'week', 'weekMedian', 'weekend', 'weekendMedian', 'daypart']),
  rows: clientSegments.flatMap(({ id, name }) => {
    const row = clients.data.find(({ cluster_id: cluster }) => cluster === id);
    if (row === undefined) return [];
    const { week, weekend, daypart } = row;
    return [
      [
        ...[localised(name), week, medianIn(benchmark, id, 'week'), weekend],
        ...[medianIn(benchmark, id, 'weekend'), daypart === null ? null : localised(daypartLabels[daypart])],
      ],
    ];
  }),
});

/** What the restaurant says of itself and of what is around it. */
export const ownSheets = (diagnostic: Diagnostic, benchmark: Benchmark | null, words: SheetWords) => [
  summarySheet(diagnostic, benchmark, words),
  swotSheet(diagnostic, words),
  populationSheet(diagnostic, words),
  environmentSheet(diagnostic, words),
  clientsSheet(diagnostic, benchmark, words),
];
