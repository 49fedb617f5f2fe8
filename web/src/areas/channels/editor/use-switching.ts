import {
  isOfMobileOrders,
  serviceId,
  serviceSlug,
  switchServices,
  mobileOrderSlug,
} from '@portal/contracts/areas/channels';
import { useCallback, useState } from 'react';

/** What else was switched because of a switch. */
export interface Followed {
  readonly what: 'forcedOn' | 'forcedOff';
  /** The service that was switched by hand. */
  readonly id: number;
}

const parent = serviceId(mobileOrderSlug);
const isPart = (id: number) => id !== parent && isOfMobileOrders(serviceSlug(id));

/** What follows from a switch, beside the switch itself (R-CHN-23, R-CHN-24). */
function followed(active: readonly number[], id: number, on: boolean): Followed | null {
  if (on && isPart(id) && !active.includes(parent)) return { what: 'forcedOn', id };
  return !on && id === parent && active.some(isPart) ? { what: 'forcedOff', id } : null;
}

/** Switches services by the rule of mobile ordering, and says what else that switched. */
export function useSwitching(active: readonly number[], onChange: (active: readonly number[]) => void) {
  const [told, setTold] = useState<Followed | null>(null);
  const flip = useCallback(
    (id: number, on: boolean) => {
      setTold(followed(active, id, on));
      onChange(switchServices(active, { [id]: on }));
    },
    [active, onChange],
  );
  return { told, flip };
}
