import type { World } from '../../example-world';
import type { ExamplesOf } from '../../kernel';
import type { diagnosticCommands } from './diagnostic.commands';
import type { diagnosticQueries } from './diagnostic.queries';
import type { referenceCommands } from './reference.commands';
import type { referenceQueries } from './reference.queries';

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

/** A valid input of each call, in a world where these things exist. */
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
