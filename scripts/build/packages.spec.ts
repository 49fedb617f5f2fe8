import { describe, expect, it } from '@jest/globals';
import { build } from 'esbuild';
import { root } from '../run/root.mjs';
import { installedPackagesComeAlong } from './packages.mjs';

async function bundle(contents: string) {
  const { errors, metafile } = await build({
    stdin: { contents, resolveDir: root },
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    outdir: '.build/none',
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
    plugins: [installedPackagesComeAlong],
  }).catch((failed: { errors: { text: string }[] }) => ({ ...failed, metafile: { outputs: {} } }));
  const outside = Object.values(metafile.outputs).flatMap(({ imports }) =>
    imports.filter((one) => one.external),
  );
  return { errors: errors.map(({ text }) => text), outside: outside.map(({ path }) => path) };
}

describe('installed packages in a bundle', () => {
  it('come along', async () => {
    expect(await bundle("import 'semver'")).toEqual({ errors: [], outside: [] });
  });

  it('stay outside by name, with all that is below it', async () => {
    const { outside } = await bundle("import 'sharp'; import '@grpc/grpc-js'; import 'pino/file'");
    expect(outside.sort()).toEqual(['@grpc/grpc-js', 'pino/file', 'sharp']);
  });

  it('are refused by name when they ask where they lie', async () => {
    const { errors } = await bundle("import 'esbuild'");
    expect(errors[0]).toMatch(/^esbuild asks where it lies \(__(dir|file)name in node_modules\/esbuild\//);
  });

  it('are refused by name when they are CommonJS and imported late, which loses their exports', async () => {
    const { errors } = await bundle("console.log(await import('semver'))");
    expect(errors).toEqual([
      expect.stringMatching(/^semver is CommonJS and imported late by <stdin>: name it/),
    ]);
  });
});
