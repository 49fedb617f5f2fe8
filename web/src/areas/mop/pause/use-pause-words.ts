import type { MopRequest } from '@portal/contracts/areas/mop';
import { isAdministrator } from '@portal/contracts/kernel';
import { useMemo } from 'react';
import { useDates } from '#app/i18n/dates';
import { useSpans } from '#app/i18n/spans';
import { useText } from '#app/i18n/use-text';
import type { WeekEntry } from '../week/week-entry';
import { mopMessages } from '../mop.messages';
import { LateIcon, spanOf, stateLooks, stateOf } from './pause-state';

type Step = MopRequest['history'][number];

/** A pause in words: where, what happened and by whom, and how it stands in a week. */
export function usePauseWords() {
  const text = useText(mopMessages);
  const dates = useDates();
  const spans = useSpans();
  return useMemo(() => {
    const placeOf = (pause: MopRequest) => `${pause.restaurant_site} - ${pause.restaurant_name}`;
    const whoOf = ({ name, role }: Step) => {
      if (role === 0) return text('clock');
      if (!isAdministrator(role)) return name;
      return name === '' ? text('agency') : `${name}, ${text('agency')}`;
    };
    return {
      placeOf,
      whenOf: (pause: MopRequest) => spans.full(spanOf(pause)),
      /** `Confirmada`, or `Confirmada automáticamente` when the switch did it. */
      whatOf: ({ what, role }: Step) =>
        text(what === 'confirmed' && role === 0 ? 'what.autoConfirmed' : `what.${what}`),
      /** `Adela Mínguez, administración · 09:30 20/11/2026`; the clock and erased people have no name. */
      detailOf: (step: Step) => {
        const who = whoOf(step);
        return who === '' ? dates.time(step.at) : text('step', { who, time: dates.time(step.at) });
      },
      /** @param now milliseconds */
      entryOf: (pause: MopRequest, now: number): WeekEntry => {
        const state = stateOf(pause, now);
        const word = text(`state.${state}`);
        const values = { state: word, place: placeOf(pause), when: spans.full(spanOf(pause)) };
        return {
          id: pause.id,
          ...spanOf(pause),
          ...stateLooks[state],
          word,
          label: text(pause.late ? 'pauseLabelLate' : 'pauseLabel', values),
          mark: pause.late ? { icon: LateIcon, word: text('late') } : undefined,
          isRunning: state === 'running',
          isFaint: ['cancelled', 'withdrawn', 'lapsed'].includes(state),
        };
      },
    };
  }, [text, dates, spans]);
}
