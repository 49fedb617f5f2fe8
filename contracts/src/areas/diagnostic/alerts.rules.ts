import { z } from 'zod';
import { instant } from '../../kernel';
import {
  diagnosticSections,
  type DiagnosticSection,
  type ImportKind,
  importKindSchema,
  salesSlots,
} from '../imports';
import { wholeShare, brandIdSchema, isNationalBrand, segmentIds, segmentIdSchema } from './competition.rules';
import { sectionOfFigures } from './diagnostic.rules';
import { weekParts, productMixTypes, productMixTypeSchema } from './figures.rules';

const alertSections = [...diagnosticSections, 'plan'] as const;
export type AlertSection = DiagnosticSection | 'plan';

/** Highest first. */
export const alertSeverities = ['high', 'medium', 'low'] as const;
export type AlertSeverity = (typeof alertSeverities)[number];

export const alertKeys = [
  ...(['sales_falling', 'gcs_falling', 'product_mix_falling', 'swot_empty', 'clients_not_whole'] as const),
  ...(['nothing_compared', 'figures_old', 'plan_without_objective'] as const),
] as const;
export type AlertKey = (typeof alertKeys)[number];

/** R-HOM-08, AMB-64 */
export const alertSchema = z.object({
  /** Stable while the reason lasts: `figures_old-pmix`. */
  id: z.string(),
  section: z.enum(alertSections),
  severity: z.enum(alertSeverities),
  /** Text `alert.{key}`. */
  key: z.enum(alertKeys),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Where to fix it: `/diagnostic#moments`. */
  link: z.string(),
});
export type DiagnosticAlert = z.infer<typeof alertSchema>;

const slotCounts = z.object({
  /** Slots with sales, and those with falling sales. */
  sales: z.int(),
  salesFalling: z.int(),
  gcs: z.int(),
  gcsFalling: z.int(),
});
export type SlotCounts = Readonly<z.infer<typeof slotCounts>>;

export const alertFactsSchema = z.object({
  swotTexts: z.int(),
  /** Sum of shares. */
  week: z.number(),
  weekend: z.number(),
  compared: z.array(brandIdSchema),
  /** Own brands that were deleted. */
  deletedBrands: z.array(brandIdSchema),
  slots: z.object({ sales_week: slotCounts.nullable(), sales: slotCounts.nullable() }),
  fallingTypes: z.array(z.string()),
  imported: z.partialRecord(importKindSchema, instant()),
  /** Kinds a year old. */
  old: z.array(importKindSchema),
  /** Years with an objective. */
  plannedYears: z.array(z.int()),
});
export type AlertFacts = Readonly<z.infer<typeof alertFactsSchema>>;

export const noAlertFacts: AlertFacts = {
  swotTexts: 0,
  week: 0,
  weekend: 0,
  compared: [],
  deletedBrands: [],
  slots: { sales_week: null, sales: null },
  fallingTypes: [],
  imported: {},
  old: [],
  plannedYears: [],
};

const alert = (
  key: AlertKey,
  section: AlertSection,
  severity: AlertSeverity,
  params: DiagnosticAlert['params'] = {},
  about = '',
): DiagnosticAlert => ({
  id: about === '' ? key : `${key}-${about}`,
  section,
  severity,
  key,
  params,
  link: section === 'plan' ? '/marketing' : `/diagnostic#${section}`,
});

const sum = (counts: readonly (SlotCounts | null)[], field: keyof SlotCounts) =>
  counts.reduce((total, each) => total + (each?.[field] ?? 0), 0);

/** At least half of the slots fall. */
function fallingAlerts({ slots }: AlertFacts): DiagnosticAlert[] {
  const counts = [slots.sales_week, slots.sales];
  const measured = [
    { key: 'sales_falling', of: 'sales', down: 'salesFalling' },
    { key: 'gcs_falling', of: 'gcs', down: 'gcsFalling' },
  ] as const;
  return measured.flatMap(({ key, of, down }) => {
    const total = sum(counts, of);
    const falling = sum(counts, down);
    const isFalling = total > 0 && falling * 2 >= total;
    return isFalling ? [alert(key, 'moments', 'high', { falling, slots: total })] : [];
  });
}

const oldAlerts = ({ old, imported }: AlertFacts) =>
  old.map((kind: ImportKind) =>
    alert('figures_old', sectionOfFigures[kind], 'low', { kind, date: imported[kind] ?? '' }, kind),
  );

const place = ({ severity, section }: DiagnosticAlert) =>
  alertSeverities.indexOf(severity) * alertSections.length + alertSections.indexOf(section);

/** Severity, then section (AMB-64). */
const sortAlerts = (alerts: readonly DiagnosticAlert[]): DiagnosticAlert[] =>
  alerts.toSorted((one, other) => place(one) - place(other) || one.id.localeCompare(other.id));

const nothingCompared = alert('nothing_compared', 'competence', 'medium');

/** Without deleted own brands. */
const comparedOf = ({ compared, deletedBrands }: Pick<AlertFacts, 'compared' | 'deletedBrands'>) =>
  compared.filter((id) => !deletedBrands.includes(id));

/** Alerts that need no other facts (AMB-64). */
export function alertsOf(facts: AlertFacts): DiagnosticAlert[] {
  const { swotTexts, week, weekend, fallingTypes } = facts;
  const isWhole = week === wholeShare && weekend === wholeShare;
  return sortAlerts([
    ...fallingAlerts(facts),
    ...(fallingTypes.length > 0
      ? [
          alert('product_mix_falling', 'pmix', 'high', {
            types: fallingTypes.join(', '),
            count: fallingTypes.length,
          }),
        ]
      : []),
    ...(swotTexts === 0 ? [alert('swot_empty', 'dafo', 'medium')] : []),
    ...(isWhole ? [] : [alert('clients_not_whole', 'clusters', 'medium', { week, weekend })]),
    ...(comparedOf(facts).length > 0 ? [] : [nothingCompared]),
    ...oldAlerts(facts),
  ]);
}

export interface AlertCircumstances {
  /** Market's current year; its plan needs an objective. */
  readonly year: number;
  /** Brands of the chain that still exist. */
  readonly brands: ReadonlySet<string>;
}

/** AMB-64 */
export function alertsNow(
  alerts: readonly DiagnosticAlert[],
  facts: AlertFacts,
  { year, brands }: AlertCircumstances,
): DiagnosticAlert[] {
  const compared = comparedOf(facts);
  const isGone = (id: string) => isNationalBrand(id) && !brands.has(id);
  const more = [
    // Already alerted without compared brands.
    ...(compared.length > 0 && compared.every(isGone) ? [nothingCompared] : []),
    ...(facts.plannedYears.includes(year)
      ? []
      : [alert('plan_without_objective', 'plan', 'medium', { year })]),
  ];
  return more.length === 0 ? [...alerts] : sortAlerts([...alerts, ...more]);
}

/** AMB-64 */
const monthsUntilOld = 12;

/** @param importedAt ISO 8601 UTC */
export function growsOldAt(importedAt: string): string {
  const moment = new Date(importedAt);
  moment.setUTCMonth(moment.getUTCMonth() + monthsUntilOld);
  return moment.toISOString();
}

/** A smaller group could identify a restaurant. */
export const minBehindMedian = 5;

const clientValues = segmentIds.length * weekParts.length;
const momentMeasures = ['sales', 'gcs'] as const;
const momentValues = salesSlots.length * weekParts.length * momentMeasures.length;
export const comparedValueCount = clientValues + momentValues + productMixTypes.length;

/** Index of a value in the list. */
export const comparedValueAt = {
  clients: (segment: number, part: number) => segment * weekParts.length + part,
  moments: (slot: number, part: number, measure: 'sales' | 'gcs') =>
    clientValues + (slot * weekParts.length + part) * momentMeasures.length + momentMeasures.indexOf(measure),
  productMix: (type: number) => clientValues + momentValues + type,
};

/**
 * Median without the own value; `null` if too few.
 * @param sorted all values, ascending, the own included
 * @param own `null` for none
 */
export function medianOfOthers(sorted: readonly number[], own: number | null) {
  const left = own === null ? sorted.length : sorted.indexOf(own);
  const count = own === null ? sorted.length : sorted.length - 1;
  if (count < minBehindMedian) return { median: null, count };
  const at = (index: number) => sorted[index < left ? index : index + 1] as number;
  const middle = Math.floor(count / 2);
  return { median: count % 2 === 1 ? at(middle) : (at(middle - 1) + at(middle)) / 2, count };
}

/** `count`: restaurants behind the median. */
const comparison = z.object({ own: z.number().nullable(), median: z.number().nullable(), count: z.int() });
export type Beside = z.infer<typeof comparison>;

/** Against restaurants of the same region and type, in percent. */
export const benchmarkSchema = z.object({
  region: z.int(),
  region_name: z.string(),
  type: z.int(),
  restaurants: z.int(),
  clients: z.array(z.object({ cluster_id: segmentIdSchema, week: comparison, weekend: comparison })),
  moments: z.array(
    z.object({
      slot: z.enum(salesSlots),
      week: z.object({ sales: comparison, gcs: comparison }),
      weekend: z.object({ sales: comparison, gcs: comparison }),
    }),
  ),
  /** Mean of the lines. */
  product_mix: z.array(z.object({ type: productMixTypeSchema, value: comparison })),
});
export type Benchmark = z.infer<typeof benchmarkSchema>;
