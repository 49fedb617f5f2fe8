import { resourceUploads } from '@portal/contracts/areas/resources';
import { firstPriority, type Slider } from '@portal/contracts/areas/sliders';
import { useRef } from 'react';
import { useCallClient } from '#core/client/client-context';
import { newIntent } from '#core/client/new-intent';
import { uploadFile } from '#core/client/upload-file';

/** What the form holds: the input of a new cover, and the picture that was cut here. */
export type SliderValues = {
  name: string;
  /** Not empty as soon as there is a picture, the earlier one or a new one. */
  file: string;
  url: string;
  /** Text once it was typed. */
  priority: number | string;
  status: boolean;
  start_date: string | null;
  end_date: string | null;
  picture: Blob | null;
};

/** Stands in the form for a picture that is there; its key is known when it is sent. */
export const somePicture = 'picture';

/** A new cover stands behind those that are there. */
export const newSlider = (others: readonly Slider[]): SliderValues => ({
  name: '',
  file: '',
  url: '',
  status: true,
  start_date: null,
  end_date: null,
  picture: null,
  priority: Math.max(firstPriority - 1, ...others.map(({ priority }) => priority)) + 1,
});

export const valuesOf = ({ name, url, priority, status, start_date, end_date }: Slider): SliderValues => ({
  name,
  url,
  priority,
  start_date,
  end_date,
  picture: null,
  file: somePicture,
  status: status === 1,
});

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
 * The commands' input: uploads the picture; an update sends the position only when it was changed here, so that nobody's
 * move is undone by an edit.
 */
export function useSliderInput() {
  const keyOf = useCoverKey();
  return async ({ picture, priority, ...values }: SliderValues, slider: Slider | null) => {
    const isMoved = slider === null || Number(priority) !== slider.priority;
    return { ...values, file: await keyOf(picture), ...(isMoved && { priority }) };
  };
}
