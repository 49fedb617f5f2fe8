import type { MopRequest } from '@portal/contracts/areas/mop';
import { mopCommands, mopQueries, MopStatus, pauseProblems } from '@portal/contracts/areas/mop';
import { dayOf } from '@portal/contracts/kernel';
import { useEffect, useEffectEvent } from 'react';
import { useCallCommand } from '#app/client/use-call-command';
import { useCallQuery } from '#app/client/use-call-query';
import { useText } from '#app/i18n/use-text';
import { useMarket } from '#app/market';
import { useCommandForm } from '#ui/form/use-command-form';
import { useToast } from '#ui/toast/toast-context';
import { useNow } from '#ui/use-now';
import { pauseQueries } from '../pause/pause-queries';
import type { PauseDraft } from './pause-draft';
import { firstDraft, hasSpan, inputOf, overlapping } from './pause-draft';
import { requestMessages } from './request.messages';
import { useShownFirst } from './use-shown-first';

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

export interface RequestFormProps {
  restaurantId: number;
  isOpen: boolean;
  close: () => void;
}

/** Asks for a pause (R-MOP-03). Times complain at once, the reason when it was to be sent. */
export function useRequestForm({ restaurantId, isOpen, close }: RequestFormProps) {
  const text = useText(requestMessages);
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
    words: requestMessages,
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
  // An empty draft is not worth keeping: its times may be over, its restaurant another.
  const begin = useEffectEvent(() => {
    if (form.isSent || form.values.value === '') form.reset(firstDraft(restaurantId, now, market));
  });
  useEffect(() => {
    if (isOpen) begin();
  }, [isOpen]);
  return { form, isOnItsWay: request.isPending };
}
