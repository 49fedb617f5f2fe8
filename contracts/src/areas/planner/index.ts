import { defineArea } from '../../kernel';
import {
  plannerCommands,
  plannerDownloads,
  plannerPushes,
  plannerQueries,
  plannerRejections,
  nationalPlans,
  planCalendarAddresses,
  planPhasesDue,
  restaurantPlans,
} from './planner.contract';
import { plannerEvents } from './planner.events';
import { plannerExamples } from './planner.examples';

export * from './calendar.rules';
export * from './national-plan.rules';
export * from './plan-content.rules';
export * from './planner.rules';
export * from './planner.examples';
export * from './planner.contract';
export * from './planner.events';

export const plannerArea = defineArea({
  area: 'planner',
  calls: [plannerCommands, plannerQueries, plannerDownloads],
  events: [plannerEvents],
  views: [restaurantPlans, nationalPlans, planCalendarAddresses, planPhasesDue],
  pushes: [plannerPushes],
  rejections: plannerRejections,
  examples: plannerExamples,
});
