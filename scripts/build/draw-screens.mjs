import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../run/root.mjs';

const markets = ['ES', 'PT'];
/** By path; default: the portal frame (web/vite/first-chunks.ts). */
/** @type {Readonly<Record<string, readonly string[]>>} */
const chunks = { '/login': ['login'], '/': ['shell', 'home'] };
const frame = ['shell'];

/** @typedef {Record<string, { file: string, name?: string, imports?: readonly string[] }>} Manifest */

/**
 * A chunk's file and its dependencies, by Vite's manifest.
 * @param {Manifest} manifest
 * @param {string} key
 * @returns {string[]}
 */
function filesOf(manifest, key) {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`the build has no chunk ${key}`);
  const { file, imports = [] } = chunk;
  return [file, ...imports.flatMap((needed) => filesOf(manifest, needed))];
}

/** @param {Manifest} manifest @param {string} name */
function keyOf(manifest, name) {
  const found = Object.keys(manifest).find((key) => manifest[key]?.name === name);
  if (found === undefined) throw new Error(`the build has no chunk that is called ${name}`);
  return found;
}

/**
 * Prerenders documents, one file per market.
 * @param {string} out folder of the built page, absolute
 */
export async function drawScreens(out) {
  const { build } = await import('vite');
  const drawing = `${out}-drawing`;
  await build({
    root: inRoot('web'),
    logLevel: 'warn',
    configLoader: 'runner',
    ssr: { noExternal: true },
    build: { ssr: 'src/draw-screens.ts', outDir: drawing, emptyOutDir: true, copyPublicDir: false },
  });
  const { drawScreens: draw } = await import(pathToFileURL(path.join(drawing, 'draw-screens.js')).href);
  const manifestFile = path.join(out, '.vite/manifest.json');
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const start = new Set(filesOf(manifest, 'index.html'));
  const partsAt = (/** @type {string} */ at) => {
    const files = (chunks[at] ?? frame).flatMap((name) => filesOf(manifest, keyOf(manifest, name)));
    return [...new Set(files)].filter((file) => !start.has(file));
  };
  for (const market of markets) {
    /** @type {{ path: string }[]} */
    const screens = await draw(market);
    const withParts = screens.map((screen) => ({ ...screen, parts: partsAt(screen.path) }));
    writeFileSync(path.join(out, `screens-${market}.json`), JSON.stringify(withParts));
  }
  rmSync(path.dirname(manifestFile), { recursive: true });
  rmSync(drawing, { recursive: true });
}
