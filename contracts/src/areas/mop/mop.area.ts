import { defineArea } from '../../kernel';
import { mopCommands } from './mop.commands';
import { mopEvents } from './mop.events';
import { mopExamples } from './mop.examples';
import { mopPushes } from './mop.pushes';
import { mopQueries } from './mop.queries';
import { mopRejections } from './mop.rejections';
import { mopPauseEnds, mopPauses, mopPolicies } from './mop.views';

export const mopArea = defineArea({
  area: 'mop',
  calls: [mopCommands, mopQueries],
  events: [mopEvents],
  views: [mopPauses, mopPolicies, mopPauseEnds],
  pushes: [mopPushes],
  rejections: mopRejections,
  examples: mopExamples,
});
