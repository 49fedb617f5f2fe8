import { defineArea } from '../../kernel';
import {
  sliderCommands,
  sliderDownloads,
  sliderPushes,
  sliderQueries,
  sliderRejections,
  sliderPeriods,
  sliders,
} from './sliders.contract';
import { sliderEvents } from './sliders.events';
import { slidersExamples } from './sliders.examples';

export * from './sliders.examples';
export * from './sliders.contract';
export * from './sliders.events';
export * from './sliders.rules';

export const slidersArea = defineArea({
  area: 'sliders',
  calls: [sliderCommands, sliderQueries, sliderDownloads],
  events: [sliderEvents],
  views: [sliders, sliderPeriods],
  pushes: [sliderPushes],
  rejections: sliderRejections,
  examples: slidersExamples,
});
