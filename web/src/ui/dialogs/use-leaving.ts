import { useState } from 'react';

interface Leaving {
  /** Leaves, or asks first. */
  readonly leave: (go: () => void) => void;
  readonly isAsking: boolean;
  readonly stay: () => void;
  readonly confirm: () => void;
}

/** Leaving a dialog with unsaved typing (R-ERR-24): while `isAsking`, show `<LeaveQuestion>`. */
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
