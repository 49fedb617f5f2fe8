import { defineArea } from '../../kernel';
import {
  diagnosticCommands,
  diagnosticPushes,
  diagnosticQueries,
  diagnosticRejections,
  brands,
  comparedFigures,
  diagnosticAlerts,
  diagnostics,
  figuresGrowingOld,
  swotOptions,
} from './diagnostic.contract';
import { diagnosticEvents, referenceEvents } from './diagnostic.events';
import { diagnosticExamples } from './diagnostic.examples';
import { referenceCommands, referenceQueries } from './reference.contract';

export * from './figures.rules';
export * from './alerts.rules';
export * from './diagnostic.rules';
export * from './competition.rules';
export * from './diagnostic.examples';
export * from './diagnostic.contract';
export * from './diagnostic.events';
export * from './reference.contract';

export const diagnosticArea = defineArea({
  area: 'diagnostic',
  calls: [diagnosticCommands, diagnosticQueries, referenceCommands, referenceQueries],
  events: [diagnosticEvents, referenceEvents],
  views: [diagnostics, brands, swotOptions, diagnosticAlerts, comparedFigures, figuresGrowingOld],
  pushes: [diagnosticPushes],
  rejections: diagnosticRejections,
  examples: diagnosticExamples,
});
