import { defineArea } from '../../kernel';
import { homeQueries } from './home.contract';
import { homeExamples } from './home.examples';

export * from './home.contract';

export const homeArea = defineArea({
  area: 'home',
  calls: [homeQueries],
  examples: homeExamples,
});
