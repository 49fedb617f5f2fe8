import type { RouteObject } from 'react-router-dom';
import { loadPart } from '#ui/part/part-source';
import type { AreaManifest, AreaRoute, Lazily } from '#core/area-manifest';
import { frameCode } from './PortalRoutes';
import { routeAt } from './route-at';

/** What other areas put into the screen, as far as it comes with it. Whom it is not for draws nothing of it. */
const partsIn = ({ slots = [] }: AreaRoute, areas: readonly AreaManifest[]) =>
  areas
    .flatMap((area) => slots.flatMap((slot) => area.slots?.[slot] ?? []))
    .map(({ part }) => part as Lazily);

/**
 * Begins to load the screen that the address names, and its frame, while the server is still being asked who is signed
 * in: two waits side by side instead of one after the other. Whoever may not see it is led elsewhere all the same.
 */
export async function preloadScreen(
  routes: RouteObject[],
  path: string,
  areas: readonly AreaManifest[] = [],
): Promise<void> {
  const route = routeAt(routes, path);
  if (route === undefined) return;
  const code = [route.screen, frameCode[route.frame] ?? [], partsIn(route, areas)].flat();
  // A chunk that cannot be loaded is reported where it is shown.
  await Promise.allSettled(code.map(loadPart));
}
