import { existsSync } from 'node:fs';
import { UsageError } from '../run/arguments.mjs';
import { inRoot, root } from '../run/root.mjs';
import { fingerprint } from './fingerprint.mjs';
import { whenStale } from './stamp.mjs';

/** Our own workspaces are bundled from their TypeScript sources; installed packages are loaded as they are. */
export const installedPackagesStayOutside = {
  name: 'installed-packages-stay-outside',
  /** @param {import('esbuild').PluginBuild} build */
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@portal/') ? undefined : { path, external: true },
    );
  },
};

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
    sourcemap: true,
    plugins: [installedPackagesStayOutside],
    logLevel: 'warning',
  };
}

/**
 * Bundles what changed. A compile error ends the script: esbuild has printed it.
 * @param {import('./entries.mjs').Bundles} bundles
 * @returns {Promise<boolean>} whether anything was stale
 */
export function bundle(bundles) {
  return whenStale(inRoot(`${bundles.out}.stamp`), fingerprint(root, bundles.sources), async () => {
    const { build } = await import('esbuild');
    await build(bundleOptions(bundles)).catch(() => {
      throw new UsageError(`${bundles.out} was not built`);
    });
  });
}
