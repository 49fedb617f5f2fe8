import { useMatches } from 'react-router-dom';
import type { AreaRoute } from '#core/area-manifest';

/** Manifest route of the current address. */
export function useCurrentRoute(): AreaRoute | undefined {
  return useMatches().at(-1)?.handle as AreaRoute | undefined;
}
