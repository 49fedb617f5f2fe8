import { type MopRequest, type MopStatus, mopStatuses } from '@portal/contracts/areas/mop';
import { isAdministrator } from '@portal/contracts/kernel';
import { useMemo } from 'react';
import { useDates, useSpans } from '#core/i18n/dates';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { useNow } from '#ui/use-now';
import { placeLabel } from '#core/restaurant-label';
import type { WeekEntry } from '#ui/week/week-places';
import { mopTexts } from '../texts';
import { LateIcon, spanOf, stateLooks, stateOf } from './pause-state';

type Step = MopRequest['history'][number];

/** A pause in words: where, when, what happened and by whom. */
export function usePauseWords() {
  const text = useText(mopTexts);
  const dates = useDates();
  const spans = useSpans();
  const { language } = useLanguage();
  return useMemo(() => {
    const whenOf = (pause: MopRequest) => spans.full(spanOf(pause));
    const whoOf = ({ name, role }: Step) => {
      if (role === 0) return text('clock');
      if (!isAdministrator(role)) return name;
      return name === '' ? text('agency') : `${name}, ${text('agency')}`;
    };
    /** `Confirmada`, or `Confirmada automáticamente` when the switch did it. */
    const whatOf = ({ what, role }: Step) =>
      text(what === 'confirmed' && role === 0 ? 'what.autoConfirmed' : `what.${what}`);
    /** `Adela Mínguez, administración · 09:30 20/11/2026`; the clock and erased people have no name. */
    const whoAndWhen = (step: Step) => {
      const who = whoOf(step);
      return who === '' ? dates.time(step.at) : text('step', { who, time: dates.time(step.at) });
    };
    /** Why the restaurant's pause was cancelled, at the step that did it; else empty. */
    const reasonOf = (pause: MopRequest, step: Step) => {
      const isLastCancellation = step === pause.history.findLast(({ what }) => what === 'cancelled');
      return isLastCancellation && pause.cancel !== '' ? `«${pause.cancel}»` : '';
    };
    const detailOf = (pause: MopRequest, step: Step) =>
      [whoAndWhen(step), reasonOf(pause, step)].filter((part) => part !== '').join(' · ');
    return {
      placeOf: placeLabel,
      whenOf,
      whatOf,
      detailOf,
      /** What a status is called (R-MOP-02). */
      statusOf: (status: MopStatus) =>
        mopStatuses.find(({ id }) => id === status)?.label[language] ?? String(status),
      /** What happened last and why, to whom it may concern. */
      lastOf: (pause: MopRequest) => {
        const last = pause.history.at(-1);
        if (last === undefined) return { step: '', reason: '' };
        return { step: `${whatOf(last)} · ${whoAndWhen(last)}`, reason: reasonOf(pause, last) };
      },
    };
  }, [text, dates, spans, language]);
}

/** How a pause stands in a week. */
export function useWeekEntry(): (pause: MopRequest) => WeekEntry {
  const text = useText(mopTexts);
  const { placeOf, whenOf } = usePauseWords();
  const now = useNow();
  return (pause) => {
    const state = stateOf(pause, now);
    const word = text(`state.${state}`);
    const values = { state: word, place: placeOf(pause), when: whenOf(pause) };
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
  };
}
