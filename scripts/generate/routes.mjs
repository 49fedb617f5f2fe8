import { build } from 'esbuild';
import { installedPackagesStayOutside } from '../build/packages.mjs';
import { UsageError } from '../run/arguments.mjs';
import { writeGenerated } from '../run/generated.mjs';
import { inRoot, root } from '../run/root.mjs';

const head = '# Written by `npm run generate` from the contracts: which calls go to the commands.\n';

/** @param {boolean} check */
export async function routes(check) {
  const outfile = inRoot('.build/routes/routes.mjs');
  const entry = { entryPoints: ['contracts/src/routing-table.ts'], absWorkingDir: root, outfile };
  const plugins = [installedPackagesStayOutside];
  await build({ ...entry, bundle: true, format: 'esm', platform: 'node', plugins }).catch(() => {
    throw new UsageError('the contracts do not compile');
  });
  /** @type {{ commandRoutes: readonly { methods: readonly string[], pattern: string }[] }} */
  const { commandRoutes } = await import(outfile);
  const lines = commandRoutes.map(
    ({ methods, pattern }) => `  "~^(${methods.join('|')}) ${pattern.slice(1)}" command_api;`,
  );
  const table = ['map "$request_method $uri" $app {', '  default query_api;', ...lines, '}', ''].join('\n');
  return writeGenerated('deploy/nginx/routes.conf', head + table, { check });
}
