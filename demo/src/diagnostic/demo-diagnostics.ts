import { restaurantStaff, Role } from '@portal/contracts';
import {
  type ClientShare,
  comparedFeatures,
  dayparts,
  environmentOptions,
  type IntensityByType,
  intensities,
  intensityFields,
  type Ratings,
  segmentIds,
  type Swot,
  swotListOfType,
} from '@portal/contracts/areas/diagnostic';
import { instantBefore } from '../calendar';
import type { DemoRestaurant } from '../restaurants';
import type { SeededRandom } from '../seeded-random';
import type { DemoUser } from '../users';
import { hasImportedCompetitors } from './demo-figures';
import { demoBrands, demoOptions } from './demo-reference';
import { diagnosticWords } from './diagnostic-words';

/** Missing parts are `null` or empty. */
export interface DemoDiagnostic {
  readonly restaurantId: number;
  readonly userId: number;
  readonly at: string;
  readonly swot: Swot | null;
  readonly shares: readonly ClientShare[] | null;
  readonly environment: readonly string[];
  readonly ownEnvironment: string | null;
  readonly ownBrand: string | null;
  /** `null` where it is imported. */
  readonly competition: { readonly brandIds: readonly string[]; readonly intensity: IntensityByType } | null;
  readonly ratings: { readonly own: Ratings; readonly rivals: readonly Ratings[] } | null;
}

/** Hundredths of a whole, cut at five places. */
function parts(random: SeededRandom): readonly number[] {
  const weights = segmentIds.map(() => random.between(4, 30));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.slice(1).map((weight) => Math.round((weight / total) * 1_000) / 10);
  const first = Math.round((100 - shares.reduce((sum, share) => sum + share, 0)) * 10) / 10;
  return [first, ...shares];
}

function sharesOf(random: SeededRandom): readonly ClientShare[] {
  const week = parts(random);
  const weekend = parts(random);
  return segmentIds.map((segment, index) => ({
    segment,
    week: week[index] ?? 0,
    weekend: weekend[index] ?? 0,
    daypart: random.pick(dayparts),
  }));
}

function swotOf(random: SeededRandom): Swot {
  const usable = random.shuffled(demoOptions.filter(({ status }) => status === 0));
  const textsOf = (list: string) =>
    usable
      .filter(({ type }) => swotListOfType[type] === list)
      .slice(0, random.between(1, 4))
      .map(({ value }) => value);
  return {
    strengths: textsOf('strengths'),
    weaknesses: textsOf('weaknesses'),
    opportunities: textsOf('opportunities'),
    threats: textsOf('threats'),
  };
}

const intensityOf = (random: SeededRandom) =>
  Object.fromEntries(
    intensityFields.map((field) => [field, random.chance(0.7) ? random.pick(intensities) : null]),
  ) as unknown as IntensityByType;

const ratingsOf = (random: SeededRandom) =>
  Object.fromEntries(
    comparedFeatures.map((feature) => [feature, random.between(1, 5)]),
  ) as unknown as Ratings;

const chosenBrands = (random: SeededRandom) =>
  random
    .shuffled(demoBrands)
    .slice(0, random.between(4, 9))
    .map(({ id }) => String(id));

interface Ground {
  readonly today: string;
  readonly users: readonly DemoUser[];
}

function authorOf({ restaurantId }: DemoRestaurant, users: readonly DemoUser[]): DemoUser | undefined {
  const able = users.filter(({ active, terms }) => active && terms);
  return (
    able.find(
      ({ role, restaurants }) => restaurantStaff.includes(role) && restaurants.includes(restaurantId),
    ) ?? able.find(({ role }) => role === Role.Administrator)
  );
}

/** Where not imported; three of four are rated. */
function competitionOf(restaurant: DemoRestaurant, random: SeededRandom) {
  if (hasImportedCompetitors(restaurant)) return { competition: null, ratings: null };
  const competition = { brandIds: chosenBrands(random), intensity: intensityOf(random) };
  const rated = { own: ratingsOf(random), rivals: [0, 1, 2].map(() => ratingsOf(random)) };
  return { competition, ratings: random.chance(0.75) ? rated : null };
}

function diagnosticOf(
  restaurant: DemoRestaurant,
  { today, users }: Ground,
  random: SeededRandom,
): DemoDiagnostic | null {
  const author = authorOf(restaurant, users);
  if (!author) return null;
  return {
    restaurantId: restaurant.restaurantId,
    userId: author.userId,
    at: instantBefore(today, random.between(15, 120), 9 + random.next() * 6),
    swot: random.chance(0.85) ? swotOf(random) : null,
    shares: random.chance(0.95) ? sharesOf(random) : null,
    environment: environmentOptions.filter(() => random.chance(0.35)).map(({ id }) => id),
    ownEnvironment: random.chance(0.3) ? random.pick(diagnosticWords.ownEnvironments) : null,
    ownBrand: random.chance(0.25) ? random.pick(diagnosticWords.ownBrands) : null,
    ...competitionOf(restaurant, random),
  };
}

/** One in eight is empty. */
export const demoDiagnostics = (
  ground: Ground,
  restaurants: readonly DemoRestaurant[],
  random: SeededRandom,
): readonly DemoDiagnostic[] =>
  restaurants.flatMap((restaurant, index) => {
    const own = random.fork(String(restaurant.restaurantId));
    return index % 8 === 5 ? [] : (diagnosticOf(restaurant, ground, own) ?? []);
  });
