import { createHash } from 'node:crypto';
import type { DeploymentSettings, MarketRecord } from '@portal/contracts';
import type { DrawnScreen } from './drawn-screens';
import { inertJson } from './inert-json';

/** Where the built page wants the nonce of its styles, the market, its language and the deployment's settings. */
const noncePlaceholder = '__CSP_NONCE__';
const marketPlaceholder = '__MARKET__';
const deploymentPlaceholder = '__DEPLOYMENT__';
const titlePlaceholder = '__TITLE__';
const htmlLanguage = { ES: 'es', PT: 'pt-PT' } as const;

const emptyRoot = '<div id="root"></div>';
/** The place of the first cover in a drawn home. */
const coverPlace = /<div [^>]*data-cover=""[^>]*>/;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The deployment's settings as the content of an attribute in double quotes. */
function settingsIn(record: MarketRecord): string {
  const { title, corporateDomain, otherDomains, orderNumberPrefix, identityProvider } = record;
  const { agencyMail, takesOnFirstChange, pushKey } = record;
  const names = { title, corporateDomain, otherDomains, orderNumberPrefix, agencyMail };
  const settings: DeploymentSettings = { ...names, identityProvider, takesOnFirstChange, pushKey };
  return escaped(JSON.stringify(settings));
}

/** What the server knows of whoever asks, and writes into the page. */
export interface PageContent {
  /** The screen that is drawn in it; nothing stands in the root of a page without. */
  readonly screen?: DrawnScreen | undefined;
  /** Of a session that is over. */
  readonly isEnded?: boolean;
  /** What the page asks first, as JSON, and the first picture that it shows. */
  readonly answers?: string | undefined;
  readonly cover?: string | undefined;
  /** By placeholder, what stands in its place in the drawn screen. */
  readonly filled?: Readonly<Record<string, string>>;
}

/** Digests of the scripts that stand in a page, as its policy names them. */
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
  // Nothing that is typed or chosen in a picture would be kept.
  const attributes = name.startsWith('picture-') ? 'data-drawn="picture" inert' : 'data-drawn="login"';
  return `<div id="root" ${attributes}${isEnded ? ' data-ended' : ''}>${html}</div>`;
}

/** Makes the page out of the built one: for everybody once, for whoever asks with what is theirs. */
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
    /** The page for one answer. */
    write(nonce: string, { screen, isEnded = false, answers, cover, filled = {} }: PageContent): string {
      const drawn = screen === undefined ? page : withScreen(screen, isEnded);
      // What is somebody's comes last: no placeholder that stands in it is one.
      return filledIn(drawn.replaceAll(noncePlaceholder, nonce), filled)
        .replace(coverPlace, (place) => place + (cover === undefined ? '' : coverPicture(cover)))
        .replace('</body>', (end) => (answers === undefined ? end : dataElement(answers) + end));
    },
  };
}
