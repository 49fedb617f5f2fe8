import type { DocumentOf, Market } from '@portal/contracts';
import {
  ageGroups,
  type Consumption,
  type ConsumptionByPlace,
  consumptionSchema,
  meanOf,
  type Moments,
  nationalEntry,
  type Population,
  type Populations,
  populationShares,
  productMixTypeOf,
  productMixTypes,
  type ProductMixLine,
  type Sales,
  slotCountsOf,
  weekParts,
} from '@portal/contracts/areas/diagnostic';
import {
  type FigurePeriod,
  type FigureRow,
  figures,
  figuresByName,
  figuresId,
  type FigurePlace,
  type ImportKind,
  nationalPlace,
  placeOfProvince,
  placeOfRestaurant,
  salesSlots,
} from '@portal/contracts/areas/imports';
import { provinceName } from '@portal/contracts/areas/restaurants';
import type { Views } from '@portal/platform/stores/view-store/views';

type FiguresDocument = DocumentOf<typeof figures>;
type ShownKind = Exclude<ImportKind, 'competence'>;

export interface Imported<K extends ImportKind> {
  readonly importedAt: string;
  readonly period: FigurePeriod | null;
  readonly rows: readonly FigureRow[K][];
}

export type FiguresOfRestaurant = {
  readonly [K in ShownKind]: Imported<K> | null;
} & {
  readonly province: Imported<'population'> | null;
  readonly national: Imported<'consume'> | null;
};

const byName = <K extends ImportKind>(kind: K, document: FiguresDocument | null): Imported<K> | null =>
  document && {
    importedAt: document.importedAt,
    period: document.period,
    rows: figuresByName(kind, document.rows),
  };

interface Place {
  readonly id: number;
  readonly provinceId: string;
}

export async function figuresOf({ id, provinceId }: Place, views: Views): Promise<FiguresOfRestaurant> {
  const own = placeOfRestaurant(id);
  const idOf = (kind: ImportKind, place: FigurePlace = own) => figuresId(kind, place);
  const [week, weekend, pmix, consume, population, province, national] = await views.getMany(figures, [
    ...[idOf('sales_week'), idOf('sales'), idOf('pmix'), idOf('consume'), idOf('population')],
    ...[idOf('population', placeOfProvince(provinceId)), idOf('consume', nationalPlace)],
  ]);
  return {
    sales_week: byName('sales_week', week ?? null),
    sales: byName('sales', weekend ?? null),
    pmix: byName('pmix', pmix ?? null),
    consume: byName('consume', consume ?? null),
    population: byName('population', population ?? null),
    province: byName('population', province ?? null),
    national: byName('consume', national ?? null),
  };
}

function populationOnWire(imported: Imported<'population'> | null): Populations['restaurant'] {
  const row = imported?.rows[0];
  if (!row) return null;
  const { habitants, ...cells } = row;
  const values = Object.fromEntries(ageGroups.map((group) => [group, cells[group]])) as Population;
  return { values, percent: populationShares(values), habitants };
}

export const populationsOnWire = (
  { population, province }: FiguresOfRestaurant,
  { provinceId }: Pick<Place, 'provinceId'>,
  market: Market,
): Populations => ({
  restaurant: populationOnWire(population),
  province: populationOnWire(province),
  province_id: provinceId,
  province_name: provinceName(market, provinceId),
});

const nothing: Consumption = consumptionSchema.parse({
  '1': null,
  '2': null,
  '3': null,
  '4': null,
  '5': null,
  '6': null,
  '7': null,
});

/** Restaurant id if it has figures, and always `nacional` (R-DIA-33). */
export function consumptionOnWire(
  restaurantId: number,
  { consume, national }: FiguresOfRestaurant,
): ConsumptionByPlace {
  const own = consume?.rows[0];
  return {
    ...(own && { [restaurantId]: { ...own } }),
    [nationalEntry]: { ...(national?.rows[0] ?? nothing) },
  };
}

const kindOf = { week: 'sales_week', weekend: 'sales' } as const;

/** All slots; `null` without a figure (R-DIA-34). */
export function momentsOnWire(imported: FiguresOfRestaurant): Moments {
  return salesSlots.map((slot) => {
    const cells = weekParts.map((part) => {
      const row = imported[kindOf[part]]?.rows.find((each) => each.slot === slot);
      return [part, { sales: row?.sales ?? null, gcs: row?.gcs ?? null }] as const;
    });
    return { slot, ...(Object.fromEntries(cells) as Omit<Moments[number], 'slot'>) };
  });
}

function salesInShort(imported: Imported<'sales'> | Imported<'sales_week'> | null): Sales['week'] {
  if (!imported) return null;
  const { rows, importedAt: imported_date } = imported;
  const known = rows.flatMap(({ slot, sales }) => (sales === null ? [] : [{ slot, sales }]));
  const ranked = known.toSorted((one, other) => other.sales - one.sales);
  const { sales: slots, salesFalling: falling } = slotCountsOf(rows);
  return {
    sales: meanOf(rows.map(({ sales }) => sales)),
    gcs: meanOf(rows.map(({ gcs }) => gcs)),
    falling,
    slots,
    best: ranked[0] ?? null,
    worst: ranked.at(-1) ?? null,
    imported_date,
  };
}

export const salesOnWire = ({ sales_week: week, sales: weekend }: FiguresOfRestaurant): Sales => ({
  week: salesInShort(week),
  weekend: salesInShort(weekend),
});

/** Shown types only, in file order (R-DIA-37). */
export function productMixOnWire({ pmix }: Pick<FiguresOfRestaurant, 'pmix'>): ProductMixLine[] {
  const lines = (pmix?.rows ?? []).flatMap(({ type: text, description, value }) => {
    const type = productMixTypeOf(text);
    return type ? [{ type, description, value }] : [];
  });
  const place = ({ type }: ProductMixLine) => productMixTypes.indexOf(type);
  return lines.toSorted((one, other) => place(one) - place(other));
}

/** Import time and months per kind. */
export const importedOnWire = (imported: FiguresOfRestaurant) => {
  const of = (kind: ShownKind) => {
    const { importedAt: at, period } = imported[kind] ?? {};
    return at === undefined ? null : { at, period: period ?? null };
  };
  return {
    sales_week: of('sales_week'),
    sales: of('sales'),
    pmix: of('pmix'),
    consume: of('consume'),
    population: of('population'),
  };
};
