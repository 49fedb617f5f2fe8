import { z } from 'zod';
import { type Labels, cleanLine, instant } from '../../kernel';
import { salesSlots, type consumeValues, nationalPlace } from '../imports';

/** Youngest first (R-DIA-10, R-CON-18). */
export const ageGroups = ['g1', 'g2', 'g3', 'g4', 'g5', 'g6', 'g7'] as const;
export type AgeGroup = (typeof ageGroups)[number];

/** First and last year; the last group is open (R-DIA-11). */
export const ageBands: Readonly<Record<AgeGroup, { readonly from: number; readonly to: number | null }>> = {
  g1: { from: 0, to: 9 },
  g2: { from: 10, to: 19 },
  g3: { from: 20, to: 24 },
  g4: { from: 25, to: 34 },
  g5: { from: 35, to: 49 },
  g6: { from: 50, to: 65 },
  g7: { from: 66, to: null },
};

const inhabitants = z.number().nonnegative();

export const populationSchema = z.object({
  g1: inhabitants,
  g2: inhabitants,
  g3: inhabitants,
  g4: inhabitants,
  g5: inhabitants,
  g6: inhabitants,
  g7: inhabitants,
});
export type Population = Readonly<z.infer<typeof populationSchema>>;

/** Percent; `null` without inhabitants (R-DIA-10). */
export function populationShares(population: Population): Population | null {
  const total = ageGroups.reduce((sum, group) => sum + population[group], 0);
  if (total === 0) return null;
  const shares = ageGroups.map((group) => [group, (population[group] * 100) / total]);
  return Object.fromEntries(shares) as Population;
}

/** One slot, or several (R-DIA-18, R-DIA-39). */
export const dayparts = [...salesSlots, 'mananatarde', 'comidacena', 'allday'] as const;
export type Daypart = (typeof dayparts)[number];
export const daypartSchema = z.enum(dayparts);

export const daypartLabels: Readonly<Record<Daypart, Labels>> = {
  manana: { CAST: 'Mañana', CAT: 'Matí', PT: 'Manhã' },
  comida: { CAST: 'Comida', CAT: 'Dinar', PT: 'Almoço' },
  tarde: { CAST: 'Tarde', CAT: 'Tarda', PT: 'Tarde' },
  cena: { CAST: 'Cena', CAT: 'Sopar', PT: 'Jantar' },
  noche: { CAST: 'Noche', CAT: 'Nit', PT: 'Noite' },
  mananatarde: { CAST: 'Mañana y tarde', CAT: 'Matí i tarda', PT: 'Manhã e tarde' },
  comidacena: { CAST: 'Comida y cena', CAT: 'Dinar i sopar', PT: 'Almoço e jantar' },
  allday: { CAST: 'Todo el día', CAT: 'Tot el dia', PT: 'Todo o dia' },
};

/** Monday to Thursday, Friday to Sunday (R-DIA-34). */
export const weekParts = ['week', 'weekend'] as const;
export type WeekPart = (typeof weekParts)[number];

/** Percent against the year before; `null` for none. */
const change = z.number().nullable();

/** R-DIA-34 */
const slotFiguresSchema = z.object({ slot: z.enum(salesSlots), sales: change, gcs: change });

/** Display order (R-DIA-37). */
export const productMixTypes = [
  ...(['A LA CARTA', 'BEBIDAS', 'COMPLEMENTOS', 'DSY & McCAFÉ', 'ENSALADAS'] as const),
  ...(['EVM', 'HAPPY MEAL', 'POSTRES', 'VALUE'] as const),
] as const;
export type ProductMixType = (typeof productMixTypes)[number];
export const productMixTypeSchema = z.enum(productMixTypes);

const labels = (name: string, catalan = name): Labels => ({ CAST: name, CAT: catalan, PT: name });
/** Screens and documents; files and the wire use the type. */
export const productMixLabels: Readonly<Record<ProductMixType, Labels>> = {
  'A LA CARTA': labels('A LA CARTA'),
  BEBIDAS: labels('BEBIDAS', 'BEGUDES'),
  COMPLEMENTOS: labels('COMPLEMENTOS', 'COMPLEMENTS'),
  'DSY & McCAFÉ': labels('DSY & McCAFÉ'),
  ENSALADAS: labels('ENSALADAS', 'AMANIDES'),
  EVM: labels('EVM'),
  'HAPPY MEAL': labels('HAPPY MEAL'),
  POSTRES: labels('POSTRES'),
  VALUE: labels('VALUE'),
};

const comparable = (text: string) => cleanLine(text).toUpperCase();

const typesByText = new Map<string, ProductMixType>(productMixTypes.map((type) => [comparable(type), type]));

/** `null` for hidden types such as VARIOS (R-DIA-37). */
export const productMixTypeOf = (text: string): ProductMixType | null =>
  typesByText.get(text) ?? typesByText.get(comparable(text)) ?? null;

/** R-DIA-36 */
export const productMixLineSchema = z.object({
  type: productMixTypeSchema,
  description: z.string(),
  value: change,
});
export type ProductMixLine = Readonly<z.infer<typeof productMixLineSchema>>;

/** R-DIA-33 */
type ConsumptionIndex = (typeof consumeValues)[number];
export const consumptionSchema = z.object({
  '1': change,
  '2': change,
  '3': change,
  '4': change,
  '5': change,
  '6': change,
  '7': change,
});
export type Consumption = Readonly<z.infer<typeof consumptionSchema>>;

export interface ConsumptionAxis {
  readonly slug: string;
  readonly name: Labels;
  readonly index: ConsumptionIndex;
}

const axis = (
  index: ConsumptionIndex,
  slug: string,
  CAST: string,
  CAT: string,
  PT: string,
): ConsumptionAxis => ({
  index,
  slug,
  name: { CAST, CAT, PT },
});

/** Only four of the seven values are drawn (R-DIA-32, AMB-42). */
export const consumptionAxes: readonly ConsumptionAxis[] = [
  axis('1', 'core_premium', 'Core premium', 'Core premium', 'Core premium'),
  axis('2', 'families', 'Familias', 'Famílies', 'Famílias'),
  axis('3', 'affordable', 'Asequible', 'Assequible', 'Acessível'),
  axis('4', 'late_night', 'Noche', 'Nit', 'Noite'),
];

/** Percent (R-DIA-35, R-CON-22). */
const arrowThreshold = 0.5;
/** R-DIA-34, R-CON-22 */
const percentDecimals = 2;

export type Arrow = 'up' | 'down' | 'equal';

/** By the unrounded value; `null` for none (R-DIA-35). */
export function arrowOf(value: number | null): Arrow | null {
  if (value === null) return null;
  if (value > arrowThreshold) return 'up';
  return value < -arrowThreshold ? 'down' : 'equal';
}

const percentFormat = new Intl.NumberFormat('es-ES', {
  minimumFractionDigits: percentDecimals,
  maximumFractionDigits: percentDecimals,
  useGrouping: false,
  signDisplay: 'negative',
});

/** `-` for none, `0,00` for zero, in all languages (R-DIA-34). */
export const percentText = (value: number | null): string =>
  value === null ? '-' : percentFormat.format(value);

type SlotValues = Readonly<Record<'sales' | 'gcs', number | null>>;

/** Slots with a value, and falling ones. */
export function slotCountsOf(slots: readonly SlotValues[]) {
  const of = (field: keyof SlotValues) => slots.filter((each) => each[field] !== null).length;
  const falling = (field: keyof SlotValues) => slots.filter((each) => arrowOf(each[field]) === 'down').length;
  return {
    sales: of('sales'),
    salesFalling: falling('sales'),
    gcs: of('gcs'),
    gcsFalling: falling('gcs'),
  };
}

/** `null` if empty. */
export function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

interface MixLine {
  readonly type: string;
  readonly value: number | null;
}

export function productMixMeans(lines: readonly MixLine[]) {
  const values = new Map<ProductMixType | null, (number | null)[]>(productMixTypes.map((type) => [type, []]));
  for (const { type, value } of lines) values.get(productMixTypeOf(type))?.push(value);
  return productMixTypes.map((type) => ({ type, value: meanOf(values.get(type) ?? []) }));
}

/** Mean below zero (AMB-64). */
export const fallingTypesOf = (lines: readonly MixLine[]): string[] =>
  productMixMeans(lines)
    .filter(({ value }) => arrowOf(value) === 'down')
    .map(({ type }) => type);

const populationOf = z
  .object({
    values: populationSchema,
    /** `null` without inhabitants. */
    percent: populationSchema.nullable(),
    habitants: z.number().nullable(),
  })
  .nullable();

/** `null` if not imported (R-DIA-10). */
export const populationsSchema = z.object({
  restaurant: populationOf,
  province: populationOf,
  province_id: z.string(),
  province_name: z.string(),
});
export type Populations = z.infer<typeof populationsSchema>;

/** Restaurant id and `nacional` (R-DIA-33). */
export const consumptionByPlace = z.record(z.string(), consumptionSchema);
export type ConsumptionByPlace = z.infer<typeof consumptionByPlace>;
export const nationalEntry = nationalPlace;

/** Unrounded (R-DIA-34). */
const momentSchema = z.object({
  slot: slotFiguresSchema.shape.slot,
  week: z.object({ sales: change, gcs: change }),
  weekend: z.object({ sales: change, gcs: change }),
});
export const momentsSchema = z.array(momentSchema).length(salesSlots.length);
export type Moments = z.infer<typeof momentsSchema>;

const slotInShort = z.object({ slot: slotFiguresSchema.shape.slot, sales: z.number() });
const salesOf = z
  .object({
    /** Mean of slots with a value. */
    sales: change,
    gcs: change,
    /** Falling slots, of those with sales. */
    falling: z.int(),
    slots: z.int(),
    best: slotInShort.nullable(),
    worst: slotInShort.nullable(),
    imported_date: instant(),
  })
  .nullable();
/** `null` if not imported. */
export const salesSchema = z.object({ week: salesOf, weekend: salesOf });
export type Sales = z.infer<typeof salesSchema>;
