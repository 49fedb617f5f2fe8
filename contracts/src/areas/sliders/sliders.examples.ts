import type { World } from '../../example-world';
import type { EventChanges, EventNamed, ExamplesOf } from '../../kernel';
import type { Slider, sliderCommands, sliderQueries, sliderDownloads } from './sliders.contract';
import type { sliderEvents } from './sliders.events';

type Events = typeof sliderEvents;

export const aSliderId = 7;
const sliderId = aSliderId;
const content = {
  sliderId,
  name: 'Otoño a la brasa',
  coverKey: 'c'.repeat(32),
  url: '/nacional/menus',
  active: true,
  start: null,
  end: null,
};

export const aSliderAdded = (
  changes: EventChanges<Events, 'SliderAdded'> = {},
): EventNamed<Events, 'SliderAdded'> => ({
  type: 'SliderAdded',
  data: { ...content, priority: 3, ...changes },
});

export const aSliderUpdated = (
  changes: EventChanges<Events, 'SliderUpdated'> = {},
): EventNamed<Events, 'SliderUpdated'> => ({
  type: 'SliderUpdated',
  data: { ...content, name: 'Invierno a la brasa', ...changes },
});

export const aSliderMoved = (
  changes: EventChanges<Events, 'SliderMoved'> = {},
): EventNamed<Events, 'SliderMoved'> => ({
  type: 'SliderMoved',
  data: { sliderId, from: 3, to: 2, ...changes },
});

export const aSliderDeleted = (): EventNamed<Events, 'SliderDeleted'> => ({
  type: 'SliderDeleted',
  data: { sliderId },
});

export const aSliderRestored = (
  changes: EventChanges<Events, 'SliderRestored'> = {},
): EventNamed<Events, 'SliderRestored'> => ({
  type: 'SliderRestored',
  data: { sliderId, active: true, start: null, end: null, ...changes },
});

export const aSliderPeriodReached = (
  changes: EventChanges<Events, 'SliderPeriodReached'> = {},
): EventNamed<Events, 'SliderPeriodReached'> => ({
  type: 'SliderPeriodReached',
  data: { sliderId, shown: true, next: null, ...changes },
});

export const aSliderClicked = (
  changes: EventChanges<Events, 'SliderClicked'> = {},
): EventNamed<Events, 'SliderClicked'> => ({
  type: 'SliderClicked',
  data: { sliderId, userId: 12, at: '2026-11-20T09:30:00.000Z', ...changes },
});

export const aSlider = (id: number, overrides: Partial<Slider> = {}): Slider => ({
  id,
  name: `Portada ${id}`,
  file: `/cover-${id}.jpg`,
  url: '/nacional/menus',
  status: 1,
  priority: id,
  start_date: null,
  end_date: null,
  clicks: null,
  version: 1,
  ...overrides,
});

export const slidersExamples: ExamplesOf<
  typeof sliderCommands & typeof sliderQueries & typeof sliderDownloads,
  World
> = {
  AddSlider: ({ coverKey }) => ({
    name: 'Otoño a la brasa',
    file: coverKey,
    url: '/nacional/menus',
    status: 1,
    start_date: '2026-10-01T08:00:00.000Z',
    end_date: '',
  }),
  UpdateSlider: ({ added }) => ({ id: added.AddSlider, name: 'Invierno', url: '/nacional/menus', status: 0 }),
  MoveSlider: ({ added }) => ({ id: added.AddSlider, direction: 'down' }),
  DeleteSlider: ({ added }) => ({ id: added.AddSlider }),
  RestoreSlider: ({ added }) => ({ id: added.AddSlider }),
  LogSliderClick: ({ added, userId }) => ({ slider_id: added.AddSlider, user_id: userId }),
  ListSliders: () => ({ page: 1, size: 10 }),
  GetSlider: ({ added }) => ({ id: added.AddSlider }),
  OpenSliderCover: ({ added }) => ({ id: added.AddSlider }),
};
