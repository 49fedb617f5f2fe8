import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @param {string} rules */
const style = (rules) => `<style nonce="__CSP_NONCE__">${rules.trim()}</style>`;

/** Loads the main font in parallel with the styles. @param {string} page */
function fontIn(page) {
  const [, address] = /url\((\/assets\/figtree-latin-wght-normal[^)]*)\)/.exec(page) ?? [];
  if (address === undefined) throw new Error('the page names no font');
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${address}">`;
}

/**
 * Colour scheme script (allowed by its digest) and style sheets.
 * @param {string} out folder of the built page, absolute
 */
export function inlineFirst(out) {
  const file = path.join(out, 'index.html');
  const read = (/** @type {string} */ name) => readFileSync(path.join(out, name), 'utf8');
  const page = readFileSync(file, 'utf8')
    .replace(
      /<script src="(\/first-paint\.js)"><\/script>/,
      (_, name) => `<script>${read(name).trim()}</script>`,
    )
    .replace(/<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g, (_, name) => style(read(name)));
  writeFileSync(file, page.replace('</head>', `${fontIn(page)}</head>`));
}
