import { defineArea } from '../../kernel';
import {
  mopCommands,
  mopPushes,
  mopQueries,
  mopRejections,
  mopPauseEnds,
  mopPauses,
  mopPolicies,
} from './mop.contract';
import { mopEvents } from './mop.events';
import { mopExamples } from './mop.examples';

export * from './mop.rules';
export * from './mop.examples';
export * from './mop.contract';
export * from './mop.events';

export const mopArea = defineArea({
  area: 'mop',
  calls: [mopCommands, mopQueries],
  events: [mopEvents],
  views: [mopPauses, mopPolicies, mopPauseEnds],
  pushes: [mopPushes],
  rejections: mopRejections,
  examples: mopExamples,
});
