import type { World } from '../../example-world';
import type { ExamplesOf } from '../../kernel';
import type { homeQueries } from './home.contract';

export const homeExamples: ExamplesOf<typeof homeQueries, World> = {
  GetHome: () => ({}),
};
