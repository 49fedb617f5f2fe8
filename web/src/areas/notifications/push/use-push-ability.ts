import { useSyncExternalStore } from 'react';
import { pushAbility } from './browser-push';

/** Whoever changes the browser's settings comes back to the page afterwards. */
function onReturn(changed: () => void): () => void {
  window.addEventListener('focus', changed);
  document.addEventListener('visibilitychange', changed);
  return () => {
    window.removeEventListener('focus', changed);
    document.removeEventListener('visibilitychange', changed);
  };
}

/** What the browser says about notices now. */
export const usePushAbility = () => useSyncExternalStore(onReturn, pushAbility);
