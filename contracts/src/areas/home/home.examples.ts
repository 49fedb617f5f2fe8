import type { World } from '../../example-world';
import type { ExamplesOf } from '../../kernel';
import type { homeQueries } from './home.contract';

/** A valid input of each call, in a world where these things exist. */
export const homeExamples: ExamplesOf<typeof homeQueries, World> = {
  GetHome: () => ({}),
};
