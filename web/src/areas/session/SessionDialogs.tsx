import { Suspense } from 'react';
import { useSessionState } from '#core/session/session-state';
import { lazyOverlay } from '#ui/part/lazy-part';

const ReloginDialog = lazyOverlay(() => import('./ProofDialogs').then((module) => module.ReloginDialog));
const ProofDialog = lazyOverlay(() => import('./ProofDialogs').then((module) => module.ProofDialog));

/** For a write that found the session over (W11), or that requires a proof of identity. */
export function SessionDialogs() {
  const { needsRelogin, proof } = useSessionState();
  return (
    <Suspense>
      {proof !== null && <ProofDialog question={proof} />}
      {needsRelogin && <ReloginDialog />}
    </Suspense>
  );
}
