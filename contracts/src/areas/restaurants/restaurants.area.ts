import { defineArea } from '../../kernel';
import { restaurantCommands } from './restaurants.commands';
import { restaurantEvents } from './restaurants.events';
import { restaurantsExamples } from './restaurants.examples';
import { restaurantRejections } from './restaurants.rejections';
import { restaurants } from './restaurants.views';

export const restaurantsArea = defineArea({
  area: 'restaurants',
  calls: [restaurantCommands],
  events: [restaurantEvents],
  views: [restaurants],
  rejections: restaurantRejections,
  examples: restaurantsExamples,
});
