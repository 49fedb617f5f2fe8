import { homeQueries } from '@portal/contracts/areas/home';
import type { Slider } from '@portal/contracts/areas/sliders';
import { sliderCommands, sliderQueries } from '@portal/contracts/areas/sliders';
import { useCallCommand } from '../../../app/client/use-call-command';
import { useText } from '../../../app/i18n/use-text';
import { useRemoval } from '../../../ui/removal/use-removal';
import { slidersMessages } from '../sliders.messages';

const refresh = [sliderQueries.ListSliders, homeQueries.GetHome];

/** Asks, deletes, and offers to take it back (R-AME-01, U5). */
export function useSliderRemoval() {
  const text = useText(slidersMessages);
  const removal = useCallCommand(sliderCommands.DeleteSlider, { refresh });
  const restoration = useCallCommand(sliderCommands.RestoreSlider, { refresh });
  return useRemoval<Slider>({
    remove: ({ id }) => removal.send({ id }),
    restore: ({ id }) => restoration.send({ id }),
    words: {
      title: () => text('removeTitle'),
      text: ({ name }) => text('removeText', { name }),
      confirm: text('removeConfirm'),
      removed: ({ name }) => text('removed', { name }),
    },
  });
}
