import { isLate, mopCommands, mopQueries, type MopRequest, MopStatus } from '@portal/contracts/areas/mop';
import type { InputOf } from '@portal/contracts/kernel';
import { useEffect, useEffectEvent } from 'react';
import type { CallCache, Undo } from '#core/client/call-cache';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { useSession } from '#core/session/session-state';
import { FormDialog } from '#ui/form/FormDialog';
import { useCommandForm } from '#ui/form/use-command-form';
import { useToast } from '#ui/toast/toast-context';
import { useNow } from '#ui/use-now';
import { pauseQueries } from './mop';
import { RequestFields, useProblems, useProposedTimes } from './RequestFields';
import { firstDraft, inputOf, type PauseDraft } from './pause-draft';
import { requestTexts } from './texts';

const { RequestMopPause } = mopCommands;

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

/** R-MOP-13. */
function useOptimisticRequest(): (cache: CallCache, input: InputOf<typeof RequestMopPause>) => Undo {
  const { market } = useMarket();
  const { user, restaurants } = useSession();
  return (cache, input) => {
    const restaurantId = Number(input.restaurant_id);
    const restaurant = restaurants.find(({ id }) => id === restaurantId);
    const now = new Date().toISOString();
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
      // Queries with `open` are for the status panel and overlaps.
      return isListed && open === undefined ? [pause, ...pauses] : pauses;
    });
  };
}

interface RequestDialogProps {
  restaurantId: number;
  isOpen: boolean;
  close: () => void;
}

/**
 * Asks for a pause (R-MOP-03…05, R-MOP-08); hidden while the request is sent. Stay mounted: the draft survives closing,
 * rejections and network failures.
 */
export function RequestDialog({ restaurantId, isOpen, close }: RequestDialogProps) {
  const text = useText(requestTexts);
  const toast = useToast();
  const market = useMarket();
  const now = useNow();
  const request = useCallCommand(RequestMopPause, {
    refresh: pauseQueries,
    once: true,
    optimistic: useOptimisticRequest(),
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
  const reset = useProposedTimes(form, isOpen);
  // A draft without a reason is dropped: its times may be over, its restaurant another.
  const begin = useEffectEvent(() => {
    if (form.isSent || form.values.value === '') reset(restaurantId);
  });
  useEffect(() => {
    if (isOpen) begin();
  }, [isOpen]);
  if (!isOpen || request.isPending || form.isSent) return null;
  return (
    <FormDialog form={form} title={text('title')} confirm={text('send')} onClose={close} keepsDraft>
      <RequestFields form={form} />
    </FormDialog>
  );
}
