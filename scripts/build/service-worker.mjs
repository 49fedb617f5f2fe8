import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../run/root.mjs';

/** Stored at installation; pdf.js' own files are not. */
const stored = /^(?:assets\/[^/]+|[^/]+\.(?:js|css|svg))$/;

/** @param {string} folder @param {string} url */
function entryOf(folder, url) {
  // Assets have the digest in their names.
  if (url.startsWith('assets/')) return { url, revision: null };
  const content = readFileSync(path.join(folder, url));
  return { url, revision: createHash('md5').update(content).digest('hex') };
}

/** Writes `sw.js` with the list of the build's files. @param {string} folder of the build */
export async function bundleServiceWorker(folder) {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((url) => stored.test(url) && url !== 'sw.js')
    .sort();
  // A fresh clone has no packages when this file is loaded.
  const { build } = await import('esbuild');
  await build({
    entryPoints: [inRoot('web/worker/sw.ts')],
    outfile: path.join(folder, 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2023',
    define: {
      'process.env.NODE_ENV': '"production"',
      'self.__WB_MANIFEST': JSON.stringify(files.map((url) => entryOf(folder, url))),
    },
  });
}
