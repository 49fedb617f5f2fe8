import { defineArea } from '../../kernel';
import { plannerCommands } from './planner.commands';
import { plannerDownloads } from './planner.downloads';
import { plannerEvents } from './planner.events';
import { plannerExamples } from './planner.examples';
import { plannerPushes } from './planner.pushes';
import { plannerQueries } from './planner.queries';
import { plannerRejections } from './planner.rejections';
import { nationalPlans, planCalendarAddresses, planPhasesDue, restaurantPlans } from './planner.views';

export const plannerArea = defineArea({
  area: 'planner',
  calls: [plannerCommands, plannerQueries, plannerDownloads],
  events: [plannerEvents],
  views: [restaurantPlans, nationalPlans, planCalendarAddresses, planPhasesDue],
  pushes: [plannerPushes],
  rejections: plannerRejections,
  examples: plannerExamples,
});
