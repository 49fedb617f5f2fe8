import { lazy, Suspense } from 'react';
import { useSessionState } from '#app/session/session-state';

const ReloginDialog = lazy(() =>
  import('./ReloginDialog').then((module) => ({ default: module.ReloginDialog })),
);

/** Waits for a write that finds the session over (safety W11). */
export function ReloginOverlay() {
  const { needsRelogin } = useSessionState();
  return <Suspense>{needsRelogin && <ReloginDialog />}</Suspense>;
}
