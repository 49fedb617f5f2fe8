import type { World } from '../../example-world';
import type { ExamplesOf } from '../../kernel';
import type { networkQueries } from './network.contract';

export const networkExamples: ExamplesOf<typeof networkQueries, World> = {
  ListRestaurantStates: () => ({}),
  GetDayFilm: () => ({ day: '2026-11-20' }),
};
