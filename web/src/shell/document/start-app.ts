import type { EmotionCache } from '@emotion/cache';
import type { MarketRecord } from '@portal/contracts/kernel';
import { createElement, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { App } from '../App';
import type { AreaManifest } from '#core/area-manifest';
import { rememberedLanguage } from '#core/i18n/language';
import { preloadScreen } from '../routing/preload-screen';
import { routeAt } from '../routing/route-at';
import { readDocument } from './first-document';
import { InsteadOfPicture } from './InsteadOfPicture';

interface Parts {
  readonly market: MarketRecord;
  readonly areas: readonly AreaManifest[];
  readonly routes: RouteObject[];
  readonly styles: EmotionCache;
}

/** Nobody is signed in, and the screen was for somebody: the sign-in is drawn already, and leads back there. */
async function goToLogin(router: ReturnType<typeof createBrowserRouter>, routes: RouteObject[]) {
  const { pathname, search } = router.state.location;
  if (routeAt(routes, pathname)?.frame === 'login') return;
  await router.navigate('/login', { replace: true, state: { from: pathname + search } });
}

/**
 * Takes over what the server drew. What it could not know is drawn from nothing: the session is asked for while the code
 * of the screen is on its way.
 */
export async function startApp(root: HTMLElement, { market, areas, routes, styles }: Parts): Promise<void> {
  const { drawn, answers } = readDocument(document, root, rememberedLanguage(market));
  const router = createBrowserRouter(routes);
  if (answers === 'nobody' || answers === 'ended') await goToLogin(router, routes);
  const code = preloadScreen(routes, router.state.location.pathname, areas);
  // What is drawn stays until the screen itself can stand there, all at once.
  if (answers !== 'unknown') await code;
  const app = createElement(App, { market, areas, router, styles, answers });
  const instead = drawn === 'picture' ? createElement(InsteadOfPicture, null, app) : app;
  const whole = createElement(StrictMode, null, instead);
  if (drawn === 'login') hydrateRoot(root, whole);
  else createRoot(root).render(whole);
}
