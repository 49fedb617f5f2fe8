import { createHash } from 'node:crypto';
import type { DeploymentSettings, MarketRecord } from '@portal/contracts';
import type { DrawnScreen } from './drawn-screens';
import { inertJson } from './inert-json';

const noncePlaceholder = '__CSP_NONCE__';
const marketPlaceholder = '__MARKET__';
const deploymentPlaceholder = '__DEPLOYMENT__';
const titlePlaceholder = '__TITLE__';
const htmlLanguage = { ES: 'es', PT: 'pt-PT' } as const;

const emptyRoot = '<div id="root"></div>';
const coverPlace = /<div [^>]*data-cover=""[^>]*>/;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

function settingsIn(record: MarketRecord): string {
  const { title, corporateDomain, otherDomains, orderNumberPrefix, identityProvider } = record;
  const { agencyMail, takesOnFirstChange, managersApprove, pushKey } = record;
  const names = { title, corporateDomain, otherDomains, orderNumberPrefix, agencyMail };
  const settings: DeploymentSettings = {
    ...names,
    identityProvider,
    takesOnFirstChange,
    managersApprove,
    pushKey,
  };
  return escaped(JSON.stringify(settings));
}

export interface PageContent {
  readonly screen?: DrawnScreen | undefined;
  readonly isEnded?: boolean;
  readonly answers?: string | undefined;
  readonly cover?: string | undefined;
  readonly filled?: Readonly<Record<string, string>>;
}

const scriptDigestsIn = (page: string): readonly string[] =>
  [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

const preloaded = (parts: readonly string[]) =>
  parts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('');

const dataElement = (json: string) =>
  `<script type="application/json" id="answers">${inertJson(json)}</script>`;

const coverPicture = (address: string) => `<img src="${escaped(address)}" alt="" fetchpriority="high">`;

const filledIn = (html: string, filled: Readonly<Record<string, string>>) =>
  html.replace(/__[A-Z_]+__/g, (found) =>
    Object.hasOwn(filled, found) ? escaped(filled[found] ?? '') : found,
  );

function rootOf({ screen: name, html }: DrawnScreen, isEnded: boolean): string {
  // Input into a prerendered picture would be lost.
  const attributes = name.startsWith('picture-') ? 'data-drawn="picture" inert' : 'data-drawn="login"';
  return `<div id="root" ${attributes}${isEnded ? ' data-ended' : ''}>${html}</div>`;
}

export function webPage(built: string, record: MarketRecord) {
  const page = built
    .replace('<html lang="es"', `<html lang="${htmlLanguage[record.market]}"`)
    .replaceAll(marketPlaceholder, record.market)
    .replaceAll(deploymentPlaceholder, () => settingsIn(record));

  function withScreen(screen: DrawnScreen, isEnded: boolean): string {
    const head = preloaded(screen.parts) + screen.head;
    return page
      .replace(/<html lang="[^"]*"/, `<html lang="${screen.lang}"`)
      .replace('</head>', () => `${head}</head>`)
      .replace(emptyRoot, () => rootOf(screen, isEnded))
      .replaceAll(titlePlaceholder, () => escaped(record.title));
  }

  return {
    scripts: scriptDigestsIn(page),
    write(nonce: string, { screen, isEnded = false, answers, cover, filled = {} }: PageContent): string {
      const drawn = screen === undefined ? page : withScreen(screen, isEnded);
      // Personal text last: placeholders in it are not replaced.
      return filledIn(drawn.replaceAll(noncePlaceholder, nonce), filled)
        .replace(coverPlace, (place) => place + (cover === undefined ? '' : coverPicture(cover)))
        .replace('</body>', (end) => (answers === undefined ? end : dataElement(answers) + end));
    },
  };
}
