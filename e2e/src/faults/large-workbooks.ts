import { aRestaurant } from '@portal/contracts/areas/restaurants';
import { productTypes } from '@portal/contracts/areas/imports';
import { systemActor } from '@portal/platform/decider/decider';
import { writeXlsx } from 'hucre/xlsx';
import type { InProcessPortal } from '../programs/in-process-portal';

export const restaurantCount = 500;
/** Rows per restaurant: 20,000 in all, the maximum. */
export const rowsEach = 40;
const firstSite = 1_000;

/** Five hundred, with brands. */
export async function addManyRestaurants({ writeSide }: Pick<InProcessPortal, 'writeSide'>): Promise<void> {
  const { runner, bindings } = writeSide;
  const context = { actor: systemActor, correlationId: 'large-import' };
  for (let at = 0; at < restaurantCount; at += 1) {
    const restaurant = aRestaurant({ restaurantId: firstSite + at, site: String(firstSite + at) });
    await runner.run(bindings.restaurants.ImportRestaurant, restaurant, context);
  }
  for (let brand = 0; brand < rowsEach; brand += 1)
    await runner.run(bindings.diagnostic.AddBrand, { name: `MARCA ${brand}`, type: 1 }, context);
}

type Row = readonly (string | number)[];
/** Forty characters, unique per restaurant. */
const productName = (at: number, site: string) =>
  `Whopper doble con queso y bacón ${site}-${String(at).padStart(3, '0')}`;

/** Kinds that allow 20,000 rows for five hundred restaurants. */
export type LargeKind = 'competence' | 'pmix';

const kinds: Readonly<
  Record<LargeKind, { readonly heading: Row; readonly row: (site: string, at: number, turn: number) => Row }>
> = {
  /** Brands differ by turn. */
  competence: {
    heading: ['Restaurante', 'Marca', 'Estado'],
    row: (site, at, turn) => [site, `MARCA ${at}`, at === turn % rowsEach ? 2 : 1],
  },
  /** Figures differ by turn. */
  pmix: {
    heading: ['Restaurante', 'Familia', 'Producto', 'Variación'],
    row: (site, at, turn) => [
      ...[site, productTypes[at % productTypes.length] ?? '', productName(at, site)],
      Math.round(Math.sin(at + turn) * 10_000) / 100,
    ],
  },
};

/** 20,000 rows sorted by product, as lists often are. */
export function largeWorkbook(kind: LargeKind, turn: number): Promise<Uint8Array> {
  const { heading, row } = kinds[kind];
  const rows = Array.from({ length: restaurantCount * rowsEach }, (_, n) =>
    row(String(firstSite + (n % restaurantCount)), Math.floor(n / restaurantCount), turn),
  );
  return writeXlsx({ sheets: [{ name: 'Datos', rows: [heading, ...rows].map((cells) => [...cells]) }] });
}
