import { defineArea } from '../../kernel';
import {
  operationsCommands,
  operationsPushes,
  operationsQueries,
  operationsRejections,
  operations,
} from './operations.contract';
import { operationsEvents } from './operations.events';
import { operationsExamples } from './operations.examples';

export * from './operations.examples';
export * from './operations.contract';
export * from './operations.events';

export const operationsArea = defineArea({
  area: 'operations',
  calls: [operationsCommands, operationsQueries],
  events: [operationsEvents],
  views: [operations],
  pushes: [operationsPushes],
  rejections: operationsRejections,
  examples: operationsExamples,
});
