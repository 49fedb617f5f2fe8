import type { Plugin } from 'vite';

/** In development; builds leave placeholders to the server. */
export function fillPage(market: string): Plugin {
  return {
    name: 'fill-page',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html.replace('__MARKET__', market).replace('__DEPLOYMENT__', '{}').replace('__CSP_NONCE__', ''),
  };
}
