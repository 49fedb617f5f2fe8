import { describe, expect, it } from '@jest/globals';
import type { DomainEvent } from '@portal/contracts';
import { comparedValueAt, comparedValueCount, someClientsUpdated } from '@portal/contracts/areas/diagnostic';
import { anImportId, someFiguresImported, someFiguresRestored } from '@portal/contracts/areas/imports';
import { aRestaurant } from '@portal/contracts/areas/restaurants';
import { projecting } from '@portal/platform/testing/projection-kit';
import { comparedFiguresProjection } from './compared-figures.projection';

const added = { type: 'RestaurantAdded' as const, data: aRestaurant() };
const nothing = Array.from({ length: comparedValueCount }, () => null);
const updated = (data: object) =>
  ({ type: 'RestaurantUpdated', data: { restaurantId: 1, ...data } }) as DomainEvent;
const pmix = someFiguresImported({
  kind: 'pmix',
  rows: [
    ['EVM', 'Menú grande', 2],
    ['EVM', 'Menú pequeño', 4],
    ['VARIOS', 'Bolsa', 9],
  ],
});
/** Lunch: the second of five slots. */
const lunch = (part: number, measure: 'sales' | 'gcs') => comparedValueAt.moments(1, part, measure);
const evm = comparedValueAt.productMix(5);

async function after(...events: readonly DomainEvent[]) {
  const documents = await projecting(comparedFiguresProjection)
    .given([added, ...events])
    .documents();
  return documents.get('1') as { region: number; type: number; deleted: boolean; values: (number | null)[] };
}

describe('figures by which restaurants are compared', () => {
  it('are empty before any are entered or imported', async () => {
    expect(await after()).toEqual({ id: 1, region: 2, type: 3, deleted: false, values: nothing });
  });

  it('[R-DIA-16] [R-DIA-34] [R-DIA-36] are shares of guests, changes by slot, and means of product types', async () => {
    const { values } = await after(someClientsUpdated(), someFiguresImported(), pmix);
    expect([values[comparedValueAt.clients(0, 0)], values[comparedValueAt.clients(0, 1)]]).toEqual([40, 5]);
    expect([values[lunch(1, 'sales')], values[lunch(1, 'gcs')], values[lunch(0, 'sales')]]).toEqual([
      2.35,
      -0.5,
      null,
    ]);
    expect(values[evm]).toBe(3);
    expect(values.filter((value) => value !== null)).toHaveLength(12 + 2 + 1);
  });

  it('[AMB-90] are no shares of a column that is not 100', async () => {
    const { shares } = someClientsUpdated().data;
    const half = shares.map((share) => ({ ...share, week: 1 }));
    const { values } = await after(someClientsUpdated({ shares: half }));
    expect([values[comparedValueAt.clients(0, 0)], values[comparedValueAt.clients(0, 1)]]).toEqual([null, 5]);
  });

  it('[W36] [AMB-69] are replaced by the next file and put back by its undo', async () => {
    const newer = someFiguresImported({ rows: [['cena', 1, null]] });
    const replaced = await after(someFiguresImported(), newer);
    expect([
      replaced.values[lunch(1, 'sales')],
      replaced.values[comparedValueAt.moments(3, 1, 'sales')],
    ]).toEqual([null, 1]);
    const restored = { importId: anImportId, importedAt: '2026-11-20T09:30:00.000Z', period: null };
    const rows = [['comida', 2.35, -0.5]];
    const undone = await after(newer, someFiguresRestored({ restored: { ...restored, rows } }));
    expect(undone.values[lunch(1, 'sales')]).toBe(2.35);
    expect((await after(pmix, someFiguresRestored({ kind: 'pmix' }))).values).toEqual(nothing);
  });

  it('follow their restaurant into another region or type, and away', async () => {
    expect(await after(updated({ region: 4 }), updated({ type: 1, name: 'Otro' }))).toMatchObject({
      region: 4,
      type: 1,
    });
    const gone = { type: 'RestaurantDeleted', data: { restaurantId: 1 } } as DomainEvent;
    expect(await after(gone)).toMatchObject({ deleted: true });
    const back = { type: 'RestaurantRestored', data: { restaurantId: 1 } } as DomainEvent;
    expect(await after(gone, back)).toMatchObject({ deleted: false });
  });

  it('are not touched by what is not compared: medians do not change', () => {
    const { handlers } = comparedFiguresProjection;
    const document = { id: 1, region: 2, type: 3, deleted: false, values: [...nothing] };
    const apply = (event: DomainEvent) =>
      handlers.get(event.type)?.apply(document, event as never, '1') === document;
    expect(apply(updated({ name: 'Otro', region: 2 }))).toBe(true);
    expect(apply(updated({ region: 3 }))).toBe(false);
    expect(apply(someFiguresRestored())).toBe(true);
    const population = someFiguresImported({ kind: 'population', rows: [] });
    const national = someFiguresImported({ place: 'nacional', restaurantId: null });
    const ids = [population, national, pmix].map((event) => handlers.get(event.type)?.id(event as never));
    expect(ids).toEqual([null, null, '1']);
  });
});
