import createCache from '@emotion/cache';
import { landingFor } from '@portal/contracts/areas/session';
import { type Language, type Market, type MarketRecord, marketRecords } from '@portal/contracts/kernel';
import { createElement, StrictMode } from 'react';
import { prerender } from 'react-dom/static.edge';
import { createMemoryRouter } from 'react-router-dom';
import { App } from './shell/App';
import { areas } from './shell/areas';
import type { FirstAnswers } from './shell/document/first-answers';
import { picturedSessions, withoutStyleAttributes, stylesIn } from '#shell/document/pictures';
import { languageTag } from './core/i18n/language';
import { routesOf } from './shell/routing/PortalRoutes';

/** Runs in the build: draws the sign-in, and each role's first screen without personal data. */

/** Replaced by the server. */
const titlePlaceholder = '__TITLE__';

export interface DrawnScreen {
  readonly language: Language;
  readonly lang: string;
  /** First path segments of other public screens. */
  readonly notAt: readonly string[];
  /** Sign-in with or without identity provider, or a `pictureOf` name. */
  readonly screen: string;
  readonly path: string;
  readonly head: string;
  readonly html: string;
}

interface Drawing {
  readonly market: MarketRecord;
  readonly path: string;
  readonly answers: FirstAnswers;
}

async function textOf(stream: ReadableStream): Promise<string> {
  return new Response(stream).text();
}

async function draw({ market, path, answers }: Drawing): Promise<Pick<DrawnScreen, 'html' | 'head'>> {
  const styles = createCache({ key: 'p' });
  styles.compat = true;
  const router = createMemoryRouter(routesOf(areas), { initialEntries: [path] });
  const app = createElement(App, { market, areas, router, styles, answers });
  const { prelude } = await prerender(createElement(StrictMode, null, app), {
    progressiveChunkSize: Infinity,
    onError: reportError,
  });
  // React hoists preloads to the start.
  const [, head = '', html = ''] = /^((?:<link[^>]*>)*)(.*)$/s.exec(await textOf(prelude)) ?? [];
  const restyled = withoutStyleAttributes(html);
  // Hydration needs the same markup.
  if (answers === 'anonymous' && restyled.rules !== '') throw new Error(`${path} has style attributes`);
  const rules = `<style nonce="__CSP_NONCE__">${restyled.rules}</style>`;
  return { html: restyled.html, head: head + stylesIn(styles, html) + rules };
}

/** A fault fails the build. */
function simulateBrowser(language: Language): void {
  const getItem = (key: string) => (key === 'language' ? language : null);
  const reportError = (fault: unknown) => {
    throw fault;
  };
  Object.assign(globalThis, { localStorage: { getItem }, reportError });
}

const notAt = areas
  .flatMap(({ routes = [] }) => routes)
  .filter(({ frame, path }) => ['login', 'bare'].includes(frame) && path !== '/login')
  .flatMap(({ path }) => path.split('/')[1] ?? []);

async function screensIn(market: MarketRecord, language: Language): Promise<readonly DrawnScreen[]> {
  simulateBrowser(language);
  const common = { language, lang: languageTag[language], notAt };
  const logins = [
    ['login', false],
    ['external-login', true],
  ] as const;
  const screens: DrawnScreen[] = [];
  for (const [screen, identityProvider] of logins) {
    const path = '/login';
    const drawn = await draw({ market: { ...market, identityProvider }, path, answers: 'anonymous' });
    screens.push({ ...common, screen, path, ...drawn });
  }
  for (const [screen, session] of picturedSessions()) {
    const path = landingFor(session.user.type);
    const answers = [{ call: 'GetSession', input: {}, answer: { status: true, data: session } }];
    screens.push({ ...common, screen, path, ...(await draw({ market, path, answers })) });
  }
  return screens;
}

export async function drawScreens(market: Market): Promise<readonly DrawnScreen[]> {
  const record = { ...marketRecords[market], title: titlePlaceholder };
  const screens: DrawnScreen[] = [];
  for (const language of record.languages) screens.push(...(await screensIn(record, language)));
  return screens;
}
