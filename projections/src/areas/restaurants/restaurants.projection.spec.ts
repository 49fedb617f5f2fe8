import { describe, expect, it } from '@jest/globals';
import { type EventOf, Role } from '@portal/contracts';
import { aRestaurant, type restaurantEvents } from '@portal/contracts/areas/restaurants';
import { projecting } from '@portal/platform/testing/projection-kit';
import { restaurantLogsProjection } from './restaurant-logs.projection';
import { restaurantsProjection } from './restaurants.projection';

type RestaurantEvent = EventOf<typeof restaurantEvents>;

const { restaurantId, ...facts } = aRestaurant();
const added: RestaurantEvent = { type: 'RestaurantAdded', data: aRestaurant() };
const fiscalData = { cif: 'A87654321', razon: 'Nueva Razón SA', fiscalAddress: 'Calle Mayor 1, Madrid' };
const fiscalChanged: RestaurantEvent = {
  type: 'RestaurantFiscalDataChanged',
  data: { restaurantId, ...fiscalData },
};
const updated: RestaurantEvent = {
  type: 'RestaurantUpdated',
  data: { restaurantId, name: 'Gran Vía 52', latitude: null, eotf: true },
};
const of = (type: 'RestaurantClosed' | 'RestaurantReopened' | 'RestaurantDeleted' | 'RestaurantRestored') =>
  ({ type, data: { restaurantId } }) as RestaurantEvent;
const closed = of('RestaurantClosed');
const reopened = of('RestaurantReopened');
const deleted = of('RestaurantDeleted');
const restored = of('RestaurantRestored');
const document = { id: 1, ...facts, deleted: false, closedAt: null };
const closedAt = '2026-11-20T09:30:00.000Z';

describe('the view of restaurants', () => {
  const view = projecting(restaurantsProjection);

  it('[R-ENT-02] holds everything that is known of a restaurant', async () => {
    await view.given([added]).thenDocument('1', { ...document, version: 0 });
  });

  it('[R-CRT-18] [R-ARE-04] holds it as last changed', async () => {
    await view.given([added, fiscalChanged, updated]).thenDocument('1', {
      ...document,
      ...fiscalData,
      name: 'Gran Vía 52',
      latitude: null,
      eotf: true,
      version: 2,
    });
  });

  it('[R-ENT-02] knows whether it is active, and whether it is deleted', async () => {
    const inactive = { ...document, active: false, closedAt, version: 1 };
    await view.given([added, closed]).thenDocument('1', inactive);
    await view.given([added, closed, reopened]).thenDocument('1', { ...document, closedAt, version: 2 });
    const gone = { ...document, deleted: true, closedAt, version: 0 };
    await view.given([added, deleted]).thenDocument('1', gone);
    await view.given([added, deleted, restored]).thenDocument('1', { ...gone, deleted: false });
  });

  it('makes no restaurant of a change alone', async () => {
    await view.given([fiscalChanged, updated, closed, deleted]).thenNoDocument('1');
  });
});

interface LogDocument {
  readonly changes: readonly {
    readonly what: string;
    readonly fields: readonly object[];
    readonly actor: string;
  }[];
}

describe('the log of a restaurant', () => {
  const logOf = async (...events: readonly (RestaurantEvent & { metadata?: object })[]) =>
    (
      await projecting(restaurantLogsProjection)
        .given(events as never)
        .documents()
    ).get('1') as unknown as LogDocument;

  it('[R-ARE-06] holds the newest first, with who did it and what the fields were before', async () => {
    const by = (event: RestaurantEvent, actor: string, commandId: string) => ({
      ...event,
      metadata: { actor, commandId, role: Role.Administrator, at: '2026-11-21T08:00:00.000Z' },
    });
    const { changes } = await logOf(added, by(updated, 'user-2', 'a'), by(closed, 'user-3', 'b'));
    expect(changes.map(({ what, actor }) => [what, actor])).toEqual([
      ['closed', 'user-3'],
      ['updated', 'user-2'],
      ['added', 'user-12'],
    ]);
    expect(changes[1]?.fields).toEqual([
      { field: 'name', before: 'Gran Vía', after: 'Gran Vía 52' },
      { field: 'latitud', before: '40.42', after: null },
      { field: 'etof', before: '0', after: '1' },
    ]);
  });

  it('[R-ARE-06] shows what one save changed as one change', async () => {
    const { changes } = await logOf(added, updated, fiscalChanged);
    expect(changes.map(({ what, fields }) => [what, fields.length])).toEqual([
      ['updated', 6],
      ['added', 0],
    ]);
  });

  it('[R-ARE-06] records reopening, deleting and restoring', async () => {
    const { changes } = await logOf(added, closed, reopened, deleted, restored);
    expect(changes.map(({ what }) => what)).toEqual(['restored', 'deleted', 'reopened', 'closed', 'added']);
  });

  it('[R-ARE-06] keeps no more than two hundred changes', async () => {
    const renamed = (n: number): RestaurantEvent & { metadata: object } => ({
      type: 'RestaurantUpdated',
      data: { restaurantId, name: `Gran Vía ${n}` },
      metadata: { commandId: `command-${n + 10}` },
    });
    const { changes } = await logOf(added, ...Array.from({ length: 210 }, (_, n) => renamed(n)));
    expect(changes).toHaveLength(200);
  });
});
