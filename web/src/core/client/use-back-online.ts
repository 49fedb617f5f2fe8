import { useEffect, useEffectEvent, useState } from 'react';
import { network } from './network';
import { isCallError } from './call-error';

export const isOffline = (error: unknown): boolean => isCallError(error) && error.code === 'offline';

export function useBackOnline(onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => network.onBack(() => back()), []);
}

/** Whether an offline failure is over. */
export function useIsMended(error: unknown): boolean {
  const [mended, setMended] = useState<unknown>(null);
  useBackOnline(() => isOffline(error) && setMended(error));
  return mended !== null && mended === error;
}
