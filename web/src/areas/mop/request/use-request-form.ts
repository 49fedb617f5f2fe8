import type { MopRequest } from '@portal/contracts/areas/mop';
import { isLate, mopCommands, mopQueries, MopStatus, pauseProblems } from '@portal/contracts/areas/mop';
import { dayOf } from '@portal/contracts/kernel';
import { useEffect, useEffectEvent } from 'react';
import { useCallCommand } from '#app/client/use-call-command';
import { useCallQuery } from '#app/client/use-call-query';
import { useText } from '#app/i18n/use-text';
import { useMarket } from '#app/market';
import { useSession } from '#app/session/session-state';
import { useCommandForm } from '#ui/form/use-command-form';
import { useToast } from '#ui/toast/toast-context';
import { useNow } from '#ui/use-now';
import { pauseQueries } from '../pause/patch-pause';
import type { PauseDraft } from './pause-draft';
import { firstDraft, hasSpan, inputOf, overlapping } from './pause-draft';
import { requestMessages } from './request.messages';

const { RequestMopPause } = mopCommands;
type RequestInput = ReturnType<typeof inputOf>;

/** A request as a pause of the lists, before the server has given it an id: pending, whatever comes of it (R-MOP-13). */
function useLocalPause(): (input: RequestInput) => MopRequest | null {
  const { market } = useMarket();
  const { user, restaurants } = useSession();
  return (input) => {
    const restaurant = restaurants.find(({ id }) => id === input.restaurant_id);
    if (restaurant === undefined) return null;
    const now = new Date().toISOString();
    return {
      ...input,
      id: 'on-its-way',
      log_date: now,
      restaurant_site: restaurant.site,
      restaurant_name: restaurant.name,
      user_name: user.name,
      cancel: '',
      status: MopStatus.Pending,
      late: isLate(input.start_date, now, market),
      version: 0,
      auto_confirmed: false,
      withdrawn: false,
      ended_at: null,
      history: [],
    };
  };
}

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
function useProblems(draft: PauseDraft) {
  const input = inputOf(draft, useMarket());
  const problems = pauseProblems(input, new Date(useNow()).toISOString());
  const overlap = useOverlapping(draft).length > 0 ? 'overlap' : undefined;
  return {
    start_date: input.start_date === '' ? 'unfinished' : (problems.start_date ?? overlap),
    end_date: input.end_date === '' ? 'unfinished' : problems.end_date,
    value: problems.value,
  };
}

export interface RequestFormProps {
  restaurantId: number;
  isOpen: boolean;
  /** What was sent and is not answered yet, as it will stand in the lists (R-MOP-13). */
  onItsWay: MopRequest | null;
  setOnItsWay: (pause: MopRequest | null) => void;
  close: () => void;
}

/** Asks for a pause (R-MOP-03). Times complain at once, the reason when it was to be sent. */
export function useRequestForm({ restaurantId, isOpen, setOnItsWay, close }: RequestFormProps) {
  const text = useText(requestMessages);
  const toast = useToast();
  const market = useMarket();
  const now = useNow();
  const localOf = useLocalPause();
  const request = useCallCommand(RequestMopPause, { refresh: pauseQueries, once: true });
  const toInput = (draft: PauseDraft) => inputOf(draft, market);
  const form = useCommandForm<typeof RequestMopPause, PauseDraft>(RequestMopPause, {
    words: requestMessages,
    initial: firstDraft(restaurantId, now, market),
    toInput,
    useCheck: useProblems,
    atOnce: ['start_date', 'end_date'],
    send: async (draft) => {
      const input = toInput(draft);
      setOnItsWay(localOf(input));
      const { data } = await request.send(input).finally(() => setOnItsWay(null));
      return data;
    },
    onSent: (data) => {
      toast.done(text(data?.status === MopStatus.Confirmed ? 'sentConfirmed' : 'sentPending'));
      close();
    },
  });
  // An empty draft is not worth keeping: its times may be over, its restaurant another.
  const begin = useEffectEvent(() => {
    if (form.isSent || form.values.value === '') form.reset(firstDraft(restaurantId, now, market));
  });
  useEffect(() => {
    if (isOpen) begin();
  }, [isOpen]);
  return form;
}
