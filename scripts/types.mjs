// npm run types: the type-checker over every program of the checkout.
import { mkdirSync } from 'node:fs';
import { readArguments } from './run/arguments.mjs';
import { runToEnd } from './run/process.mjs';
import { inRoot } from './run/root.mjs';
import { script } from './run/script.mjs';

/** The contracts must compile without DOM and Node; specs and the server with Node; the scripts by their JSDoc. */
const projects = { contracts: 'contracts', server: '.', web: 'web', scripts: 'scripts' };

await script(async () => {
  readArguments({});
  mkdirSync(inRoot('.build/types'), { recursive: true });
  let failed = 0;
  for (const [name, folder] of Object.entries(projects)) {
    const remembered = ['--incremental', '--tsBuildInfoFile', inRoot('.build/types', `${name}.tsbuildinfo`)];
    const tsc = inRoot('node_modules/typescript/bin/tsc');
    const { code, output } = await runToEnd(process.execPath, [tsc, '-p', inRoot(folder), ...remembered]);
    if (code !== 0) console.error(`${name}:\n${output}`);
    failed += code === 0 ? 0 : 1;
  }
  return failed > 0 ? 1 : 0;
});
