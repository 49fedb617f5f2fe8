import { describe, it } from '@jest/globals';
import {
  aBrandAdded,
  aCompetitionImported,
  aCompetitionUpdated,
  aComparisonUpdated,
  aCustomBrandAdded,
  aCustomEnvironmentAdded,
  aSwotOptionAdded,
  aSwotUpdated,
  noIntensity,
  noRatings,
  someClientsUpdated,
  someShares,
} from '@portal/contracts/areas/diagnostic';
import { aRestaurant } from '@portal/contracts/areas/restaurants';
import { projecting } from '@portal/platform/testing/projection-kit';
import { brandsProjection } from './brands.projection';
import { diagnosticsProjection } from './diagnostics.projection';
import { swotOptionsProjection } from './swot-options.projection';

const at = '2026-11-20T09:30:00.000Z';
const kit = projecting(diagnosticsProjection);
const added = { type: 'RestaurantAdded' as const, data: aRestaurant() };
const blank = {
  id: 1,
  site: '0417',
  name: 'Gran Vía',
  type: 3,
  region: 2,
  provinceId: '28',
  deleted: false,
  swot: { strengths: [], weaknesses: [], opportunities: [], threats: [] },
  shares: [],
  brandIds: [],
  intensity: noIntensity,
  own: noRatings,
  rivals: [],
  customBrands: [],
  environment: [],
  customEnvironments: [],
  changes: {},
};
const change = (version: number, userId: number | null = 12) => ({ version, at, userId });
const rival = (brandId: string) => ({ brandId, ratings: noRatings });
const of = (more: object) => ({ restaurantId: 1, ...more });

describe('diagnostics', () => {
  it('begin with their restaurant, and follow it', async () => {
    await kit.given([added]).thenDocument('1', blank);
    const moved = { type: 'RestaurantUpdated' as const, data: { restaurantId: 1, region: 4, phone: '910' } };
    const gone = { type: 'RestaurantDeleted' as const, data: { restaurantId: 1 } };
    await kit.given([added, moved, gone]).thenDocument('1', { ...blank, region: 4, deleted: true });
    const back = { type: 'RestaurantRestored' as const, data: { restaurantId: 1 } };
    await kit.given([added, gone, back]).thenDocument('1', blank);
    await kit.given([aSwotUpdated()]).thenNoDocument('1');
  });

  it('[R4] hold each block with its own version, and who saved it when', async () => {
    const events = [added, aSwotUpdated(), someClientsUpdated(), aCompetitionUpdated(), aComparisonUpdated()];
    await kit.given(events).thenDocument('1', {
      ...blank,
      swot: { ...blank.swot, strengths: ['Terraza'] },
      shares: someShares(),
      brandIds: ['7', '8'],
      rivals: [rival('7')],
      changes: { swot: change(1), clients: change(2), competition: change(3), comparison: change(4) },
    });
  });

  it('[R-DIA-29] no longer compare competitors that are no longer chosen', async () => {
    const events = [added, aCompetitionUpdated(), aComparisonUpdated()];
    await kit.given([...events, aCompetitionUpdated({ brandIds: ['7'] })]).thenDocument('1', {
      ...blank,
      brandIds: ['7'],
      rivals: [rival('7')],
      changes: { competition: change(3), comparison: change(2) },
    });
    await kit.given([...events, aCompetitionUpdated({ brandIds: ['8'] })]).thenDocument('1', {
      ...blank,
      brandIds: ['8'],
      changes: { competition: change(3), comparison: change(3) },
    });
  });

  it('[W36] have a file’s competitors without an author, and the earlier ones after an undo', async () => {
    const metadata = { actor: 'system' };
    const imported = { ...aCompetitionImported(), metadata };
    const undone = {
      type: 'CompetitionImportUndone' as const,
      data: { ...imported.data, brandIds: ['7', '8'], rivals: [] },
      metadata,
    };
    const both = (version: number) => ({
      competition: change(version, null),
      comparison: change(version, null),
    });
    await kit
      .given([added, aCompetitionUpdated(), imported])
      .thenDocument('1', { ...blank, brandIds: ['9'], rivals: [rival('9')], changes: both(2) });
    await kit
      .given([added, aCompetitionUpdated(), imported, undone])
      .thenDocument('1', { ...blank, brandIds: ['7', '8'], changes: both(3) });
  });

  it('[R-DIA-13] [R-DIA-25] [U5] hold what restaurants add of their own, also while it is deleted', async () => {
    const bar = { id: '1-1', name: 'BAR DE LA ESQUINA', type: 4, deleted: true };
    const station = { id: '1-1', name: 'Estación', deleted: true };
    const deleted = [
      ...[added, aCustomBrandAdded(), aCustomEnvironmentAdded()],
      { type: 'CustomBrandDeleted' as const, data: of({ brandId: '1-1' }) },
      { type: 'CustomEnvironmentDeleted' as const, data: of({ optionId: '1-1' }) },
    ];
    const document = { ...blank, customBrands: [bar], environment: ['1-1'], customEnvironments: [station] };
    await kit.given(deleted as never).thenDocument('1', document);
    const restored = [
      ...deleted,
      { type: 'CustomBrandRestored', data: of({ brandId: '1-1' }) },
      { type: 'CustomEnvironmentRestored', data: of({ optionId: '1-1' }) },
      { type: 'EnvironmentUnselected', data: of({ optionId: '1-1' }) },
      { type: 'EnvironmentSelected', data: of({ optionId: '3' }) },
    ];
    await kit.given(restored as never).thenDocument('1', {
      ...document,
      customBrands: [{ ...bar, deleted: false }],
      environment: ['3'],
      customEnvironments: [{ ...station, deleted: false }],
    });
  });
});

describe('what all restaurants choose from', () => {
  it('[AMB-66] is held with the version of its last edit, deleted or not', async () => {
    const renamed = { type: 'BrandUpdated' as const, data: { brandId: 7, name: 'PIZZA', type: 2 as const } };
    const deleted = { type: 'BrandDeleted' as const, data: { brandId: 7 } };
    await projecting(brandsProjection)
      .given([aBrandAdded(), renamed, deleted])
      .thenDocument('7', { id: 7, name: 'PIZZA', type: 2, version: 1, deleted: true });
    await projecting(swotOptionsProjection)
      .given([aSwotOptionAdded({ usable: false, translations: { CAT: 'Bona ubicació' } })])
      .thenDocument('3', {
        id: 3,
        type: 1,
        data: 'Buena ubicación',
        status: 1,
        version: 0,
        deleted: false,
        translations: { CAT: 'Bona ubicació' },
        translated: ['Bona ubicació'],
      });
  });
});
