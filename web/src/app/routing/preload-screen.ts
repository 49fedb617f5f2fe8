import type { RouteObject } from 'react-router-dom';
import { frameCode } from './PortalRoutes';
import { routeAt } from './route-at';

/**
 * Begins to load the screen that the address names, and its frame, while the server is still being asked who is signed
 * in: two waits side by side instead of one after the other. Whoever may not see it is led elsewhere all the same.
 */
export async function preloadScreen(routes: RouteObject[], path: string): Promise<void> {
  const route = routeAt(routes, path);
  if (route === undefined) return;
  // A chunk that cannot be loaded is reported where it is shown.
  await Promise.allSettled([route.screen(), frameCode[route.frame]?.()]);
}
