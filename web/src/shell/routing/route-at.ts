import { matchRoutes, type RouteObject } from 'react-router-dom';
import { loadPart } from '#ui/part/part-source';
import type { AreaRoute } from '#core/area-manifest';

/** Route of a path; `undefined` for an unknown one. */
export const routeAt = (routes: RouteObject[], path: string) =>
  matchRoutes(routes, path)?.at(-1)?.route.handle as AreaRoute | undefined;

/** Loads the screen of a path; failures are shown in place. */
export async function loadScreenAt(routes: RouteObject[], path: string): Promise<void> {
  const route = routeAt(routes, path);
  if (route !== undefined) await loadPart(route.screen).catch(() => undefined);
}
