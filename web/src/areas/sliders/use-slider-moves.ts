import { homeQueries } from '@portal/contracts/areas/home';
import {
  firstPriority,
  placeOf,
  type Slider,
  sliderCommands,
  sliderQueries,
} from '@portal/contracts/areas/sliders';
import { useState } from 'react';
import type { CallCache } from '#core/client/call-cache';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { useToast } from '#ui/toast/toast-context';
import { slidersTexts } from './texts';

export type Direction = 'up' | 'down';

const steps = { up: -1, down: 1 } as const;
const byPlace = (one: Slider, other: Slider) =>
  placeOf(one.priority, one.id) - placeOf(other.priority, other.id);

/** The list as it will be: one step from where it stands, in order where the list is in order of position. */
function patchMove(cache: CallCache, id: number, direction: Direction) {
  return cache.patch(sliderQueries.ListSliders, (rows, { sort = 'priority' }) => {
    const moved = rows.map((slider) =>
      slider.id === id
        ? { ...slider, priority: Math.max(firstPriority, slider.priority + steps[direction]) }
        : slider,
    );
    return sort === 'priority' ? moved.toSorted(byPlace) : moved;
  });
}

/** Moves covers by one position; each click is a step of its own and none gets lost (R-AME-06, AMB-19). */
export function useSliderMoves() {
  const text = useText(slidersTexts);
  const toast = useToast();
  const [news, setNews] = useState('');
  const { send } = useCallCommand(sliderCommands.MoveSlider, {
    refresh: [sliderQueries.ListSliders, homeQueries.GetHome],
    optimistic: (cache, { id, direction }) => patchMove(cache, Number(id), direction),
  });
  const move = ({ id, name }: Slider, direction: Direction) =>
    void send({ id, direction }).then(
      ({ data }) => setNews(text('movedTo', { name, place: data.priority })),
      (error: unknown) => toast.failed(error),
    );
  return { move, news };
}
