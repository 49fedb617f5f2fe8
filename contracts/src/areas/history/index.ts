import { defineArea } from '../../kernel';
import { historyQueries } from './history.contract';
import { historyExamples } from './history.examples';

export * from './history.contract';
export { aRecordChange } from './history.examples';
export * from './history.rules';

export const historyArea = defineArea({
  area: 'history',
  calls: [historyQueries],
  examples: historyExamples,
});
