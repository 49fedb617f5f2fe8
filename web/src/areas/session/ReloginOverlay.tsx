import { Suspense } from 'react';
import { useSessionState } from '#app/session/session-state';
import { lazyOverlay } from '#ui/part/lazy-part';

const ReloginDialog = lazyOverlay(() => import('./ReloginDialog').then((module) => module.ReloginDialog));

/** Waits for a write that finds the session over (W11). */
export function ReloginOverlay() {
  const { needsRelogin } = useSessionState();
  return <Suspense>{needsRelogin && <ReloginDialog />}</Suspense>;
}
