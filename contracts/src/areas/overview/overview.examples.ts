import type { World } from '../../example-world';
import type { ExamplesOf } from '../../kernel';
import type { overviewQueries } from './overview.contract';

const november = { from: '2026-11-01', to: '2026-11-30' };

export const overviewExamples: ExamplesOf<typeof overviewQueries, World> = {
  GetOrdersOverview: () => november,
  GetTodayOverview: () => ({}),
  GetContentOverview: () => november,
  TryWorkingDays: () => ({ region: 1, closed: ['2026-11-09'], last_weekday: 5 }),
  GetAdoptionOverview: () => ({ year: 2026 }),
};
