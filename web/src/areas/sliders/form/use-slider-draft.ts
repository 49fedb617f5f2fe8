import { sliderCommands } from '@portal/contracts/areas/sliders';
import { useState } from 'react';
import { useCallForm } from '../../../app/client/use-call-form';
import type { SliderValues } from './slider-values';
import { somePicture } from './slider-values';

/**
 * What is being typed. Both commands take the same fields, so that one schema checks them; only a new cover must bring a
 * picture.
 */
export function useSliderDraft(initial: SliderValues) {
  const [picture, setPicture] = useState<Blob | null>(null);
  const form = useCallForm(sliderCommands.AddSlider, initial);
  const { setValue, watch, formState } = form;
  const { isSubmitted, isDirty } = formState;
  const set = <Name extends keyof SliderValues>(name: Name, value: SliderValues[Name]) =>
    setValue(name, value as never, { shouldDirty: true, shouldValidate: isSubmitted });
  return {
    form,
    set,
    picture,
    values: watch() as unknown as SliderValues,
    isTouched: isDirty || picture !== null,
    takePicture(taken: Blob | null) {
      setPicture(taken);
      set('file', taken === null ? initial.file : somePicture);
    },
  };
}
export type SliderDraft = ReturnType<typeof useSliderDraft>;
