import { matchRoutes, type RouteObject } from 'react-router-dom';
import { loadPart } from '#ui/part/part-source';
import type { AreaRoute } from '#core/area-manifest';

/** The screen that a path names; undefined where no area claims it. */
export const routeAt = (routes: RouteObject[], path: string) =>
  matchRoutes(routes, path)?.at(-1)?.route.handle as AreaRoute | undefined;

/** Loads the code of the screen that a path names; a chunk that cannot be loaded is reported where it is shown. */
export async function loadScreenAt(routes: RouteObject[], path: string): Promise<void> {
  const route = routeAt(routes, path);
  if (route !== undefined) await loadPart(route.screen).catch(() => undefined);
}
