import { defineArea } from '../../kernel';
import {
  restaurantCommands,
  restaurantPushes,
  restaurantQueries,
  restaurantRejections,
  restaurantLogs,
  restaurants,
} from './restaurants.contract';
import { restaurantEvents } from './restaurants.events';
import { restaurantsExamples } from './restaurants.examples';

export * from './restaurants.rules';
export * from './restaurants.examples';
export * from './restaurants.contract';
export * from './restaurants.events';

export const restaurantsArea = defineArea({
  area: 'restaurants',
  calls: [restaurantCommands, restaurantQueries],
  events: [restaurantEvents],
  views: [restaurants, restaurantLogs],
  pushes: [restaurantPushes],
  rejections: restaurantRejections,
  examples: restaurantsExamples,
});
