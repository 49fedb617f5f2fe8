import { defineArea } from '../../kernel';
import { restaurantCommands } from './restaurants.commands';
import { restaurantEvents } from './restaurants.events';
import { restaurantsExamples } from './restaurants.examples';
import { restaurantPushes } from './restaurants.pushes';
import { restaurantQueries } from './restaurants.queries';
import { restaurantRejections } from './restaurants.rejections';
import { restaurantLogs, restaurants } from './restaurants.views';

export const restaurantsArea = defineArea({
  area: 'restaurants',
  calls: [restaurantCommands, restaurantQueries],
  events: [restaurantEvents],
  views: [restaurants, restaurantLogs],
  pushes: [restaurantPushes],
  rejections: restaurantRejections,
  examples: restaurantsExamples,
});
