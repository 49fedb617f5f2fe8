import type { EventOf } from '../../kernel';
import type { sliderEvents } from './sliders.events';

type SliderEvent = EventOf<typeof sliderEvents>;
type Named<N extends SliderEvent['type']> = Extract<SliderEvent, { type: N }>;
type Changes<N extends SliderEvent['type']> = Partial<Named<N>['data']>;

/** For tests: the cover that the builders of this file speak of. */
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

/** For tests: an active cover at position 3, without a period. */
export const aSliderAdded = (changes: Changes<'SliderAdded'> = {}): Named<'SliderAdded'> => ({
  type: 'SliderAdded',
  data: { ...content, priority: 3, ...changes },
});

/** For tests: the same cover with another name. */
export const aSliderChanged = (changes: Changes<'SliderChanged'> = {}): Named<'SliderChanged'> => ({
  type: 'SliderChanged',
  data: { ...content, name: 'Invierno a la brasa', ...changes },
});

/** For tests: one up. */
export const aSliderMoved = (changes: Changes<'SliderMoved'> = {}): Named<'SliderMoved'> => ({
  type: 'SliderMoved',
  data: { sliderId, from: 3, to: 2, ...changes },
});

export const aSliderDeleted = (): Named<'SliderDeleted'> => ({ type: 'SliderDeleted', data: { sliderId } });

export const aSliderRestored = (changes: Changes<'SliderRestored'> = {}): Named<'SliderRestored'> => ({
  type: 'SliderRestored',
  data: { sliderId, active: true, start: null, end: null, ...changes },
});

/** For tests: its period began and has no end. */
export const aSliderTurned = (changes: Changes<'SliderTurned'> = {}): Named<'SliderTurned'> => ({
  type: 'SliderTurned',
  data: { sliderId, shown: true, next: null, ...changes },
});

/** For tests: user 12 opened it. */
export const aSliderClicked = (changes: Changes<'SliderClicked'> = {}): Named<'SliderClicked'> => ({
  type: 'SliderClicked',
  data: { sliderId, userId: 12, ...changes },
});
