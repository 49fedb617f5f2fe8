import type { MopRequest } from '@portal/contracts/areas/mop';
import { isLate, mopCommands, MopStatus } from '@portal/contracts/areas/mop';
import { useState } from 'react';
import type { CallError } from '../../../app/client/call-error';
import { isCallError } from '../../../app/client/call-error';
import { useCallCommand } from '../../../app/client/use-call-command';
import { useText } from '../../../app/i18n/use-text';
import { useMarket } from '../../../app/market';
import { useSession } from '../../../app/session/session-state';
import { useToast } from '../../../ui/toast/toast-context';
import { pauseQueries } from '../pause/patch-pause';
import { requestMessages } from './request.messages';
import type { Draft } from './wish';
import { wishOf } from './wish';

/** What the server said no to, and to which draft: it holds until the field is mended. */
export interface Refusal {
  readonly draft: Draft;
  readonly error: CallError;
}

export interface PauseRequest {
  /** Sends the wish once, however often it is called; answers whether the server took it. */
  readonly send: (draft: Draft) => Promise<boolean>;
  /** What was sent and not yet answered, as it will stand in the lists (R-MOP-13). */
  readonly onItsWay: MopRequest | null;
  readonly refusal: Refusal | null;
}

/** Answered status to the words of the toast. */
const sentTexts = { [MopStatus.Confirmed]: 'sentConfirmed', [MopStatus.Pending]: 'sentPending' } as const;

/** A wish as a pause of the lists, before the server has given it an id: pending, whatever comes of it (R-MOP-13). */
function useLocalPause(): (draft: Draft) => MopRequest | null {
  const market = useMarket();
  const { user, restaurants } = useSession();
  return (draft) => {
    const wish = wishOf(draft, market);
    const restaurant = restaurants.find(({ id }) => id === draft.restaurantId);
    if (wish === null || restaurant === undefined) return null;
    const now = new Date().toISOString();
    return {
      ...wish,
      id: 'on-its-way',
      log_date: now,
      restaurant_id: restaurant.id,
      restaurant_site: restaurant.site,
      restaurant_name: restaurant.name,
      user_name: user.name,
      cancel: '',
      status: MopStatus.Pending,
      late: isLate(wish.start_date, now, market.market),
      version: 0,
      auto_confirmed: false,
      withdrawn: false,
      ended_at: null,
      history: [],
    };
  };
}

/** Asks for a pause (R-MOP-03). The same wish sent again after the network failed is the same wish, not another. */
export function usePauseRequest(): PauseRequest {
  const text = useText(requestMessages);
  const toast = useToast();
  const market = useMarket();
  const localOf = useLocalPause();
  const [onItsWay, setOnItsWay] = useState<MopRequest | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { send } = useCallCommand(mopCommands.RequestMopPause, {
    refresh: pauseQueries,
    once: true,
  });

  const sendNow = async (draft: Draft): Promise<boolean> => {
    const wish = wishOf(draft, market);
    if (wish === null) return false;
    const input = { restaurant_id: draft.restaurantId, ...wish };
    try {
      const { data } = await send(input);
      toast.done(text(data.status === MopStatus.Cancelled ? 'sentPending' : sentTexts[data.status]));
      return true;
    } catch (error) {
      if (!isCallError(error)) throw error;
      setRefusal({ draft, error });
      return false;
    }
  };
  return {
    onItsWay,
    refusal,
    send: async (draft) => {
      if (onItsWay !== null) return false;
      setRefusal(null);
      setOnItsWay(localOf(draft));
      return sendNow(draft).finally(() => setOnItsWay(null));
    },
  };
}
