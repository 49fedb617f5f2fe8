import { matchRoutes, type RouteObject, useMatches } from 'react-router-dom';
import type { AreaRoute } from '#core/area-manifest';
import { loadPart } from '#ui/part/LazyPart';

export function useCurrentRoute(): AreaRoute | undefined {
  return useMatches().at(-1)?.handle as AreaRoute | undefined;
}

/** Route of a path; `undefined` for an unknown one. */
export const routeAt = (routes: RouteObject[], path: string) =>
  matchRoutes(routes, path)?.at(-1)?.route.handle as AreaRoute | undefined;

/** Failures are shown in place. */
export async function loadScreenAt(routes: RouteObject[], path: string): Promise<void> {
  const route = routeAt(routes, path);
  if (route !== undefined) await loadPart(route.screen).catch(() => undefined);
}
