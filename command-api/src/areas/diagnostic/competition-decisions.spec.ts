import { describe, expect, it } from '@jest/globals';
import {
  aCompetitionImported,
  aCompetitionUpdated,
  aComparisonUpdated,
  aCustomBrandAdded,
  maxCustomBrands,
  noIntensity,
  noRatings,
} from '@portal/contracts/areas/diagnostic';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { diagnosticDecider } from './diagnostic.decider';

const known = { isActive: true, nationalBrands: ['7', '8', '9'] };
const nothing = givenEvents(diagnosticDecider, []);
const choose = (competence: string[], intensity = noIntensity) => ({
  input: { restaurant_id: 1, competence, intensity },
  facts: known,
});
const row = (brand_id: string) => ({ brand_id, features: noRatings });
const compare = (...ids: readonly string[]) => {
  const [rest1 = null, rest2 = null, rest3 = null] = ids.map(row);
  const input = { restaurant_id: 1, mcd: { features: noRatings }, rest1, rest2, rest3 };
  return { input, facts: known };
};
const deleted = { type: 'CustomBrandDeleted' as const, data: { restaurantId: 1, brandId: '1-1' } };
const restored = { type: 'CustomBrandRestored' as const, data: { restaurantId: 1, brandId: '1-1' } };

describe('competitors', () => {
  it('[R-DIA-22] [R-DIA-24] are chosen with the pressure of each kind; the same again produces no event', () => {
    nothing.when('UpdateCompetition', choose(['7', '8', '7'])).then([aCompetitionUpdated()]);
    const chosen = givenEvents(diagnosticDecider, [aCompetitionUpdated()]);
    chosen.when('UpdateCompetition', choose(['8', '7'])).thenNothing();
    const intensity = { ...noIntensity, type1: 1 as const };
    chosen
      .when('UpdateCompetition', choose(['7', '8'], intensity))
      .then([aCompetitionUpdated({ intensity })]);
  });

  it('[W8] are brands of all restaurants or of this one', () => {
    nothing.when('UpdateCompetition', choose(['7', '10'])).thenRejected('competitor_unknown');
    nothing.when('UpdateCompetition', choose(['2-1'])).thenRejected('competitor_unknown');
    const own = givenEvents(diagnosticDecider, [aCustomBrandAdded()]);
    own.when('UpdateCompetition', choose(['1-1'])).then([aCompetitionUpdated({ brandIds: ['1-1'] })]);
    givenEvents(diagnosticDecider, [aCustomBrandAdded(), deleted])
      .when('UpdateCompetition', choose(['1-1']))
      .thenRejected('competitor_unknown');
  });

  it('[R-DIA-29] leave the comparison when they go', () => {
    const events = [aCompetitionUpdated(), aComparisonUpdated(), aCompetitionUpdated({ brandIds: ['8'] })];
    expect(givenEvents(diagnosticDecider, events).state.rivals).toEqual([]);
  });
});

describe('the comparison', () => {
  const chosen = givenEvents(diagnosticDecider, [aCompetitionUpdated()]);

  it('[R-DIA-28] [R-DIA-29] rates chosen competitors in the order of their places', () => {
    chosen.when('UpdateComparison', compare('7')).then([aComparisonUpdated()]);
    givenEvents(diagnosticDecider, [aCompetitionUpdated(), aComparisonUpdated()])
      .when('UpdateComparison', compare('7'))
      .thenNothing();
    const rivals = ['8', '7'].map((brandId) => ({ brandId, ratings: noRatings }));
    chosen.when('UpdateComparison', compare('8', '7')).then([aComparisonUpdated({ rivals })]);
  });

  it('[R-DIA-29] [R-API-89] keeps the competitors of places that are left out', () => {
    const own = { ...noRatings, service: 3 };
    givenEvents(diagnosticDecider, [aCompetitionUpdated(), aComparisonUpdated()])
      .when('UpdateComparison', { input: { restaurant_id: 1, mcd: { features: own } }, facts: known })
      .then([aComparisonUpdated({ own })]);
  });

  it('[R-DIA-29] has no duplicates and no one who was not chosen', () => {
    chosen.when('UpdateComparison', compare('7', '7')).thenRejected('competitor_double');
    chosen.when('UpdateComparison', compare('9')).thenRejected('competitor_unknown');
    chosen
      .when('UpdateComparison', { ...compare('7'), facts: { ...known, nationalBrands: [] } })
      .thenRejected('competitor_unknown');
  });
});

describe('own brands', () => {
  const add = (name: string, isNationalName = false) => ({
    input: { restaurant_id: 1, name, type: 4 as const },
    facts: { isActive: true, isNationalName },
  });
  const bar = 'Bar de la esquina';
  const own = { input: { id: '1-1' }, facts: { isActive: true } };
  const coming = { ...own, facts: { isActive: true, nationalNames: [] } };

  it('[R-DIA-25] [R-DIA-26] are added in upper case, under ids of their own', () => {
    nothing.when('AddCustomBrand', add(`  ${bar}`)).then([aCustomBrandAdded()]);
    givenEvents(diagnosticDecider, [aCustomBrandAdded(), deleted])
      .when('AddCustomBrand', add('Peña'))
      .then([aCustomBrandAdded({ brandId: '1-2', name: 'PEÑA' })]);
  });

  it('[R-DIA-26] are not called as another one of the restaurant or of all restaurants is', () => {
    nothing.when('AddCustomBrand', add(bar, true)).thenRejected('brand_name_taken');
    givenEvents(diagnosticDecider, [aCustomBrandAdded()])
      .when('AddCustomBrand', add('bar  de la ESQUINA'))
      .thenRejected('brand_name_taken');
  });

  it('are limited to a manageable number', () => {
    const many = Array.from({ length: maxCustomBrands }, (_, index) =>
      aCustomBrandAdded({ brandId: `1-${index + 1}`, name: `BAR ${index}` }),
    );
    givenEvents(diagnosticDecider, many)
      .when('AddCustomBrand', add('Otro'))
      .thenRejected('too_many_custom_brands');
  });

  it('[R-API-80] [U5] go and come back where they were', () => {
    const chosen = [aCustomBrandAdded(), aCompetitionUpdated({ brandIds: ['1-1', '7'] })];
    givenEvents(diagnosticDecider, chosen).when('DeleteCustomBrand', own).then([deleted]);
    givenEvents(diagnosticDecider, [...chosen, deleted])
      .when('DeleteCustomBrand', own)
      .thenNothing();
    const back = givenEvents(diagnosticDecider, [...chosen, deleted]);
    back.when('RestoreCustomBrand', coming).then([restored]);
    givenEvents(diagnosticDecider, [...chosen, deleted, restored])
      .when('RestoreCustomBrand', coming)
      .thenNothing();
    expect(givenEvents(diagnosticDecider, [...chosen, deleted, restored]).state).toEqual(
      givenEvents(diagnosticDecider, chosen).state,
    );
  });

  it('[U5] do not come back where their name is another’s by now', () => {
    const gone = [aCustomBrandAdded(), deleted];
    givenEvents(diagnosticDecider, [...gone, aCustomBrandAdded({ brandId: '1-2' })])
      .when('RestoreCustomBrand', coming)
      .thenRejected('brand_name_taken');
    givenEvents(diagnosticDecider, gone)
      .when('RestoreCustomBrand', { ...own, facts: { isActive: true, nationalNames: ['BAR DE LA ESQUINA'] } })
      .thenRejected('brand_name_taken');
  });

  it('are distinguished from those that do not exist', () => {
    nothing.when('DeleteCustomBrand', own).thenRejected('brand_not_found');
    nothing.when('RestoreCustomBrand', coming).thenRejected('brand_not_found');
    givenEvents(diagnosticDecider, [aCustomBrandAdded()])
      .when('DeleteCustomBrand', { ...own, facts: { isActive: false } })
      .thenRejected('restaurant_inactive');
  });
});

describe('competitors out of a file', () => {
  const imported = (importId = 'import-1', ids = ['9']) => ({
    input: {
      restaurantId: 1,
      importId,
      competitors: ids.map((brandId) => ({ brandId, status: 2 as const })),
    },
  });
  const undo = (importId = 'import-1') => ({ input: { restaurantId: 1, importId } });
  const rated = { brandId: '7', ratings: { ...noRatings, service: 5 } };
  const before = [aCompetitionUpdated(), aComparisonUpdated({ rivals: [rated] })];

  it('[W36] replace what was chosen and compared, once', () => {
    givenEvents(diagnosticDecider, before)
      .when('ImportCompetition', imported())
      .then([aCompetitionImported()]);
    givenEvents(diagnosticDecider, [...before, aCompetitionImported()])
      .when('ImportCompetition', imported())
      .thenNothing();
  });

  it('[W36] are not imported again over what another person has changed since', () => {
    givenEvents(diagnosticDecider, [...before, aCompetitionImported(), aCompetitionUpdated()])
      .when('ImportCompetition', imported())
      .thenNothing();
  });

  it('[R-DIA-29] keep the ratings of what stays compared, and compare three at most', () => {
    givenEvents(diagnosticDecider, before)
      .when('ImportCompetition', imported('import-1', ['7', '8', '9', '10']))
      .then([
        aCompetitionImported({
          brandIds: ['7', '8', '9', '10'],
          rivals: [rated, ...['8', '9'].map((brandId) => ({ brandId, ratings: noRatings }))],
        }),
      ]);
  });

  it('[W36] are undone to what there was before, one import after the other', () => {
    const events = [
      ...before,
      aCompetitionImported(),
      aCompetitionImported({ importId: 'import-2', brandIds: [] }),
    ];
    const undone = (importId: string, brandIds: string[], rivals: (typeof rated)[]) => ({
      type: 'CompetitionImportUndone' as const,
      data: { restaurantId: 1, importId, brandIds, rivals },
    });
    const second = undone('import-2', ['9'], [{ brandId: '9', ratings: noRatings as typeof rated.ratings }]);
    const there = givenEvents(diagnosticDecider, events);
    there.when('UndoCompetitionImport', undo('import-1')).thenNothing();
    there.when('UndoCompetitionImport', undo('import-2')).then([second]);
    const first = undone('import-1', ['7', '8'], [rated]);
    givenEvents(diagnosticDecider, [...events, second])
      .when('UndoCompetitionImport', undo())
      .then([first]);
    givenEvents(diagnosticDecider, [...events, second, first])
      .when('UndoCompetitionImport', undo())
      .thenNothing();
  });

  it('[R4] are not put back by an undo where another person has changed them since', () => {
    givenEvents(diagnosticDecider, [...before, aCompetitionImported(), aCompetitionUpdated()])
      .when('UndoCompetitionImport', undo())
      .thenNothing();
  });
});
