import { z } from 'zod';
import { instant } from '../../kernel';
import {
  diagnosticSections,
  type DiagnosticSection,
  type ImportKind,
  importKindSchema,
  salesSlots,
} from '../imports';
import { wholeShare, brandIdSchema, segmentIds, segmentIdSchema } from './competition.rules';
import { sectionOfFigures } from './diagnostic.rules';
import { weekParts, productMixTypes, productMixTypeSchema } from './figures.rules';

/** Where an alert leads: a section of the diagnostic, or the yearly plan. */
const alertSections = [...diagnosticSections, 'plan'] as const;
export type AlertSection = DiagnosticSection | 'plan';

/** The gravest first. */
export const alertSeverities = ['high', 'medium', 'low'] as const;
export type AlertSeverity = (typeof alertSeverities)[number];

export const alertKeys = [
  ...(['sales_falling', 'gcs_falling', 'product_mix_falling', 'swot_empty', 'clients_not_whole'] as const),
  ...(['nothing_compared', 'figures_old', 'plan_without_objective'] as const),
] as const;
export type AlertKey = (typeof alertKeys)[number];

/** What somebody should look at (R-HOM-08, AMB-64). */
export const alertSchema = z.object({
  /** The same as long as its reason lasts: `figures_old-pmix`. */
  id: z.string(),
  section: z.enum(alertSections),
  severity: z.enum(alertSeverities),
  /** Its text: `alert.{key}`. */
  key: z.enum(alertKeys),
  /** What the text says it of. */
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Where it can be mended: `/diagnostic#moments`. */
  link: z.string(),
});
export type DiagnosticAlert = z.infer<typeof alertSchema>;

const slotCounts = z.object({
  /** Slots that have sales, and those of them whose sales fall. */
  sales: z.int(),
  salesFalling: z.int(),
  gcs: z.int(),
  gcsFalling: z.int(),
});
export type SlotCounts = Readonly<z.infer<typeof slotCounts>>;

/** What alerts are made of. */
export const alertFactsSchema = z.object({
  /** Texts in all four lists. */
  swotTexts: z.int(),
  /** What the shares of guests make up. */
  week: z.number(),
  weekend: z.number(),
  compared: z.array(brandIdSchema),
  /** Of the restaurant's own brands, those that it has taken away. */
  deletedBrands: z.array(brandIdSchema),
  slots: z.object({ sales_week: slotCounts.nullable(), sales: slotCounts.nullable() }),
  fallingTypes: z.array(z.string()),
  imported: z.partialRecord(importKindSchema, instant()),
  /** Kinds of figures that are a year old. */
  old: z.array(importKindSchema),
  /** Years whose plan has an objective. */
  plannedYears: z.array(z.int()),
});
export type AlertFacts = Readonly<z.infer<typeof alertFactsSchema>>;

/** Of a restaurant of which nobody has said anything yet. */
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

/** Sales or guest counts that fall in at least half of the slots. */
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

/** By severity, then by section (AMB-64). */
const inOrderOfAlerts = (alerts: readonly DiagnosticAlert[]): DiagnosticAlert[] =>
  alerts.toSorted((one, other) => place(one) - place(other) || one.id.localeCompare(other.id));

const nothingCompared = alert('nothing_compared', 'competence', 'medium');

/** Compared brands without those of its own that the restaurant has taken away. */
const comparedOf = ({ compared, deletedBrands }: Pick<AlertFacts, 'compared' | 'deletedBrands'>) =>
  compared.filter((id) => !deletedBrands.includes(id));

/** What follows from these facts alone (AMB-64). */
export function alertsOf(facts: AlertFacts): DiagnosticAlert[] {
  const { swotTexts, week, weekend, fallingTypes } = facts;
  const isWhole = week === wholeShare && weekend === wholeShare;
  return inOrderOfAlerts([
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

/** What alerts depend on beside what a restaurant says and what was imported for it. */
export interface AlertCircumstances {
  /** By the market's clock: its plan has an objective, or that is one more alert. */
  readonly year: number;
  /** Whether a brand of the chain has been deleted since it was chosen. */
  readonly isGone: (brandId: string) => boolean;
}

/** The alerts as they are now (AMB-64). */
export function alertsNow(
  alerts: readonly DiagnosticAlert[],
  facts: AlertFacts,
  { year, isGone }: AlertCircumstances,
): DiagnosticAlert[] {
  const compared = comparedOf(facts);
  const more = [
    // Without any compared brand the alert is there already.
    ...(compared.length > 0 && compared.every(isGone) ? [nothingCompared] : []),
    ...(facts.plannedYears.includes(year)
      ? []
      : [alert('plan_without_objective', 'plan', 'medium', { year })]),
  ];
  return more.length === 0 ? [...alerts] : inOrderOfAlerts([...alerts, ...more]);
}

/** After that many months imported figures are old (AMB-64). */
const monthsUntilOld = 12;

/** When figures are old. @param importedAt ISO 8601 UTC */
export function growsOldAt(importedAt: string): string {
  const moment = new Date(importedAt);
  moment.setUTCMonth(moment.getUTCMonth() + monthsUntilOld);
  return moment.toISOString();
}

/** Restaurants that must stand behind a median, so that it tells of a market and of nobody in particular. */
export const fewestBehindMedian = 5;

/** Figures that are compared, one behind the other: clients by kind, moments by slot, product mix by type. */
const clientValues = segmentIds.length * weekParts.length;
const momentMeasures = ['sales', 'gcs'] as const;
const momentValues = salesSlots.length * weekParts.length * momentMeasures.length;
export const comparedValueCount = clientValues + momentValues + productMixTypes.length;

/** Where a figure stands among those that are compared; by places in the lists of kinds, slots, parts and types. */
export const comparedValueAt = {
  clients: (segment: number, part: number) => segment * weekParts.length + part,
  moments: (slot: number, part: number, measure: 'sales' | 'gcs') =>
    clientValues + (slot * weekParts.length + part) * momentMeasures.length + momentMeasures.indexOf(measure),
  productMix: (type: number) => clientValues + momentValues + type,
};

/**
 * The middle of what others have; `null` where too few have it.
 * @param sorted what all have, the restaurant itself among them, the least first
 * @param own what the restaurant itself has, which is left out; `null` for nothing
 */
export function medianOfOthers(sorted: readonly number[], own: number | null) {
  const left = own === null ? sorted.length : sorted.indexOf(own);
  const count = own === null ? sorted.length : sorted.length - 1;
  if (count < fewestBehindMedian) return { median: null, count };
  const at = (index: number) => sorted[index < left ? index : index + 1] as number;
  const middle = Math.floor(count / 2);
  return { median: count % 2 === 1 ? at(middle) : (at(middle - 1) + at(middle)) / 2, count };
}

/** A figure of the restaurant beside that of others; `count` restaurants stand behind the median. */
const beside = z.object({ own: z.number().nullable(), median: z.number().nullable(), count: z.int() });
export type Beside = z.infer<typeof beside>;

/** A restaurant beside the others of its region and type, in percent. */
export const benchmarkSchema = z.object({
  region: z.int(),
  region_name: z.string(),
  type: z.int(),
  /** Others of that region and type. */
  restaurants: z.int(),
  clients: z.array(z.object({ cluster_id: segmentIdSchema, week: beside, weekend: beside })),
  moments: z.array(
    z.object({
      slot: z.enum(salesSlots),
      week: z.object({ sales: beside, gcs: beside }),
      weekend: z.object({ sales: beside, gcs: beside }),
    }),
  ),
  /** The mean of a type's lines. */
  product_mix: z.array(z.object({ type: productMixTypeSchema, value: beside })),
});
export type Benchmark = z.infer<typeof benchmarkSchema>;
