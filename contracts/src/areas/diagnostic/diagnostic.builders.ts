import type { EventOf } from '../../kernel';
import { noIntensity, noRatings } from './competition.rules';
import { type ClientShare, segmentIds } from './clients.rules';
import type { diagnosticEvents } from './diagnostic.events';
import type { referenceEvents } from './reference.events';

type DiagnosticEvent = EventOf<typeof diagnosticEvents>;
type ReferenceEvent = EventOf<typeof referenceEvents>;
type Named<N extends DiagnosticEvent['type']> = Extract<DiagnosticEvent, { type: N }>;
type NamedReference<N extends ReferenceEvent['type']> = Extract<ReferenceEvent, { type: N }>;

const restaurantId = 1;

/** For tests: shares that make 100 on weekdays and on weekends. */
export const someShares = (): ClientShare[] =>
  segmentIds.map((segment, index) => ({
    segment,
    week: [40, 20, 15, 10, 10, 5][index] ?? 0,
    weekend: [5, 10, 40, 20, 20, 5][index] ?? 0,
    daypart: 'comida' as const,
  }));

/** For tests: restaurant 1 has said one strength. */
export const aSwotUpdated = (changes: Partial<Named<'SwotUpdated'>['data']> = {}): Named<'SwotUpdated'> => ({
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
  changes: Partial<Named<'ClientsUpdated'>['data']> = {},
): Named<'ClientsUpdated'> => ({
  type: 'ClientsUpdated',
  data: { restaurantId, shares: someShares(), ...changes },
});

/** For tests: restaurant 1 competes with brands 7 and 8. */
export const aCompetitionUpdated = (
  changes: Partial<Named<'CompetitionUpdated'>['data']> = {},
): Named<'CompetitionUpdated'> => ({
  type: 'CompetitionUpdated',
  data: { restaurantId, brandIds: ['7', '8'], intensity: noIntensity, ...changes },
});

/** For tests: restaurant 1 is compared with brand 7, and nothing is rated. */
export const aComparisonUpdated = (
  changes: Partial<Named<'ComparisonUpdated'>['data']> = {},
): Named<'ComparisonUpdated'> => ({
  type: 'ComparisonUpdated',
  data: { restaurantId, own: noRatings, rivals: [{ brandId: '7', ratings: noRatings }], ...changes },
});

/** For tests: an import said that restaurant 1 competes with brand 9 and compares it. */
export const aCompetitionImported = (
  changes: Partial<Named<'CompetitionImported'>['data']> = {},
): Named<'CompetitionImported'> => ({
  type: 'CompetitionImported',
  data: {
    restaurantId,
    importId: 'import-1',
    brandIds: ['9'],
    rivals: [{ brandId: '9', ratings: noRatings }],
    ...changes,
  },
});

/** For tests: a bar that restaurant 1 alone knows. */
export const aCustomBrandAdded = (
  changes: Partial<Named<'CustomBrandAdded'>['data']> = {},
): Named<'CustomBrandAdded'> => ({
  type: 'CustomBrandAdded',
  data: { restaurantId, brandId: '1-1', name: 'BAR DE LA ESQUINA', type: 4, ...changes },
});

/** For tests: a station next to restaurant 1. */
export const aCustomEnvironmentAdded = (
  changes: Partial<Named<'CustomEnvironmentAdded'>['data']> = {},
): Named<'CustomEnvironmentAdded'> => ({
  type: 'CustomEnvironmentAdded',
  data: { restaurantId, optionId: '1-1', name: 'Estación', ...changes },
});

/** For tests: brand 7 of the chain. */
export const aBrandAdded = (
  changes: Partial<NamedReference<'BrandAdded'>['data']> = {},
): NamedReference<'BrandAdded'> => ({
  type: 'BrandAdded',
  data: { brandId: 7, name: 'BURGER DEL SUR', type: 1, ...changes },
});

/** For tests: an example of a strength. */
export const aSwotOptionAdded = (
  changes: Partial<NamedReference<'SwotOptionAdded'>['data']> = {},
): NamedReference<'SwotOptionAdded'> => ({
  type: 'SwotOptionAdded',
  data: { optionId: 3, type: 1, text: 'Buena ubicación', translations: {}, usable: true, ...changes },
});
