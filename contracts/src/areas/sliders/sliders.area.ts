import { defineArea } from '../../kernel';
import { sliderCommands } from './sliders.commands';
import { sliderDownloads } from './sliders.downloads';
import { sliderEvents } from './sliders.events';
import { slidersExamples } from './sliders.examples';
import { sliderPushes } from './sliders.pushes';
import { sliderQueries } from './sliders.queries';
import { sliderRejections } from './sliders.rejections';
import { sliderPeriods, sliders } from './sliders.views';

export const slidersArea = defineArea({
  area: 'sliders',
  calls: [sliderCommands, sliderQueries, sliderDownloads],
  events: [sliderEvents],
  views: [sliders, sliderPeriods],
  pushes: [sliderPushes],
  rejections: sliderRejections,
  examples: slidersExamples,
});
