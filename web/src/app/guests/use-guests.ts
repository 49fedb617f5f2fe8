import { use, useMemo } from 'react';
import type { GuestPlace } from '../area-manifest';
import type { InvitedGuest } from '../areas-context';
import { AreasContext } from '../areas-context';
import { useMarket } from '../market';
import { isFor } from '../routing/audience';
import { callerOf, useSession } from '../session/session-state';

/** Parts of other areas that stand at a place of this screen, for this person in this market. */
export function useGuests<Place extends GuestPlace>(place: Place): readonly InvitedGuest<Place>[] {
  const { guestsAt } = use(AreasContext);
  const session = useSession();
  const market = useMarket();
  return useMemo(
    () => guestsAt(place).filter((guest) => isFor(guest, callerOf(session), market)),
    [guestsAt, place, session, market],
  );
}
