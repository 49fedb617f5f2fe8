import type { Market } from '../../kernel';

/** Days. */
export const specialDaysAhead = 30;
/** Market days, with today, whose downloads are counted. */
export const downloadPeriod = 90;

/** `zero`: 0/0. `swapped`: latitude and longitude. `outside`: of the market. */
export const coordinateProblems = ['missing', 'zero', 'swapped', 'outside'] as const;
export type CoordinateProblem = (typeof coordinateProblems)[number];

/** `paused`: open without mobile orders. `unknown`: without complete hours. `absent`: not added, or deleted. */
export const filmStates = ['open', 'closed', 'paused', 'unknown', 'absent'] as const;

/** By hours and pauses. */
export const clockSteps = ['Opens', 'Closes', 'PauseStarts', 'PauseEnds'] as const;
const restaurantSteps = [
  'RestaurantAdded',
  'RestaurantUpdated',
  'RestaurantClosed',
  'RestaurantReopened',
  'RestaurantDeleted',
  'RestaurantRestored',
  'ChannelOpeningChanged',
  'ChannelReopened',
  'ChannelServicesChanged',
  'ChannelHoursChanged',
  'ChannelSpecialDaysChanged',
  'ChannelPlanApplied',
] as const;
const pauseSteps = ['MopPauseRequested', 'MopPauseStatusChanged', 'MopPauseWithdrawn'] as const;
const orderSteps = [
  'OrderPlaced',
  'OrderStatusChanged',
  'OrderAssigned',
  'OrderCancelledByRestaurant',
  'OrderChangedByRestaurant',
  'NeededByChanged',
  'QuoteSent',
  'QuoteAccepted',
  'QuoteRefused',
  'QuoteQuestioned',
  'QuoteAnswered',
  'QuoteExpired',
  'ProofSent',
  'ProofChangesRequested',
  'ProofsApproved',
  'FinalArtAdded',
  'OrderDeleted',
  'OrderRestored',
] as const;
/** Events, and what the clock does. */
export const filmSteps = [...orderSteps, ...pauseSteps, ...restaurantSteps, ...clockSteps] as const;
export type FilmStepName = (typeof filmSteps)[number];

interface Box {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** Degrees: mainland, then islands. */
export const boxesOfMarkets: Readonly<Record<Market, readonly Box[]>> = {
  ES: [
    { south: 35.1, north: 43.9, west: -9.5, east: 4.5 },
    { south: 27.5, north: 29.6, west: -18.3, east: -13.2 },
  ],
  PT: [
    { south: 36.8, north: 42.3, west: -9.7, east: -6.1 },
    { south: 32.3, north: 33.3, west: -17.4, east: -16.1 },
    { south: 36.8, north: 39.9, west: -31.4, east: -24.9 },
  ],
};

const isIn = (latitude: number, longitude: number, market: Market) =>
  boxesOfMarkets[market].some(
    ({ south, north, west, east }) =>
      latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );

/** `null`: plausible. */
export function coordinateProblem(
  latitude: number | null,
  longitude: number | null,
  market: Market,
): CoordinateProblem | null {
  if (latitude === null || longitude === null) return 'missing';
  if (latitude === 0 && longitude === 0) return 'zero';
  if (isIn(latitude, longitude, market)) return null;
  return isIn(longitude, latitude, market) ? 'swapped' : 'outside';
}
