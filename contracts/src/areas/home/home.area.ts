import { defineArea } from '../../kernel';
import { homeExamples } from './home.examples';
import { homeQueries } from './home.queries';

export const homeArea = defineArea({
  area: 'home',
  calls: [homeQueries],
  examples: homeExamples,
});
