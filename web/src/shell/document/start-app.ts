import type { EmotionCache } from '@emotion/cache';
import type { MarketRecord, Language } from '@portal/contracts/kernel';
import { createElement, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import type { AreaManifest, AreaRoute, Lazily } from '#core/area-manifest';
import { rememberedLanguage, languageTag, setLanguageCookie } from '#core/i18n/language';
import { loadPart } from '#ui/part/part-source';
import { App } from '../App';
import { routeAt } from '../routing/route-at';
import { frameCode } from '../routing/PortalRoutes';
import { InsteadOfPicture } from './InsteadOfPicture';
import type { FirstAnswer, FirstAnswers } from './first-answers';

/** What the server wrote into the document beside the page itself. */
interface FirstDocument {
  readonly answers: FirstAnswers;
  /**
   * What stands in the root: the `login`, which React takes over; the `picture` of a screen, which the screen replaces; or
   * nothing.
   */
  readonly drawn: 'login' | 'picture' | 'nothing';
}

function answersIn(document: Document, { dataset }: HTMLElement): FirstAnswers {
  const written = document.getElementById('answers');
  // Nobody else is to read them.
  written?.remove();
  if (written !== null) return JSON.parse(written.textContent) as readonly FirstAnswer[];
  if (dataset.drawn !== 'login') return 'unknown';
  return dataset.ended === undefined ? 'nobody' : 'ended';
}

/**
 * Reads what came with the document.
 * @param language what this browser remembers; the server draws in another one where its cookie is gone
 */
export function readDocument(document: Document, root: HTMLElement, language: Language): FirstDocument {
  const answers = answersIn(document, root);
  const { drawn } = root.dataset;
  if (drawn !== 'login' && drawn !== 'picture') return { answers, drawn: 'nothing' };
  if (document.documentElement.lang === languageTag[language]) return { answers, drawn };
  setLanguageCookie(language);
  return { answers, drawn: 'picture' };
}

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
