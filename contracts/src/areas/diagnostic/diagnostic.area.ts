import { defineArea } from '../../kernel';
import { diagnosticCommands } from './diagnostic.commands';
import { diagnosticEvents } from './diagnostic.events';
import { diagnosticExamples } from './diagnostic.examples';
import { diagnosticPushes } from './diagnostic.pushes';
import { diagnosticQueries } from './diagnostic.queries';
import { diagnosticRejections } from './diagnostic.rejections';
import {
  brands,
  comparedFigures,
  diagnosticAlerts,
  diagnostics,
  figuresGrowingOld,
  swotOptions,
} from './diagnostic.views';
import { referenceCommands } from './reference.commands';
import { referenceEvents } from './reference.events';
import { referenceQueries } from './reference.queries';

export const diagnosticArea = defineArea({
  area: 'diagnostic',
  calls: [diagnosticCommands, diagnosticQueries, referenceCommands, referenceQueries],
  events: [diagnosticEvents, referenceEvents],
  views: [diagnostics, brands, swotOptions, diagnosticAlerts, comparedFigures, figuresGrowingOld],
  pushes: [diagnosticPushes],
  rejections: diagnosticRejections,
  examples: diagnosticExamples,
});
