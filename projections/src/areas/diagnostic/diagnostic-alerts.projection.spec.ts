import { describe, expect, it } from '@jest/globals';
import type { DomainEvent } from '@portal/contracts';
import {
  aCompetitionUpdated,
  aComparisonUpdated,
  aCustomBrandAdded,
  aSwotUpdated,
  noAlertFacts,
  noRatings,
  someClientsUpdated,
} from '@portal/contracts/areas/diagnostic';
import { anImportId, someFiguresImported, someFiguresRestored } from '@portal/contracts/areas/imports';
import { aRestaurant } from '@portal/contracts/areas/restaurants';
import { projecting } from '@portal/platform/testing/projection-kit';
import { diagnosticAlertsProjection } from './diagnostic-alerts.projection';

const added = { type: 'RestaurantAdded' as const, data: aRestaurant() };
const importedAt = '2025-11-20T09:30:00.000Z';
const dueAt = '2026-11-20T09:30:00.000Z';
const all = [added, aSwotUpdated(), someClientsUpdated(), aCompetitionUpdated(), aComparisonUpdated()];
const falling = someFiguresImported({ importedAt, rows: [['comida', -2.35, 1]] });
const old = { type: 'FiguresGrewOld' as const, data: { restaurantId: 1, kind: 'sales' as const, dueAt } };

async function idsAfter(...events: readonly DomainEvent[]) {
  const documents = await projecting(diagnosticAlertsProjection).given(events).documents();
  return (documents.get('1')?.alerts as { id: string }[]).map(({ id }) => id);
}

describe('alerts of restaurants', () => {
  it('[AMB-64] begin with all that is still missing, and end once it is filled in', async () => {
    expect(await idsAfter(added)).toEqual(['swot_empty', 'clients_not_whole', 'nothing_compared']);
    expect(await idsAfter(added, aSwotUpdated())).toEqual(['clients_not_whole', 'nothing_compared']);
    expect(await idsAfter(...all)).toEqual([]);
  });

  it('[AMB-64] hold what they are made of', async () => {
    const documents = await projecting(diagnosticAlertsProjection)
      .given([...all, falling])
      .documents();
    expect(documents.get('1')?.facts).toEqual({
      ...noAlertFacts,
      swotTexts: 1,
      week: 100,
      weekend: 100,
      compared: ['7'],
      imported: { sales: importedAt },
      slots: { sales_week: null, sales: { sales: 1, salesFalling: 1, gcs: 1, gcsFalling: 0 } },
    });
  });

  it('[AMB-64] report again that nothing is compared once the compared brands are gone', async () => {
    const own = aComparisonUpdated({ rivals: [{ brandId: '1-1', ratings: noRatings }] });
    const deleted = { type: 'CustomBrandDeleted' as const, data: { restaurantId: 1, brandId: '1-1' } };
    const restored = { ...deleted, type: 'CustomBrandRestored' as const };
    const before = [...all, aCustomBrandAdded(), own];
    expect(await idsAfter(...before, deleted)).toEqual(['nothing_compared']);
    expect(await idsAfter(...before, deleted, restored)).toEqual([]);
    expect(await idsAfter(...all, aCompetitionUpdated({ brandIds: [] }))).toEqual(['nothing_compared']);
  });

  it('[AMB-64] [W36] report what falls, until other figures are imported or these are undone', async () => {
    expect(await idsAfter(...all, falling)).toEqual(['sales_falling']);
    expect(await idsAfter(...all, falling, someFiguresImported())).toEqual([]);
    expect(await idsAfter(...all, falling, someFiguresRestored())).toEqual([]);
    const pmix = someFiguresImported({ kind: 'pmix', rows: [['POSTRES', 'Tarta', -4]] });
    expect(await idsAfter(...all, pmix)).toEqual(['product_mix_falling']);
    const hidden = someFiguresImported({ kind: 'pmix', rows: [['VARIOS', 'Tarta', -4]] });
    expect(await idsAfter(...all, hidden)).toEqual([]);
  });

  it('[AMB-64] report figures that are a year old, but not those replaced since', async () => {
    const figures = someFiguresImported({ importedAt });
    expect(await idsAfter(...all, figures, old)).toEqual(['figures_old-sales']);
    expect(await idsAfter(...all, figures, old, old)).toEqual(['figures_old-sales']);
    expect(await idsAfter(...all, figures, old, someFiguresImported({ importedAt: dueAt }))).toEqual([]);
    expect(await idsAfter(...all, someFiguresImported({ importedAt: dueAt }), old)).toEqual([]);
    const restored = { importId: anImportId, importedAt: dueAt, period: null, rows: [] };
    expect(await idsAfter(...all, figures, old, someFiguresRestored({ restored }))).toEqual([]);
  });

  it('[AMB-64] know the years whose plan has an objective', async () => {
    const planned = (year: number, ...priorities: readonly object[]) =>
      ({ type: 'PlanPrioritiesUpdated', data: { restaurantId: 1, year, priorities } }) as DomainEvent;
    const yearsAfter = async (...events: readonly DomainEvent[]) => {
      const documents = await projecting(diagnosticAlertsProjection)
        .given([added, ...events])
        .documents();
      return (documents.get('1')?.facts as { plannedYears: number[] }).plannedYears;
    };
    expect(await yearsAfter()).toEqual([]);
    expect(await yearsAfter(planned(2025, {}), planned(2026, {}), planned(2026, {}, {}))).toEqual([
      2025, 2026,
    ]);
    expect(await yearsAfter(planned(2025, {}), planned(2025))).toEqual([]);
  });

  it('are not touched by figures of provinces and of the country', async () => {
    const national = someFiguresImported({ ...falling.data, place: 'nacional', restaurantId: null });
    expect(await idsAfter(...all, national)).toEqual([]);
  });
});
