import type { World } from '../../example-world';
import type { EventChanges, EventNamed, ExamplesOf } from '../../kernel';
import { noIntensity, noRatings, type ClientShare, segmentIds } from './competition.rules';
import type { diagnosticCommands, diagnosticQueries } from './diagnostic.contract';
import type { diagnosticEvents, referenceEvents } from './diagnostic.events';
import type { referenceCommands, referenceQueries } from './reference.contract';

type Events = typeof diagnosticEvents;

const restaurantId = 1;

export const someShares = (): ClientShare[] =>
  segmentIds.map((segment, index) => ({
    segment,
    week: [40, 20, 15, 10, 10, 5][index] ?? 0,
    weekend: [5, 10, 40, 20, 20, 5][index] ?? 0,
    daypart: 'comida' as const,
  }));

export const aSwotUpdated = (
  changes: EventChanges<Events, 'SwotUpdated'> = {},
): EventNamed<Events, 'SwotUpdated'> => ({
  type: 'SwotUpdated',
  data: {
    restaurantId,
    strengths: ['Terraza'],
    weaknesses: [],
    opportunities: [],
    threats: [],
    ...changes,
  },
});

export const someClientsUpdated = (
  changes: EventChanges<Events, 'ClientsUpdated'> = {},
): EventNamed<Events, 'ClientsUpdated'> => ({
  type: 'ClientsUpdated',
  data: { restaurantId, shares: someShares(), ...changes },
});

export const aCompetitionUpdated = (
  changes: EventChanges<Events, 'CompetitionUpdated'> = {},
): EventNamed<Events, 'CompetitionUpdated'> => ({
  type: 'CompetitionUpdated',
  data: { restaurantId, brandIds: ['7', '8'], intensity: noIntensity, ...changes },
});

export const aComparisonUpdated = (
  changes: EventChanges<Events, 'ComparisonUpdated'> = {},
): EventNamed<Events, 'ComparisonUpdated'> => ({
  type: 'ComparisonUpdated',
  data: { restaurantId, own: noRatings, rivals: [{ brandId: '7', ratings: noRatings }], ...changes },
});

export const aCompetitionImported = (
  changes: EventChanges<Events, 'CompetitionImported'> = {},
): EventNamed<Events, 'CompetitionImported'> => ({
  type: 'CompetitionImported',
  data: {
    restaurantId,
    importId: 'import-1',
    brandIds: ['9'],
    rivals: [{ brandId: '9', ratings: noRatings }],
    ...changes,
  },
});

export const aCustomBrandAdded = (
  changes: EventChanges<Events, 'CustomBrandAdded'> = {},
): EventNamed<Events, 'CustomBrandAdded'> => ({
  type: 'CustomBrandAdded',
  data: { restaurantId, brandId: '1-1', name: 'BAR DE LA ESQUINA', type: 4, ...changes },
});

export const aCustomEnvironmentAdded = (
  changes: EventChanges<Events, 'CustomEnvironmentAdded'> = {},
): EventNamed<Events, 'CustomEnvironmentAdded'> => ({
  type: 'CustomEnvironmentAdded',
  data: { restaurantId, optionId: '1-1', name: 'Estación', ...changes },
});

export const aBrandAdded = (
  changes: EventChanges<typeof referenceEvents, 'BrandAdded'> = {},
): EventNamed<typeof referenceEvents, 'BrandAdded'> => ({
  type: 'BrandAdded',
  data: { brandId: 7, name: 'BURGER DEL SUR', type: 1, ...changes },
});

export const aSwotOptionAdded = (
  changes: EventChanges<typeof referenceEvents, 'SwotOptionAdded'> = {},
): EventNamed<typeof referenceEvents, 'SwotOptionAdded'> => ({
  type: 'SwotOptionAdded',
  data: { optionId: 3, type: 1, text: 'Buena ubicación', translations: {}, usable: true, ...changes },
});

type Calls = typeof diagnosticCommands &
  typeof diagnosticQueries &
  typeof referenceCommands &
  typeof referenceQueries;

const byId = ({ restaurantId }: World) => ({ id: restaurantId });
const byRestaurant = ({ restaurantId }: World) => ({ restaurant_id: restaurantId });
const shares = [40, 20, 15, 10, 10, 5].map((share, index) => ({
  cluster_id: index + 1,
  week: share,
  weekend: share,
  daypart: 'comida',
}));
const ratings = { service: 4, relation: 3, innovation: 3, ambient: 4, promotion: 5 };

export const diagnosticExamples: ExamplesOf<Calls, World> = {
  GetDiagnostic: byId,
  GetPopulation: byId,
  ListEnvironment: byId,
  GetClients: byRestaurant,
  ListBrands: byRestaurant,
  GetCompetition: byRestaurant,
  GetIntensity: byRestaurant,
  GetComparison: byRestaurant,
  GetSales: byId,
  GetConsumption: byId,
  ListSwotExamples: byId,
  GetSwot: byId,
  ListAlerts: byRestaurant,
  GetMoments: byId,
  ListProductMix: byId,
  GetBenchmark: byId,
  UpdateClients: (world) => ({ ...byRestaurant(world), data: shares }),
  UpdateSwot: (world) => ({
    ...byRestaurant(world),
    dafo: { strenghts: ['Aparcamiento propio'], weaknesses: [], opportunities: [], threats: [] },
  }),
  UpdateCompetition: (world) => ({
    ...byRestaurant(world),
    competence: [world.added.AddBrand ?? 1],
    intensity: { type0: '', type1: 1, type2: 2, type3: 3, type4: '', type5: '' },
  }),
  AddCustomBrand: (world) => ({ ...byRestaurant(world), name: world.freeName, type: 4 }),
  DeleteCustomBrand: ({ customBrandId }) => ({ id: customBrandId }),
  RestoreCustomBrand: ({ customBrandId }) => ({ id: customBrandId }),
  UpdateComparison: (world) => ({
    ...byRestaurant(world),
    mcd: { features: ratings },
    rest1: '',
    rest2: '',
    rest3: '',
  }),
  AddCustomEnvironment: (world) => ({ ...byId(world), name: world.freeName }),
  SelectEnvironment: (world) => ({ ...byRestaurant(world), id: '3' }),
  UnselectEnvironment: (world) => ({ ...byRestaurant(world), id: '3' }),
  DeleteCustomEnvironment: ({ customEnvironmentId }) => ({ id: customEnvironmentId }),
  RestoreCustomEnvironment: ({ customEnvironmentId }) => ({ id: customEnvironmentId }),
  ListNationalBrands: () => ({ size: 10 }),
  ListSwotOptions: () => ({ size: 10 }),
  AddBrand: ({ freeName: name }) => ({ name, type: 1 }),
  UpdateBrand: ({ added, freeName }) => ({ id: added.AddBrand, name: `${freeName} bis`, type: 1 }),
  DeleteBrand: ({ added }) => ({ id: added.AddBrand }),
  RestoreBrand: ({ added }) => ({ id: added.AddBrand }),
  AddSwotOption: () => ({ type: 1, data: 'Terraza grande', status: 0 }),
  UpdateSwotOption: ({ added }) => ({ id: added.AddSwotOption, type: 1, data: 'Terraza', status: 1 }),
  DeleteSwotOption: ({ added }) => ({ id: added.AddSwotOption }),
  RestoreSwotOption: ({ added }) => ({ id: added.AddSwotOption }),
};
