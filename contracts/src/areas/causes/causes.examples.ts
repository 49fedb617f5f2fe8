import type { World } from '../../example-world';
import type { ExamplesOf } from '../../kernel';
import type { causesQueries } from './causes.contract';

export const causesExamples: ExamplesOf<typeof causesQueries, World> = {
  ExplainCause: ({ correlationId }) => ({ id: correlationId }),
};
