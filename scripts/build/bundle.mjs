import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../run/arguments.mjs';
import { inRoot, root } from '../run/root.mjs';
import { fingerprint } from './fingerprint.mjs';
import { installedPackagesComeAlong } from './packages.mjs';
import { whenStale } from './stamp.mjs';

/** Packages in CommonJS ask for Node's own modules with a `require`, which an ES module does not have. */
const requireForPackages = [
  "import { createRequire as portalCreateRequire } from 'node:module';",
  'const require = portalCreateRequire(import.meta.url);',
].join(' ');

/**
 * Options with which the bundles are built and watched alike.
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
    // What is imported late is loaded late, and what two programs share is written once.
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    minifyWhitespace: true,
    minifySyntax: true,
    // The maps are read at the start (`--enable-source-maps`): without the sources they are smaller.
    sourcemap: true,
    sourcesContent: false,
    metafile: true,
    banner: { js: requireForPackages },
    plugins: [installedPackagesComeAlong],
    logLevel: 'warning',
  };
}

/**
 * Bundles what changed. A compile error ends the script: esbuild has printed where it stands.
 * @param {import('./entries.mjs').Bundles} bundles
 * @returns {Promise<boolean>} whether anything was stale
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
 * Removes what earlier builds left: chunks are named by their content.
 * @param {string} out
 * @param {readonly string[]} written
 */
function sweep(out, written) {
  const names = new Set(written.map((file) => path.basename(file)));
  const old = readdirSync(inRoot(out)).filter((name) => /\.js(\.map)?$/.test(name) && !names.has(name));
  for (const name of old) rmSync(inRoot(path.join(out, name)));
}
