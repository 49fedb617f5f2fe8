import { useState } from 'react';

interface Leaving {
  /** Goes, or asks first. */
  readonly leave: (go: () => void) => void;
  readonly isAsking: boolean;
  readonly stay: () => void;
  readonly confirm: () => void;
}

/** Leaving a dialog, or a part of it, in which something may be typed (R-ERR-24): where `isAsking`, show `<LeaveQuestion>`. */
export function useLeaving(hasTyped: boolean): Leaving {
  const [go, setGo] = useState<(() => void) | null>(null);
  const stay = () => setGo(null);
  return {
    leave: (next) => (hasTyped ? setGo(() => next) : next()),
    isAsking: go !== null,
    stay,
    confirm: () => {
      stay();
      go?.();
    },
  };
}
