import { describe, expect, it } from '@jest/globals';
import { marketRecords } from '@portal/contracts';
import type { DrawnScreen } from './drawn-screens';
import { webPage } from './web-page';

const built = `<!doctype html><html lang="es"><head>
  <meta name="csp-nonce" content="__CSP_NONCE__" /><meta name="market" content="__MARKET__" />
  <script>first()</script><script type="module" src="/assets/portal-a.js"></script></head>
  <body><div id="root"></div></body></html>`;

const drawn = (facts: Partial<DrawnScreen>): DrawnScreen => ({
  language: 'CAST',
  lang: 'es',
  screen: 'picture-1-one',
  path: '/',
  head: '<style nonce="__CSP_NONCE__">a{}</style>',
  html: '<b>__TITLE__</b><i title="__NAME__">__SITE_NAME__</i><div data-cover="" class="p"></div>',
  parts: ['assets/home-a.js'],
  notAt: [],
  ...facts,
});
const page = webPage(built, { ...marketRecords.ES, title: 'A & B' });
const answersIn = (html: string) =>
  JSON.parse(
    /<script type="application\/json" id="answers">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null',
  ) as unknown;

const hostile = '</script><script>alert(1)</script>\u2028\u2029<!-- "&__CSP_NONCE__';

describe('the page', () => {
  it('[S14] names its inline script by digest, and no other', () => {
    expect(page.scripts).toHaveLength(1);
    expect(page.scripts[0]).toMatch(/^'sha256-[\w+/]{43}='$/);
  });

  it('holds nothing in its root, and no data, where nothing is known', () => {
    const html = page.write('n1', {});
    expect(html).toContain('<div id="root"></div>');
    expect(html).toContain('content="n1"');
    expect(html).not.toContain('application/json');
  });

  it('loads the parts of the screen that is drawn in it, and paints with its styles', () => {
    const html = page.write('n1', { screen: drawn({ lang: 'ca' }) });
    expect(html).toContain('<html lang="ca"');
    expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/home-a.js">');
    expect(html).toContain('<style nonce="n1">a{}</style></head>');
    expect(html).toContain('<div id="root" data-drawn="picture" inert><b>A &amp; B</b>');
  });

  it('lets a sign-in be used before the app is there', () => {
    const html = page.write('n1', { screen: drawn({ screen: 'login' }), isEnded: true });
    expect(html).toContain('<div id="root" data-drawn="login" data-ended>');
  });

  it('[S11] carries names that would end its script as what they are', () => {
    const html = page.write('n1', { answers: JSON.stringify([{ name: hostile }]) });
    expect(answersIn(html)).toEqual([{ name: hostile }]);
    expect(html.match(/<script/g)).toHaveLength(3);
    expect(html).not.toContain('\u2028');
  });

  it('[S11] fills names in as text, and an address as an attribute', () => {
    const filled = { __NAME__: hostile, __SITE_NAME__: '__NAME__' };
    const html = page.write('n1', { screen: drawn({}), filled, cover: '/c?a=1&b="><script>' });
    expect(html).toContain(
      '<i title="&lt;/script>&lt;script>alert(1)&lt;/script>\u2028\u2029&lt;!-- &quot;&amp;__CSP_NONCE__">__NAME__</i>',
    );
    expect(html).toContain('class="p"><img src="/c?a=1&amp;b=&quot;>&lt;script>" alt=""');
    expect(html.match(/<script/g)).toHaveLength(2);
  });
});
