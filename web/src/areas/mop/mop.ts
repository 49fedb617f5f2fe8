import type { SvgIconComponent } from '@mui/icons-material';
import AlarmRounded from '@mui/icons-material/AlarmRounded';
import BlockRounded from '@mui/icons-material/BlockRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import HourglassDisabledRounded from '@mui/icons-material/HourglassDisabledRounded';
import HourglassTopRounded from '@mui/icons-material/HourglassTopRounded';
import NotificationImportantRounded from '@mui/icons-material/NotificationImportantRounded';
import PauseCircleRounded from '@mui/icons-material/PauseCircleRounded';
import TaskAltRounded from '@mui/icons-material/TaskAltRounded';
import UndoRounded from '@mui/icons-material/UndoRounded';
import {
  mopQueries,
  type MopRequest,
  MopStatus,
  mopStatuses,
  phaseOf,
  type Span,
} from '@portal/contracts/areas/mop';
import type { SessionRestaurant } from '@portal/contracts/areas/session';
import { isAdministrator } from '@portal/contracts/kernel';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useCallQuery } from '#core/client/use-call-query';
import { useDates, useSpans } from '#core/i18n/dates';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { placeLabel } from '#core/restaurant-label';
import { type StatusTone, statusTones } from '#ui/StatusChip';
import { useAddress, withChanges } from '#ui/list/use-address';
import { useToast } from '#ui/toast/toast-context';
import { useNow } from '#ui/use-now';
import type { WeekEntry } from '#ui/week/week-places';
import { mopTexts } from './texts';

export const pauseLists = [mopQueries.ListMopRequests, mopQueries.ListMopPauses, mopQueries.GetMopPause];
export const pauseQueries = [...pauseLists, mopQueries.CountMopRequests];

/** By the rules of the server; `null` if a restaurant can ask. */
export function whyNot({
  active,
  mop_service: takesMobileOrders,
}: Pick<SessionRestaurant, 'active' | 'mop_service'>): 'closed' | 'noOrdering' | null {
  if (!active) return 'closed';
  return takesMobileOrders === true ? null : 'noOrdering';
}
export type WhyNot = NonNullable<ReturnType<typeof whyNot>>;

type PauseState = 'pending' | 'confirmed' | 'running' | 'ended' | 'lapsed' | 'cancelled' | 'withdrawn';

interface StateLook {
  readonly tone: StatusTone;
  readonly icon: SvgIconComponent;
}

export const stateLooks: Readonly<Record<PauseState, StateLook>> = {
  pending: { tone: statusTones.waiting, icon: HourglassTopRounded },
  confirmed: { tone: statusTones.done, icon: CheckCircleRounded },
  running: { tone: statusTones.underway, icon: PauseCircleRounded },
  ended: { tone: statusTones.over, icon: TaskAltRounded },
  lapsed: { tone: statusTones.over, icon: HourglassDisabledRounded },
  cancelled: { tone: statusTones.cancelled, icon: BlockRounded },
  withdrawn: { tone: statusTones.cancelled, icon: UndoRounded },
};

/** Without a time, for menus and filters. */
export const statusLooks: Readonly<Record<MopStatus, StateLook>> = {
  [MopStatus.Pending]: stateLooks.pending,
  [MopStatus.Confirmed]: stateLooks.confirmed,
  [MopStatus.Cancelled]: stateLooks.cancelled,
};

export const LateIcon = AlarmRounded;
export const BegunIcon = NotificationImportantRounded;

export type PauseFacts = Pick<MopRequest, 'start_date' | 'end_date' | 'status' | 'withdrawn' | 'ended_at'>;

export const spanOf = ({ start_date, end_date }: Pick<MopRequest, 'start_date' | 'end_date'>): Span => ({
  start: start_date,
  end: end_date,
});

const phaseAt = (pause: PauseFacts, now: number) =>
  pause.ended_at === null ? phaseOf(spanOf(pause), new Date(now).toISOString()) : 'over';

/** @param now milliseconds */
export function stateOf(pause: PauseFacts, now: number): PauseState {
  if (pause.status === MopStatus.Cancelled) return pause.withdrawn ? 'withdrawn' : 'cancelled';
  const phase = phaseAt(pause, now);
  if (pause.status === MopStatus.Pending) return phase === 'over' ? 'lapsed' : 'pending';
  return ({ over: 'ended', running: 'running', upcoming: 'confirmed' } as const)[phase];
}

/** Begun without a decision. @param now milliseconds */
export const hasBegunPending = (pause: PauseFacts, now: number): boolean =>
  stateOf(pause, now) === 'pending' && Date.parse(pause.start_date) <= now;

/** Decisions are rejected with `pause_over`. @param now milliseconds */
export const isOver = (pause: PauseFacts, now: number): boolean => phaseAt(pause, now) === 'over';

/** No decision is possible any more. @param now milliseconds */
export const isSettled = (pause: PauseFacts, now: number): boolean => isOver(pause, now) || pause.withdrawn;

type Step = MopRequest['history'][number];

export function usePauseWords() {
  const text = useText(mopTexts);
  const dates = useDates();
  const spans = useSpans();
  const { language } = useLanguage();
  return useMemo(() => {
    const whoOf = ({ name, role }: Step) => {
      if (role === 0) return text('clock');
      if (!isAdministrator(role)) return name;
      return name === '' ? text('agency') : `${name}, ${text('agency')}`;
    };
    /** `Confirmada`, or `Confirmada automáticamente`. */
    const whatOf = ({ what, role }: Step) =>
      text(what === 'confirmed' && role === 0 ? 'what.autoConfirmed' : `what.${what}`);
    /** `Adela Mínguez, administración · 09:30 20/11/2026`; erased people have no name. */
    const whoAndWhen = (step: Step) => {
      const who = whoOf(step);
      return who === '' ? dates.time(step.at) : text('step', { who, time: dates.time(step.at) });
    };
    /** Reason of a cancellation, at its step only. */
    const reasonOf = ({ history, cancel }: MopRequest, step: Step) => {
      const isLastCancellation = step === history.findLast(({ what }) => what === 'cancelled');
      return isLastCancellation && cancel !== '' ? `«${cancel}»` : '';
    };
    return {
      placeOf: placeLabel,
      whenOf: (pause: MopRequest) => spans.full(spanOf(pause)),
      whatOf,
      detailOf: (pause: MopRequest, step: Step) =>
        [whoAndWhen(step), reasonOf(pause, step)].filter((part) => part !== '').join(' · '),
      /** R-MOP-02. */
      statusOf: (status: MopStatus) =>
        mopStatuses.find(({ id }) => id === status)?.label[language] ?? String(status),
      lastOf: (pause: MopRequest) => {
        const last = pause.history.at(-1);
        if (last === undefined) return { step: '', reason: '' };
        return { step: `${whatOf(last)} · ${whoAndWhen(last)}`, reason: reasonOf(pause, last) };
      },
    };
  }, [text, dates, spans, language]);
}

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

/** All addresses carry the state of the list. */
export function useOpenPauseLinks() {
  const { search, change } = useAddress();
  return {
    id: search.get('pause') ?? '',
    open: (id: string) => change({ pause: id }),
    close: () => change({ pause: undefined }),
    linkTo: ({ id }: Pick<MopRequest, 'id'>) => `?${withChanges(search, { pause: id }).toString()}`,
  };
}

/** Loaded alone if no list has it. */
export function useOpenPause(listed: readonly MopRequest[]) {
  const toast = useToast();
  const links = useOpenPauseLinks();
  const { id } = links;
  const inList = listed.find((pause) => pause.id === id);
  const enabled = id !== '' && inList === undefined;
  const { data, error } = useCallQuery(mopQueries.GetMopPause, { id }, { enabled });
  const giveUp = useEffectEvent((failure: unknown) => {
    toast.failed(failure);
    links.close();
  });
  useEffect(() => {
    if (error !== null) giveUp(error);
  }, [error]);
  return { ...links, pause: inList ?? (id === '' ? undefined : data) };
}
