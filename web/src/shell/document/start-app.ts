import type { EmotionCache } from '@emotion/cache';
import type { MarketRecord, Language } from '@portal/contracts/kernel';
import { createElement, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import type { AreaManifest, AreaRoute, Lazily } from '#core/area-manifest';
import { rememberedLanguage, languageTag, setLanguageCookie } from '#core/i18n/language';
import { loadPart } from '#ui/part/LazyPart';
import { App, InsteadOfPicture } from '../App';
import { routeAt } from '../routing/route-at';
import { frameCode } from '../routing/PortalRoutes';
import type { FirstAnswer, FirstAnswers } from './first-answers';

interface FirstDocument {
  readonly answers: FirstAnswers;
  /** React hydrates the `login`; the screen replaces a `picture`. */
  readonly drawn: 'login' | 'picture' | 'nothing';
}

function answersIn(document: Document, { dataset }: HTMLElement): FirstAnswers {
  const written = document.getElementById('answers');
  // Hides the answers from other scripts.
  written?.remove();
  if (written !== null) return JSON.parse(written.textContent) as readonly FirstAnswer[];
  if (dataset.drawn !== 'login') return 'unknown';
  return dataset.ended === undefined ? 'anonymous' : 'ended';
}

/** @param language of this browser; without the cookie the server draws another */
export function readDocument(document: Document, root: HTMLElement, language: Language): FirstDocument {
  const answers = answersIn(document, root);
  const { drawn } = root.dataset;
  if (drawn !== 'login' && drawn !== 'picture') return { answers, drawn: 'nothing' };
  if (document.documentElement.lang === languageTag[language]) return { answers, drawn };
  setLanguageCookie(language);
  return { answers, drawn: 'picture' };
}

const partsIn = ({ slots = [] }: AreaRoute, areas: readonly AreaManifest[]) =>
  areas
    .flatMap((area) => slots.flatMap((slot) => area.slots?.[slot] ?? []))
    .map(({ part }) => part as Lazily);

/** While the session is fetched. */
export async function preloadScreen(
  routes: RouteObject[],
  path: string,
  areas: readonly AreaManifest[] = [],
): Promise<void> {
  const route = routeAt(routes, path);
  if (route === undefined) return;
  const code = [route.screen, frameCode[route.frame] ?? [], partsIn(route, areas)].flat();
  // Failures are shown in place.
  await Promise.allSettled(code.map(loadPart));
}

interface Parts {
  readonly market: MarketRecord;
  readonly areas: readonly AreaManifest[];
  readonly routes: RouteObject[];
  readonly styles: EmotionCache;
}

async function goToLogin(router: ReturnType<typeof createBrowserRouter>, routes: RouteObject[]) {
  const { pathname, search } = router.state.location;
  if (routeAt(routes, pathname)?.frame === 'login') return;
  await router.navigate('/login', { replace: true, state: { from: pathname + search } });
}

/** Hydrates the server's drawing; otherwise renders while code and session load. */
export async function startApp(root: HTMLElement, { market, areas, routes, styles }: Parts): Promise<void> {
  const { drawn, answers } = readDocument(document, root, rememberedLanguage(market));
  const router = createBrowserRouter(routes);
  if (answers === 'anonymous' || answers === 'ended') await goToLogin(router, routes);
  const code = preloadScreen(routes, router.state.location.pathname, areas);
  if (answers !== 'unknown') await code;
  const app = createElement(App, { market, areas, router, styles, answers });
  const instead = drawn === 'picture' ? createElement(InsteadOfPicture, null, app) : app;
  const whole = createElement(StrictMode, null, instead);
  if (drawn === 'login') hydrateRoot(root, whole);
  else createRoot(root).render(whole);
}
