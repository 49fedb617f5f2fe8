import { build } from 'esbuild';
import { installedPackagesStayOutside } from '../build/packages.mjs';
import { UsageError } from '../run/arguments.mjs';
import { writeGenerated } from '../run/generated.mjs';
import { inRoot, root } from '../run/root.mjs';

const program = `
  import { allCalls } from './contracts/src/all-calls';
  import { buildOpenApi } from '@portal/platform/http/openapi';
  export const document = buildOpenApi(allCalls);
`;

/** @param {boolean} check */
export async function openapi(check) {
  const outfile = inRoot('.build/openapi/openapi.mjs');
  const stdin = {
    contents: program,
    resolveDir: root,
    sourcefile: 'openapi.ts',
    loader: /** @type {const} */ ('ts'),
  };
  const plugins = [installedPackagesStayOutside];
  await build({ stdin, outfile, bundle: true, format: 'esm', platform: 'node', plugins }).catch(() => {
    throw new UsageError('the contracts or platform/src/http/openapi.ts do not compile');
  });
  const { document } = await import(outfile);
  return writeGenerated('docs/openapi.json', JSON.stringify(document), { check });
}
