import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run/root.mjs';

/**
 * Not bundled: native code, packages that read files next to their own, late CommonJS imports, rarely used
 * ones (docs/decisions/001).
 */
const outside = [
  ...['libsql', '@node-rs/argon2', 'sharp', '@eventstore/db-client'],
  ...['@fastify/swagger', '@fastify/swagger-ui', 'socket.io', 'pino'],
  ...['@aws-sdk/client-s3', '@aws-sdk/lib-storage', '@opentelemetry/', '@grpc/', 'playwright-core', 'cookie'],
  'node-unrar-js',
  // Loads its worker by relative path.
  'pdfjs-dist',
  // Half a megabyte, rarely read.
  '@zxcvbn-ts/language-common',
];

/** For specs. */
export const installedPackagesStayOutside = {
  name: 'installed-packages-stay-outside',
  /** @param {import('esbuild').PluginBuild} build */
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('@portal/') ? undefined : { path: name, external: true },
    );
  },
};

/** Fails if one of those above is bundled. */
export const installedPackagesComeAlong = {
  name: 'installed-packages-come-along',
  /** @param {import('esbuild').PluginBuild} build */
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path: name }) =>
      outside.some((one) => name === one || name.startsWith(one.endsWith('/') ? one : `${one}/`))
        ? { path: name, external: true }
        : undefined,
    );
    build.onEnd(({ metafile }) => ({ errors: whyNotInside(metafile?.inputs ?? {}) }));
  },
};

/**
 * Code that uses its own path, and late CommonJS imports, which would export `default` only.
 * @param {import('esbuild').Metafile['inputs']} inputs
 */
const whyNotInside = (inputs) =>
  Object.entries(inputs).flatMap(([file, { imports }]) => {
    const late = imports.filter(
      ({ path: of, kind }) => kind === 'dynamic-import' && inputs[of]?.format === 'cjs',
    );
    const reasons = late.map(({ path: of }) => `${packageOf(of)} is CommonJS and imported late by ${file}`);
    const place =
      packageOf(file) === undefined ? null : /\b__(?:dirname|filename)\b|\bimport\.meta\b/.exec(read(file));
    if (place) reasons.push(`${packageOf(file)} asks where it lies (${place[0]} in ${file})`);
    return reasons.map((reason) => ({ text: `${reason}: name it in scripts/build/packages.mjs` }));
  });

/** @param {string} file */
const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** @param {string} file @returns {string | undefined} */
const packageOf = (file) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
