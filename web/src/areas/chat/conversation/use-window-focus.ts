import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  window.addEventListener('focus', onChange);
  window.addEventListener('blur', onChange);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    window.removeEventListener('focus', onChange);
    window.removeEventListener('blur', onChange);
    document.removeEventListener('visibilitychange', onChange);
  };
}

const isLookedAt = () => document.visibilityState === 'visible' && document.hasFocus();

/** Whether somebody works in this window right now, and not in another one. */
export const useWindowFocus = () => useSyncExternalStore(subscribe, isLookedAt);
