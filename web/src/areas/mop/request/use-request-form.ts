import { channelQueries } from '@portal/contracts/areas/channels';
import {
  mopCommands,
  mopQueries,
  type MopRequest,
  MopStatus,
  pauseProblems,
  isLate,
} from '@portal/contracts/areas/mop';
import { dayOf, type InputOf } from '@portal/contracts/kernel';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useCallCommand } from '#core/client/use-call-command';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { type CommandForm, useCommandForm } from '#ui/form/use-command-form';
import { useToast } from '#ui/toast/toast-context';
import { useNow } from '#ui/use-now';
import type { CallCache, Undo } from '#core/client/call-cache';
import { useSession } from '#core/session/session-state';
import { pauseQueries } from '../pause/pause-queries';
import { requestTexts } from '../texts';
import { firstDraft, hasSpan, inputOf, overlapping, type PauseDraft } from './pause-draft';

type RequestInput = InputOf<typeof mopCommands.RequestMopPause>;

/** What the server has not said yet: of a request that nobody has decided about. */
const undecided = {
  id: 'on-its-way',
  version: 0,
  status: MopStatus.Pending,
  cancel: '',
  history: [],
  auto_confirmed: false,
  withdrawn: false,
  ended_at: null,
};

/** Shows a request first in the lists of its restaurant before the server has answered: pending, whatever comes (R-MOP-13). */
function useShownFirst(): (cache: CallCache, input: RequestInput) => Undo {
  const { market } = useMarket();
  const { user, restaurants } = useSession();
  return (cache, input) => {
    const now = new Date().toISOString();
    const restaurantId = Number(input.restaurant_id);
    const restaurant = restaurants.find(({ id }) => id === restaurantId);
    const pause: MopRequest = {
      ...undecided,
      ...input,
      log_date: now,
      user_name: user.name,
      late: isLate(input.start_date, now, market),
      restaurant_id: restaurantId,
      restaurant_site: restaurant?.site ?? '',
      restaurant_name: restaurant?.name ?? '',
    };
    return cache.patch(mopQueries.ListMopPauses, (pauses, { restaurant_id, page = 1, open }) => {
      const isListed = restaurant_id === restaurantId && page === 1;
      // What counts now, and what a draft overlaps, is asked for among those that are open.
      return isListed && open === undefined ? [pause, ...pauses] : pauses;
    });
  };
}

const { RequestMopPause } = mopCommands;
const none: readonly MopRequest[] = [];

/** Pauses that overlap a draft, so that they are seen before it is sent. */
export function useOverlapping(draft: PauseDraft): readonly MopRequest[] {
  const market = useMarket();
  const { restaurant_id, ...times } = inputOf(draft, market);
  const isWhole = hasSpan(times);
  const dayAt = (instant: string) => dayOf(instant, market.timeZone);
  const days = isWhole && { from: dayAt(times.start_date), to: dayAt(times.end_date) };
  const others = useCallQuery(
    mopQueries.ListMopPauses,
    { restaurant_id, status: '1,2', open: 1, ...days, sort: 'start_date', size: -1 },
    { enabled: isWhole },
  );
  return overlapping(times, others.data ?? none);
}

/** What is wrong with a draft: by the server's own rules (R-MOP-04, R-MOP-05), and by the pauses that there are. */
export function useProblems(draft: PauseDraft) {
  const input = inputOf(draft, useMarket());
  const problems = pauseProblems(input, new Date(useNow()).toISOString());
  const overlap = useOverlapping(draft).length > 0 ? 'overlap' : undefined;
  return {
    start_date: input.start_date === '' ? 'unfinished' : (problems.start_date ?? overlap),
    end_date: input.end_date === '' ? 'unfinished' : problems.end_date,
    value: problems.value,
  };
}

/**
 * Proposes times by the restaurant's opening hours; they come later than the dialog, and other ones with another
 * restaurant. Times that somebody has changed stay.
 * @returns what begins a draft anew
 */
export function useProposedTimes(form: CommandForm<PauseDraft>, isOpen = true) {
  const market = useMarket();
  const now = useNow();
  const { restaurant_id: id, start_date: start } = form.values;
  const channel = useCallQuery(channelQueries.GetChannel, { id }, { enabled: isOpen });
  const hours = channel.data?.channel.schedules.restaurant;
  const proposed = useRef(start);
  const propose = useEffectEvent(() => {
    const { day, time } = proposed.current;
    const draft = firstDraft(id, now, market, hours);
    if (start.day !== day || start.time !== time) return;
    proposed.current = draft.start_date;
    if (form.hasTyped) {
      form.set('start_date', draft.start_date);
      form.set('end_date', draft.end_date);
    } else form.reset({ ...form.values, ...draft });
  });
  useEffect(() => {
    if (hours) propose();
  }, [hours]);
  return (restaurantId: number) => {
    const draft = firstDraft(restaurantId, now, market, restaurantId === id ? hours : undefined);
    proposed.current = draft.start_date;
    form.reset(draft);
  };
}

export interface RequestFormProps {
  restaurantId: number;
  isOpen: boolean;
  close: () => void;
}

/** Asks for a pause (R-MOP-03). Times complain at once, the reason when it was to be sent. */
export function useRequestForm({ restaurantId, isOpen, close }: RequestFormProps) {
  const text = useText(requestTexts);
  const toast = useToast();
  const market = useMarket();
  const now = useNow();
  const optimistic = useShownFirst();
  const request = useCallCommand(RequestMopPause, {
    refresh: pauseQueries,
    once: true,
    optimistic,
  });
  const toInput = (draft: PauseDraft) => inputOf(draft, market);
  const form = useCommandForm<typeof RequestMopPause, PauseDraft>(RequestMopPause, {
    words: requestTexts,
    initial: firstDraft(restaurantId, now, market),
    toInput,
    useCheck: useProblems,
    atOnce: ['start_date', 'end_date'],
    send: async (draft) => (await request.send(toInput(draft))).data,
    onSent: (data) => {
      toast.done(text(data?.status === MopStatus.Confirmed ? 'sentConfirmed' : 'sentPending'));
      close();
    },
  });
  const beginAnew = useProposedTimes(form, isOpen);
  // An empty draft is not worth keeping: its times may be over, its restaurant another.
  const begin = useEffectEvent(() => {
    if (form.isSent || form.values.value === '') beginAnew(restaurantId);
  });
  useEffect(() => {
    if (isOpen) begin();
  }, [isOpen]);
  return { form, isOnItsWay: request.isPending };
}
