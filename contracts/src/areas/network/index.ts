import { defineArea } from '../../kernel';
import { networkQueries } from './network.contract';
import { networkExamples } from './network.examples';

export * from './film.rules';
export * from './network.contract';
export * from './network.rules';

export const networkArea = defineArea({
  area: 'network',
  calls: [networkQueries],
  examples: networkExamples,
});
