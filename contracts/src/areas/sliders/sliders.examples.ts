import type { World } from '../../example-world';
import type { ExamplesOf } from '../../kernel';
import type { sliderCommands } from './sliders.commands';
import type { sliderQueries } from './sliders.queries';
import type { sliderDownloads } from './sliders.downloads';

/** A valid input of each call, in a world where these things exist. */
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
