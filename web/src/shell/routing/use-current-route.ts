import { useMatches } from 'react-router-dom';
import type { AreaRoute } from '#core/area-manifest';

/** The manifest entry of the screen that the address names; undefined where no area claims it. */
export function useCurrentRoute(): AreaRoute | undefined {
  return useMatches().at(-1)?.handle as AreaRoute | undefined;
}
