import type { Plugin } from 'vite';

/** In development no server fills the placeholders of the page, so this does; a build leaves them for the server. */
export function fillPage(market: string): Plugin {
  return {
    name: 'fill-page',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html.replace('__MARKET__', market).replace('__DEPLOYMENT__', '{}').replace('__CSP_NONCE__', ''),
  };
}
