import { homeQueries } from '@portal/contracts/areas/home';
import { resourceUploads } from '@portal/contracts/areas/resources';
import type { Slider } from '@portal/contracts/areas/sliders';
import { sliderCommands, sliderQueries } from '@portal/contracts/areas/sliders';
import { useRef } from 'react';
import { useCallClient } from '../../../app/client/client-context';
import { newIntent } from '../../../app/client/new-intent';
import { uploadFile } from '../../../app/client/upload-file';
import { useCallCommand } from '../../../app/client/use-call-command';
import { useSteadyIntent } from '../../../app/client/use-steady-intent';
import type { SliderValues } from './slider-values';
import { editOf } from './slider-values';

const refresh = [sliderQueries.ListSliders, sliderQueries.GetSlider, homeQueries.GetHome];

/** Sends the picture once, however often saving is tried: a key that was drawn stays good. */
function useCoverKey() {
  const client = useCallClient();
  const sent = useRef<{ picture: Blob; key: string } | null>(null);
  return async (picture: Blob | null): Promise<string> => {
    if (picture === null) return '';
    if (sent.current?.picture === picture) return sent.current.key;
    const file = new File([picture], 'cover.jpg', { type: picture.type });
    const { result } = uploadFile(client, resourceUploads.UploadSliderPicture, file, {
      intent: newIntent(),
      onProgress: () => undefined,
    });
    const { Key: key } = await result;
    sent.current = { picture, key };
    return key;
  };
}

/**
 * Saves a cover with its picture.
 * @returns a function that throws a CallError when something is refused; `isForced` overwrites what others saved
 */
export function useSaveSlider(slider: Slider | null) {
  const keyOf = useCoverKey();
  const intentFor = useSteadyIntent();
  const adding = useCallCommand(sliderCommands.AddSlider, { refresh });
  const editing = useCallCommand(sliderCommands.UpdateSlider, { refresh });
  return async (values: SliderValues, picture: Blob | null, isForced = false): Promise<void> => {
    const file = await keyOf(picture);
    if (slider === null) {
      const input = { ...values, file };
      await adding.send(input, intentFor(input));
      return;
    }
    const edit = editOf(values, slider, file);
    await editing.send(isForced ? { ...edit, version: undefined } : edit);
  };
}
