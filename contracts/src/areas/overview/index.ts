import { defineArea } from '../../kernel';
import { overviewQueries } from './overview.contract';
import { overviewExamples } from './overview.examples';

export * from './overview.contract';
export * from './overview.rules';

export const overviewArea = defineArea({
  area: 'overview',
  calls: [overviewQueries],
  examples: overviewExamples,
});
