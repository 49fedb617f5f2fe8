import { homeQueries } from '@portal/contracts/areas/home';
import type { Slider } from '@portal/contracts/areas/sliders';
import { sliderCommands, sliderQueries } from '@portal/contracts/areas/sliders';
import { useState } from 'react';
import { useCallCommand } from '../../../app/client/use-call-command';
import { useText } from '../../../app/i18n/use-text';
import { useToast } from '../../../ui/toast/toast-context';
import { slidersMessages } from '../sliders.messages';

const refresh = [sliderQueries.ListSliders, homeQueries.GetHome];

/** Asks, deletes, and offers to take it back (R-AME-01, U5). */
export function useSliderRemoval() {
  const text = useText(slidersMessages);
  const toast = useToast();
  const [doomed, setDoomed] = useState<Slider | null>(null);
  const removal = useCallCommand(sliderCommands.DeleteSlider, { refresh });
  const restoration = useCallCommand(sliderCommands.RestoreSlider, { refresh });

  const restore = ({ id }: Slider) => void restoration.send({ id }).catch(toast.failed);
  const remove = async (slider: Slider) => {
    setDoomed(null);
    await removal.send({ id: slider.id }).then(
      () => toast.done(text('removed', { name: slider.name }), () => restore(slider)),
      (error: unknown) => toast.failed(error),
    );
  };
  return { doomed, ask: setDoomed, spare: () => setDoomed(null), remove };
}
