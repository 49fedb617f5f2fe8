import type { ColumnValue } from '@portal/contracts';
import {
  type FigurePlace,
  importColumns,
  type ImportKind,
  nationalPlace,
  placeOfProvince,
  placeOfRestaurant,
  salesSlots,
} from '@portal/contracts/areas/imports';
import { provinces } from '@portal/contracts/areas/restaurants';
import { instantBefore } from '../calendar';
import type { DemoRestaurant } from '../restaurants';
import type { SeededRandom } from '../seeded-random';
import { demoBrands } from './demo-reference';
import { diagnosticWords } from './diagnostic-words';

export interface DemoFigureRow {
  readonly place: FigurePlace;
  readonly cells: readonly ColumnValue[];
}

export interface DemoImport {
  readonly key: string;
  readonly kind: ImportKind;
  readonly at: string;
  readonly filename: string;
  readonly rows: readonly DemoFigureRow[];
}

/** Days before the reference day. */
const importDays: Readonly<Record<ImportKind, readonly number[]>> = {
  population: [420],
  competence: [160],
  consume: [130],
  sales_week: [72, 41, 10],
  sales: [72, 41, 10],
  pmix: [43, 12],
};

const filenames: Readonly<Record<ImportKind, string>> = {
  population: 'poblacion',
  competence: 'competencia',
  consume: 'consumo',
  sales_week: 'ventas-lunes-jueves',
  sales: 'ventas-viernes-domingo',
  pmix: 'mix-producto',
};

type Values = Readonly<Record<string, ColumnValue>>;

/** Missing columns are blank. */
const rowOf = (kind: ImportKind, place: FigurePlace, values: Values): DemoFigureRow => ({
  place,
  cells: importColumns[kind].columns.map(({ key }) => values[key] ?? null),
});

const hundredths = (random: SeededRandom, low: number, high: number) =>
  random.between(low * 100, high * 100) / 100;

/** Tenths of a percent, for few and for many children. */
const ages = [
  [62, 78, 46, 118, 232, 248, 216],
  [118, 122, 58, 140, 256, 186, 120],
] as const;

/** Percentages of seven age groups, 100 in total. */
function population(random: SeededRandom, inhabitants: number): Values {
  const mix = random.next();
  const tenths = ages[0].map((old, index) =>
    Math.round(old * (1 - mix) + (ages[1][index] ?? 0) * mix + random.between(-6, 6)),
  );
  const rest = 1_000 - tenths.slice(0, -1).reduce((sum, share) => sum + share, 0);
  const shares = [...tenths.slice(0, -1), rest].map((share) => share / 10);
  return {
    ...Object.fromEntries(shares.map((share, index) => [`g${index + 1}`, share])),
    habitants: inhabitants,
  };
}

function populationRows(restaurants: readonly DemoRestaurant[], random: SeededRandom) {
  const around = restaurants.map(({ restaurantId, site }) =>
    rowOf('population', placeOfRestaurant(restaurantId), {
      site,
      ...population(random, random.between(8, 90) * 1_000),
    }),
  );
  const whole = provinces.ES.map(({ id }) =>
    rowOf('population', placeOfProvince(id), {
      province: id,
      ...population(random, random.between(90, 6_700) * 1_000),
    }),
  );
  return [...around, ...whole];
}

const competenceRows = (restaurants: readonly DemoRestaurant[], random: SeededRandom) =>
  restaurants.flatMap(({ restaurantId, site }) =>
    random
      .shuffled(demoBrands)
      .slice(0, random.between(4, 10))
      .map(({ id, type }, index) =>
        rowOf('competence', placeOfRestaurant(restaurantId), {
          site,
          brand: String(id),
          type,
          status: index < 3 ? 2 : 1,
        }),
      ),
  );

const consumption = (random: SeededRandom): Values =>
  Object.fromEntries(['1', '2', '3', '4', '5', '6', '7'].map((index) => [index, hundredths(random, 8, 42)]));

const consumeRows = (restaurants: readonly DemoRestaurant[], random: SeededRandom) => [
  rowOf('consume', nationalPlace, { site: nationalPlace, ...consumption(random) }),
  ...restaurants.map(({ restaurantId, site }) =>
    rowOf('consume', placeOfRestaurant(restaurantId), { site, ...consumption(random) }),
  ),
];

const salesRows =
  (kind: 'sales_week' | 'sales') => (restaurants: readonly DemoRestaurant[], random: SeededRandom) =>
    restaurants.flatMap(({ restaurantId, site }) => {
      const trend = hundredths(random, -4, 5);
      const isQuiet = random.chance(0.33);
      return salesSlots.map((slot) => {
        const isNone = slot === 'noche' && isQuiet;
        const sales = Math.round((trend + hundredths(random, -3, 3)) * 100) / 100;
        const gcs = Math.round((sales - hundredths(random, -1, 3)) * 100) / 100;
        return rowOf(kind, placeOfRestaurant(restaurantId), {
          site,
          slot,
          sales: isNone ? null : sales,
          gcs: isNone ? null : gcs,
        });
      });
    });

const pmixRows = (restaurants: readonly DemoRestaurant[], random: SeededRandom) =>
  restaurants.flatMap(({ restaurantId, site }) =>
    Object.entries(diagnosticWords.products).flatMap(([type, products]) =>
      products.map((description) =>
        rowOf('pmix', placeOfRestaurant(restaurantId), {
          site,
          type,
          description,
          value: hundredths(random, -5, 8),
        }),
      ),
    ),
  );

type Rows = (restaurants: readonly DemoRestaurant[], random: SeededRandom) => readonly DemoFigureRow[];

const rowsOf: Readonly<Record<ImportKind, Rows>> = {
  population: populationRows,
  competence: competenceRows,
  consume: consumeRows,
  sales_week: salesRows('sales_week'),
  sales: salesRows('sales'),
  pmix: pmixRows,
};

/** Every second restaurant. */
export const hasImportedCompetitors = ({ restaurantId }: Pick<DemoRestaurant, 'restaurantId'>): boolean =>
  restaurantId % 2 === 0;

const importedFor = (kind: ImportKind, restaurants: readonly DemoRestaurant[]) =>
  kind === 'competence' ? restaurants.filter(hasImportedCompetitors) : restaurants;

/** @param restaurants those that have figures */
export function demoFigures(
  today: string,
  restaurants: readonly DemoRestaurant[],
  random: SeededRandom,
): readonly DemoImport[] {
  if (restaurants.length === 0) return [];
  return (Object.keys(importDays) as ImportKind[]).flatMap((kind) =>
    importDays[kind].map((days): DemoImport => {
      const at = instantBefore(today, days, 8.5);
      return {
        kind,
        at,
        key: `import-${kind}-${days}`,
        filename: `${filenames[kind]}-${at.slice(0, 7)}.xlsx`,
        rows: rowsOf[kind](importedFor(kind, restaurants), random.fork(`${kind} ${days}`)),
      };
    }),
  );
}
