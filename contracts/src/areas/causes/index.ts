import { defineArea } from '../../kernel';
import { causesQueries, causesRejections } from './causes.contract';
import { causesExamples } from './causes.examples';

export * from './causes.contract';
export * from './causes.rules';

export const causesArea = defineArea({
  area: 'causes',
  calls: [causesQueries],
  rejections: causesRejections,
  examples: causesExamples,
});
