import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { uiTexts } from '#ui/texts/early';
import { useToast } from '#ui/toast/toast-context';
import { useText } from '#core/i18n/use-text';
import { newBuild } from './new-build';

const isNewReady = () => newBuild.isReady;

/**
 * Says once that a new version is ready. It is loaded when the person says so, and never by itself; where something is
 * not saved the browser asks before the page is left.
 */
export function NewBuildOffer() {
  const text = useText(uiTexts);
  const toast = useToast();
  const isReady = useSyncExternalStore(newBuild.subscribe, isNewReady, isNewReady);
  const offer = useEffectEvent(() =>
    toast.offer(text('newVersion'), { label: text('reload'), run: () => window.location.reload() }),
  );
  useEffect(() => {
    if (isReady) offer();
  }, [isReady]);
  return null;
}
