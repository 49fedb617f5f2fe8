export * from './provinces';
export * from './restaurant-tables';
export * from './restaurants.builders';
export * from './restaurants.commands';
export * from './restaurants.events';
export * from './restaurants.rejections';
export * from './restaurants.views';
