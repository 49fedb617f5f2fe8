import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DomainEvent, Role } from '@portal/contracts';
import {
  aBrandAdded,
  aCompetitionUpdated,
  aComparisonUpdated,
  aSwotUpdated,
  noRatings,
  productMixTypes,
  someClientsUpdated,
} from '@portal/contracts/areas/diagnostic';
import {
  type FigureRows,
  type ImportKind,
  placeOfRestaurant,
  salesSlots,
  someFiguresImported,
} from '@portal/contracts/areas/imports';
import { aRestaurant } from '@portal/contracts/areas/restaurants';
import { systemActor } from '@portal/platform/decider/decider';
import { projected } from '@portal/platform/testing/projection-kit';
import type { Visitor } from '../bench/load/requests';
import { type InProcessPortal, openInProcessPortal } from '../programs/in-process-portal';
import { buildTestFixture } from '../programs/test-fixture';

/** No overlap with the fixture. */
export const firstRestaurant = 1_000;
const brandCount = 40;
const productsOfType = 4;
/** Events per append, which is limited in bytes. */
const portion = 50;

/** Distinct per restaurant. */
const figure = (restaurantId: number, at: number) => ((restaurantId * 7 + at * 13) % 200) / 10 - 8;

const sales = (id: number): FigureRows =>
  salesSlots.map((slot, at) => [slot, figure(id, at), figure(id, at + 5)]);
const rowsOf: Readonly<Partial<Record<ImportKind, (id: number) => FigureRows>>> = {
  sales_week: sales,
  sales: (id) => sales(id + 1),
  pmix: (id) =>
    productMixTypes.flatMap((type, at) =>
      Array.from({ length: productsOfType }, (_, product) => [
        ...[type, `Producto ${at}-${product}`, figure(id, at * productsOfType + product)],
      ]),
    ),
  consume: (id) => [[1, 2, 3, 4, 5, 6, 7].map((at) => figure(id, at) + 20)],
  population: (id) => [[...[10, 10, 10, 20, 20, 20], 10 + (id % 5), 48_200]],
};

const rated = { ...noRatings, service: 4, relation: 3 };

/** In stream order. */
const diagnosticEvents = (restaurantId: number): DomainEvent[] => [
  aSwotUpdated({ restaurantId, strengths: ['Terraza', 'Aparcamiento'], threats: ['Obras'] }),
  someClientsUpdated({ restaurantId }),
  aCompetitionUpdated({ restaurantId, brandIds: ['1', '2', '3', '4', '5', '6'] }),
  aComparisonUpdated({
    restaurantId,
    own: rated,
    rivals: ['1', '2', '3'].map((brandId) => ({ brandId, ratings: rated })),
  }),
];

async function append({ stores }: InProcessPortal, stream: string, events: readonly DomainEvent[]) {
  for (let at = 0; at < events.length; at += portion) {
    const recorded = events.slice(at, at + portion).map((event) => {
      const { type, metadata } = projected(event);
      return { id: randomUUID(), type, data: event.data as never, metadata };
    });
    await stores.events.append(stream, at === 0 ? 'no-stream' : at - 1, recorded);
  }
}

async function fill(portal: InProcessPortal, ids: readonly number[]): Promise<void> {
  const { runner, bindings } = portal.writeSide;
  const context = { actor: systemActor, correlationId: 'many-diagnostics' };
  for (const restaurantId of ids) {
    const restaurant = aRestaurant({ restaurantId, site: String(restaurantId) });
    await runner.run(bindings.restaurants.ImportRestaurant, restaurant, context);
    await append(portal, `diagnostic-${restaurantId}`, diagnosticEvents(restaurantId));
  }
  for (let brandId = 1; brandId <= brandCount; brandId += 1)
    await append(portal, `brand-${brandId}`, [aBrandAdded({ brandId, name: `MARCA ${brandId}` })]);
  for (const [kind, rows] of Object.entries(rowsOf))
    await append(
      portal,
      `figures-${kind}`,
      ids.map((restaurantId) =>
        someFiguresImported({
          kind: kind as ImportKind,
          restaurantId,
          place: placeOfRestaurant(restaurantId),
          rows: rows(restaurantId).map((row) => [...row]),
        }),
      ),
    );
}

/** Complete diagnostics of one region and type. */
export async function makeManyDiagnostics(
  count: number,
): Promise<{ readonly dataDir: string; readonly administrator: Visitor }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-diagnostics-'));
  const portal = await openInProcessPortal('ES', undefined, dataDir);
  await buildTestFixture(portal);
  await fill(
    portal,
    Array.from({ length: count }, (_, at) => firstRestaurant + at),
  );
  const { cookie } = await portal.signIn(Role.Administrator, Role.Administrator);
  if (portal.problems.length > 0) throw new AggregateError(portal.problems, 'the world could not be made');
  await portal.close();
  return { dataDir, administrator: { cookie, csrf: '' } };
}
