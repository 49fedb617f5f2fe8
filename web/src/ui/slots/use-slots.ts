import { use, useMemo } from 'react';
import type { SlotName } from '#core/area-manifest';
import { AreasContext, type FilledSlot } from '#core/areas-context';
import { useMarket } from '#core/market';
import { isFor } from '@portal/contracts/kernel';
import { callerOf, useSession } from '#core/session/session-state';

/** Parts for a slot, for this person and market. */
export function useSlots<Place extends SlotName>(place: Place): readonly FilledSlot<Place>[] {
  const { slotsAt } = use(AreasContext);
  const session = useSession();
  const market = useMarket();
  return useMemo(
    () => slotsAt(place).filter((filled) => isFor(filled, callerOf(session), market)),
    [slotsAt, place, session, market],
  );
}
