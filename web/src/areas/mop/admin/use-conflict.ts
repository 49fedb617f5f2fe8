import type { MopRequest } from '@portal/contracts/areas/mop';
import { mopQueries } from '@portal/contracts/areas/mop';
import { dayOf } from '@portal/contracts/kernel';
import { useCallback } from 'react';
import { CallError, isCallError } from '../../../app/client/call-error';
import { useCallClient } from '../../../app/client/client-context';
import { useMarket } from '../../../app/market';
import { useStatusNames } from './use-status-names';

/** The same error, with who was faster and what they chose. */
const withWinner = ({ call, status, correlationId }: CallError, details: Record<'who' | 'status', string>) =>
  new CallError({ call, status, correlationId, code: 'pause_changed_meanwhile', details });

/**
 * Makes "somebody was faster" (409) say who, and what they chose: the pause's own history knows (safety R4).
 * @returns the error to show; any other error unchanged.
 */
export function useConflict(): (pause: MopRequest, error: unknown) => Promise<unknown> {
  const client = useCallClient();
  const { timeZone } = useMarket();
  const nameOf = useStatusNames();
  return useCallback(
    async ({ id, restaurant_id, start_date, end_date }, error) => {
      if (!isCallError(error) || error.code !== 'conflict') return error;
      const days = { from: dayOf(start_date, timeZone), to: dayOf(end_date, timeZone) };
      const answer = await client
        .send(mopQueries.ListMopRequests, { restaurant_id, ...days, size: -1 })
        .catch(() => null);
      const now = answer?.data.find((one) => one.id === id);
      const who = now?.history.at(-1)?.name;
      if (now === undefined || !who) return error;
      return withWinner(error, { who, status: nameOf(now.status) });
    },
    [client, timeZone, nameOf],
  );
}
