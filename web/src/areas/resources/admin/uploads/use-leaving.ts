import { useEffect, useEffectEvent, useState } from 'react';
import { toastDuration } from '#ui/toast/toast-context';

/**
 * Leaves by itself once all is done, but not while the pointer or the focus rests on it (WCAG 2.2.1).
 * @returns what its element listens to
 */
export function useLeaving(isDone: boolean, leave: () => void) {
  const [isHeld, setHeld] = useState(false);
  const leaveNow = useEffectEvent(leave);
  useEffect(() => {
    if (!isDone || isHeld) return;
    const timer = setTimeout(() => leaveNow(), toastDuration);
    return () => clearTimeout(timer);
  }, [isDone, isHeld]);
  const hold = () => setHeld(true);
  const letGo = () => setHeld(false);
  return { onMouseEnter: hold, onMouseLeave: letGo, onFocus: hold, onBlur: letGo };
}
