import {
  consumptionAxes,
  daypartLabels,
  type Diagnostic,
  diagnosticSectionLabels,
  nationalEntry,
  productMixLabels,
} from '@portal/contracts/areas/diagnostic';
import type { WorkbookSheet } from '#ui/export/to-workbook';
import { heads, type SheetWords } from './sheet-words';

const consumptionSheet = (
  { consumption, restaurant_id: id }: Diagnostic,
  { text, localised }: SheetWords,
): WorkbookSheet => ({
  name: localised(diagnosticSectionLabels.consume),
  columns: heads(text, ['axis', 'ownIndex', 'national']),
  rows: consumptionAxes.map(({ name, index }) => [
    ...[localised(name), consumption[String(id)]?.[index] ?? null],
    consumption[nationalEntry]?.[index] ?? null,
  ]),
});

const momentsSheet = ({ moments }: Diagnostic, { text, localised }: SheetWords): WorkbookSheet => ({
  name: localised(diagnosticSectionLabels.moments),
  columns: heads(text, ['slot', 'weekSales', 'weekGcs', 'weekendSales', 'weekendGcs']),
  rows: moments.map(({ slot, week, weekend }) => [
    ...[localised(daypartLabels[slot]), week.sales, week.gcs, weekend.sales, weekend.gcs],
  ]),
});

const productMixSheet = (
  { product_mix: lines }: Diagnostic,
  { text, localised }: SheetWords,
): WorkbookSheet => ({
  name: localised(diagnosticSectionLabels.pmix),
  columns: heads(text, ['type', 'product', 'change'], ['product']),
  rows: lines.map(({ type, description, value }) => [
    ...[localised(productMixLabels[type]), description, value],
  ]),
});

/** The imported figures. */
export const figureSheets = (diagnostic: Diagnostic, words: SheetWords) => [
  consumptionSheet(diagnostic, words),
  momentsSheet(diagnostic, words),
  productMixSheet(diagnostic, words),
];
