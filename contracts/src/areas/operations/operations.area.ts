import { defineArea } from '../../kernel';
import { operationsCommands } from './operations.commands';
import { operationsEvents } from './operations.events';
import { operationsExamples } from './operations.examples';
import { operationsPushes } from './operations.pushes';
import { operationsQueries } from './operations.queries';
import { operationsRejections } from './operations.rejections';
import { operations } from './operations.views';

export const operationsArea = defineArea({
  area: 'operations',
  calls: [operationsCommands, operationsQueries],
  events: [operationsEvents],
  views: [operations],
  pushes: [operationsPushes],
  rejections: operationsRejections,
  examples: operationsExamples,
});
