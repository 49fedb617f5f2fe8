import { Suspense } from 'react';
import { useSessionState } from '#core/session/session-state';
import { lazyOverlay } from '#ui/part/lazy-part';

const ReloginDialog = lazyOverlay(() => import('./ProofDialogs').then((module) => module.ReloginDialog));
const ProofDialog = lazyOverlay(() => import('./ProofDialogs').then((module) => module.ProofDialog));

/** W11. */
export function SessionDialogs() {
  const { needsRelogin, proof } = useSessionState();
  return (
    <Suspense>
      {proof !== null && <ProofDialog question={proof} />}
      {needsRelogin && <ReloginDialog />}
    </Suspense>
  );
}
