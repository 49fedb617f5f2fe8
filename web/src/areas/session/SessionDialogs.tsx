import { Suspense } from 'react';
import { useSessionState } from '#core/session/session-state';
import { lazyOverlay } from '#ui/part/lazy-part';

const ReloginDialog = lazyOverlay(() => import('./ReloginDialog').then((module) => module.ReloginDialog));
const ProofDialog = lazyOverlay(() => import('./ProofDialog').then((module) => module.ProofDialog));

/** Waits for a write that finds the session over (W11), or that needs a proof of who sends it. */
export function SessionDialogs() {
  const { needsRelogin, proof } = useSessionState();
  return (
    <Suspense>
      {proof !== null && <ProofDialog question={proof} />}
      {needsRelogin && <ReloginDialog />}
    </Suspense>
  );
}
