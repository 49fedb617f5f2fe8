import FileDownloadRounded from '@mui/icons-material/FileDownloadRounded';
import { Button } from '@mui/material';
import {
  ageBands,
  ageGroups,
  type Benchmark,
  brandTypeLabels,
  clientSegments,
  comparedFeatures,
  type ComparisonRow,
  consumptionAxes,
  daypartLabels,
  type Diagnostic,
  diagnosticSectionLabels,
  intensityFields,
  intensityLabels,
  nationalEntry,
  productMixLabels,
  rivalFields,
  swotFields,
  swotLists,
} from '@portal/contracts/areas/diagnostic';
import { noRegion } from '@portal/contracts/areas/restaurants';
import { useState } from 'react';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import type { WorkbookSheet } from '#ui/export/to-xlsx';
import { useToast } from '#ui/toast/toast-context';
import { useToday } from '#ui/use-now';
import { useAlertText } from './AlertList';
import { medianIn } from './diagnostic';
import { useBenchmark, useDiagnostic } from './diagnostic-editor';
import { swotTexts, workbookTexts } from './texts';

type SheetKey = (typeof workbookTexts)['keys'][number];

function useSheetWords() {
  const text = useText(workbookTexts);
  const swotText = useText(swotTexts);
  const localised = useLocalised();
  const dates = useDates();
  const today = useToday();
  return {
    text,
    swotText,
    localised,
    alertText: useAlertText(),
    today,
    date: dates.day(today),
    heads: (keys: readonly SheetKey[], wide: readonly SheetKey[] = []) =>
      keys.map((key) => ({ header: text(key), width: wide.includes(key) ? 60 : 24 })),
  };
}
type SheetWords = ReturnType<typeof useSheetWords>;

const summarySheet = (
  { site, name, alerts, population }: Diagnostic,
  benchmark: Benchmark | null,
  { text, localised, alertText, date, heads }: SheetWords,
): WorkbookSheet => {
  const region = benchmark?.region === noRegion.id ? localised(noRegion.label) : benchmark?.region_name;
  return {
    name: text('summary'),
    columns: heads(['fact', 'value'], ['value']),
    rows: [
      [text('site'), site],
      [text('restaurant'), name],
      [text('region'), region ?? population.province_name],
      [text('date'), date],
      ...alerts.map((alert) => [text('alert'), alertText(alert)]),
    ],
  };
};

const swotSheet = ({ swot }: Diagnostic, { swotText, localised, heads }: SheetWords): WorkbookSheet => ({
  name: localised(diagnosticSectionLabels.dafo),
  columns: heads(['list', 'text'], ['text']),
  rows: swotLists.flatMap((list) => swot[swotFields[list]].map((row) => [swotText(list), row])),
});

const bandText = ({ from, to }: (typeof ageBands)['g1']) => (to === null ? `${from}+` : `${from}-${to}`);

const populationSheet = ({ population }: Diagnostic, { localised, heads }: SheetWords): WorkbookSheet => ({
  name: localised(diagnosticSectionLabels.population),
  columns: heads(['age', 'own', 'province']),
  rows: ageGroups.map((group) => [
    bandText(ageBands[group]),
    population.restaurant?.percent?.[group] ?? null,
    population.province?.percent?.[group] ?? null,
  ]),
});

const environmentSheet = ({ environment }: Diagnostic, { text, heads }: SheetWords): WorkbookSheet => ({
  name: text('environment'),
  columns: heads(['option', 'selected']),
  rows: environment.map(({ name, status }) => [name, text(status === 1 ? 'yes' : 'no')]),
});

const clientsSheet = (
  { clients }: Diagnostic,
  benchmark: Benchmark | null,
  { localised, heads }: SheetWords,
): WorkbookSheet => ({
  name: localised(diagnosticSectionLabels.clusters),
  columns: heads(['segment', 'week', 'weekMedian', 'weekend', 'weekendMedian', 'daypart']),
  rows: clientSegments.flatMap(({ id, name }) =>
    clients.data
      .filter(({ cluster_id: cluster }) => cluster === id)
      .map(({ week, weekend, daypart }) => [
        localised(name),
        week,
        medianIn(benchmark, id, 'week'),
        weekend,
        medianIn(benchmark, id, 'weekend'),
        daypart === null ? null : localised(daypartLabels[daypart]),
      ]),
  ),
});

const competitionSheet = (
  { competition, intensity }: Diagnostic,
  { text, localised, heads }: SheetWords,
): WorkbookSheet => ({
  name: localised(diagnosticSectionLabels.competence),
  columns: heads(['brand', 'type', 'intensity', 'compared']),
  rows: competition.competence.map(({ name, type, status }) => {
    const level = intensity[intensityFields[type]];
    return [
      name,
      localised(brandTypeLabels[type]),
      level === '' ? null : localised(intensityLabels[level]),
      text(status === 2 ? 'yes' : 'no'),
    ];
  }),
});

function comparisonSheet({ comparison }: Diagnostic, { text, heads }: SheetWords): WorkbookSheet {
  const rowOf = (name: string, { features }: ComparisonRow) => [
    name,
    ...comparedFeatures.map((feature) => features[feature]),
  ];
  const rivals = rivalFields.flatMap((field) => comparison[field] ?? []);
  return {
    name: text('comparison'),
    columns: heads(['brand', ...comparedFeatures]),
    rows: [rowOf(text('ownChain'), comparison.mcd), ...rivals.map((row) => rowOf(row.name, row))],
  };
}

const consumptionSheet = (
  { consumption, restaurant_id: id }: Diagnostic,
  { localised, heads }: SheetWords,
): WorkbookSheet => ({
  name: localised(diagnosticSectionLabels.consume),
  columns: heads(['axis', 'ownIndex', 'national']),
  rows: consumptionAxes.map(({ name, index }) => [
    localised(name),
    consumption[String(id)]?.[index] ?? null,
    consumption[nationalEntry]?.[index] ?? null,
  ]),
});

const momentsSheet = ({ moments }: Diagnostic, { localised, heads }: SheetWords): WorkbookSheet => ({
  name: localised(diagnosticSectionLabels.moments),
  columns: heads(['slot', 'weekSales', 'weekGcs', 'weekendSales', 'weekendGcs']),
  rows: moments.map(({ slot, week, weekend }) => [
    localised(daypartLabels[slot]),
    week.sales,
    week.gcs,
    weekend.sales,
    weekend.gcs,
  ]),
});

const productMixSheet = (
  { product_mix: lines }: Diagnostic,
  { localised, heads }: SheetWords,
): WorkbookSheet => ({
  name: localised(diagnosticSectionLabels.pmix),
  columns: heads(['type', 'product', 'change'], ['product']),
  rows: lines.map(({ type, description, value }) => [localised(productMixLabels[type]), description, value]),
});

const sheetsOf = (diagnostic: Diagnostic, benchmark: Benchmark | null, words: SheetWords) => [
  summarySheet(diagnostic, benchmark, words),
  swotSheet(diagnostic, words),
  populationSheet(diagnostic, words),
  environmentSheet(diagnostic, words),
  clientsSheet(diagnostic, benchmark, words),
  competitionSheet(diagnostic, words),
  comparisonSheet(diagnostic, words),
  consumptionSheet(diagnostic, words),
  momentsSheet(diagnostic, words),
  productMixSheet(diagnostic, words),
];

/** U10. */
export function WorkbookButton() {
  const words = useSheetWords();
  const { text, today } = words;
  const toast = useToast();
  const diagnostic = useDiagnostic();
  const benchmark = useBenchmark();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const [{ toWorkbook }, { saveFile }] = await Promise.all([
        import('#ui/export/to-xlsx'),
        import('#ui/export/export-columns'),
      ]);
      const name = text('file', { site: diagnostic.site, date: today });
      const file = `${name}.xlsx`;
      saveFile(await toWorkbook(sheetsOf(diagnostic, benchmark, words)), file);
      toast.done(text('done', { file }));
    } catch (error) {
      toast.failed(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button startIcon={<FileDownloadRounded />} disabled={isBusy} onClick={() => void save()}>
      {text(isBusy ? 'busy' : 'export')}
    </Button>
  );
}
