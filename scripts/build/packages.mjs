import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run/root.mjs';

/**
 * Installed packages that are loaded from node_modules as they are: what brings native code, what reads files that
 * lie beside its own, what is CommonJS and imported late, and what few programs load. All others go into the bundles,
 * because finding, reading and compiling nine hundred files is a third of a program's start (docs/decisions/001).
 */
const outside = [
  ...['libsql', '@node-rs/argon2', 'sharp', '@eventstore/db-client'],
  ...['@fastify/swagger', '@fastify/swagger-ui', 'socket.io', 'pino'],
  ...['@aws-sdk/client-s3', '@aws-sdk/lib-storage', '@opentelemetry/', '@grpc/', 'playwright-core', 'cookie'],
  'node-unrar-js',
  // It loads its worker from beside itself.
  'pdfjs-dist',
  // The passwords that everybody has: half a megabyte that is read when somebody chooses a new one.
  '@zxcvbn-ts/language-common',
];

/** Resolves what is imported out of node_modules as external. */
export const installedPackagesStayOutside = {
  name: 'installed-packages-stay-outside',
  /** @param {import('esbuild').PluginBuild} build */
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('@portal/') ? undefined : { path: name, external: true },
    );
  },
};

/** Bundles installed packages but those named above, and refuses a bundle with one in it that ought to be. */
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
 * What must not be part of a bundle: code that asks where it lies, and packages in CommonJS that are imported late,
 * whose chunk would export nothing but `default`.
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
