import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../run/arguments.mjs';
import { inRoot, root } from '../run/root.mjs';
import { fingerprint } from './fingerprint.mjs';
import { installedPackagesComeAlong } from './packages.mjs';
import { whenStale } from './stamp.mjs';

/** CommonJS packages call `require`, which ES modules lack. */
const requireForPackages = [
  "import { createRequire as portalCreateRequire } from 'node:module';",
  'const require = portalCreateRequire(import.meta.url);',
].join(' ');

/**
 * @param {import('./entries.mjs').Bundles} bundles
 * @returns {import('esbuild').BuildOptions}
 */
export function bundleOptions({ entries, out }) {
  const missing = Object.values(entries).filter((file) => !existsSync(inRoot(file)));
  if (missing.length > 0) throw new UsageError(`cannot build ${out}: missing ${missing.join(', ')}`);
  return {
    absWorkingDir: root,
    entryPoints: entries,
    outdir: out,
    bundle: true,
    // Keeps late imports separate and shares common code.
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    minifyWhitespace: true,
    minifySyntax: true,
    // `--enable-source-maps` reads the maps at start; without sources they are smaller.
    sourcemap: true,
    sourcesContent: false,
    metafile: true,
    banner: { js: requireForPackages },
    plugins: [installedPackagesComeAlong],
    logLevel: 'warning',
  };
}

/**
 * A compile error ends the script: esbuild has printed it.
 * @param {import('./entries.mjs').Bundles} bundles
 * @returns {Promise<boolean>}
 */
export function bundle(bundles) {
  return whenStale(inRoot(`${bundles.out}.stamp`), fingerprint(root, bundles.sources), async () => {
    const { build } = await import('esbuild');
    const { metafile } = await build(bundleOptions(bundles)).catch((error) => {
      throw new UsageError(`${bundles.out} was not built: ${error.message}`);
    });
    sweep(bundles.out, Object.keys(metafile?.outputs ?? {}));
  });
}

/**
 * Removes old chunks, which are named by content.
 * @param {string} out
 * @param {readonly string[]} written
 */
function sweep(out, written) {
  const names = new Set(written.map((file) => path.basename(file)));
  const old = readdirSync(inRoot(out)).filter((name) => /\.js(\.map)?$/.test(name) && !names.has(name));
  for (const name of old) rmSync(inRoot(path.join(out, name)));
}
