import type { Slider } from '@portal/contracts/areas/sliders';
import { firstPriority, type sliderCommands } from '@portal/contracts/areas/sliders';
import type { InputOf } from '@portal/contracts/kernel';

/** What the form holds: the input of a new cover, every part of it there. */
export interface SliderValues {
  name: string;
  /** Not empty as soon as there is a picture, the earlier one or a new one. */
  file: string;
  url: string;
  priority: number;
  status: boolean;
  start_date: string | null;
  end_date: string | null;
}

/** Stands in the form for a picture that is there; its key is known when it is sent. */
export const somePicture = 'picture';

/** A new cover stands behind those that are there. */
export const newSlider = (others: readonly Slider[]): SliderValues => ({
  name: '',
  file: '',
  url: '',
  priority: Math.max(firstPriority - 1, ...others.map(({ priority }) => priority)) + 1,
  status: true,
  start_date: null,
  end_date: null,
});

export const valuesOf = ({ name, url, priority, status, start_date, end_date }: Slider): SliderValues => ({
  ...{ name, url, priority, start_date, end_date },
  file: somePicture,
  status: status === 1,
});

/**
 * The edit of a cover. Its position is sent only when it was changed here, so that nobody’s move is undone by an edit.
 * @param file key of a new picture, empty to keep the earlier one
 */
export function editOf(
  { priority, ...values }: SliderValues,
  slider: Slider,
  file: string,
): InputOf<(typeof sliderCommands)['UpdateSlider']> {
  return {
    ...values,
    file,
    id: slider.id,
    version: slider.version,
    ...(Number(priority) !== slider.priority && { priority }),
  };
}
