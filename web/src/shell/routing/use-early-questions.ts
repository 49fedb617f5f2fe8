import { useCallback } from 'react';
import type { InputOf, QueryContract } from '@portal/contracts/kernel';
import type { AreaRoute } from '#core/area-manifest';
import { useCallPrefetch } from '#core/client/use-call-prefetch';

/** Asks what a screen will ask when it opens; what is known and fresh is not asked for again. */
export function useEarlyQuestions(): (route: AreaRoute | undefined) => Promise<void> {
  const prefetch = useCallPrefetch();
  return useCallback(
    async (route) => {
      // A chunk that cannot be loaded is reported where it is shown.
      const questions = (await route?.asks?.().catch(() => [])) ?? [];
      for (const [contract, input] of questions) prefetch(contract, input as InputOf<QueryContract>);
    },
    [prefetch],
  );
}
