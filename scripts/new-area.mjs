// npm run new-area <plural> [<singular>] (docs/adding-an-area.md). Default singular: without the last s.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as prettier from 'prettier';
import { areas } from './lint/areas.mjs';
import { changedFiles, newFiles } from './new-area/skeleton.mjs';
import { UsageError } from './run/arguments.mjs';
import { inRoot } from './run/root.mjs';
import { script } from './run/script.mjs';

const kebab = /^[a-z]+(?:-[a-z]+)*$/;

function readNames() {
  const [area = '', noun = area.replace(/s$/, ''), ...rest] = process.argv.slice(2);
  if (!kebab.test(area) || !kebab.test(noun) || area === noun || rest.length > 0)
    throw new UsageError(
      'npm run new-area <plural> [<singular>], both kebab-case, e.g. price-lists price-list',
    );
  if (areas.includes(area)) throw new UsageError(`there is an area "${area}" already`);
  return { area, noun };
}

/** @param {import('./new-area/skeleton.mjs').Written} written */
async function write({ file, text }) {
  const options = await prettier.resolveConfig(inRoot(file));
  mkdirSync(path.dirname(inRoot(file)), { recursive: true });
  writeFileSync(inRoot(file), await prettier.format(text, { ...options, filepath: file }));
  console.log(file);
}

await script(async () => {
  const names = readNames();
  const made = newFiles(names);
  const taken = made.find(({ file }) => existsSync(inRoot(file)));
  if (taken) throw new UsageError(`${taken.file} is there already`);
  for (const written of [...made, ...changedFiles(names)]) await write(written);
  console.log(
    [
      '',
      'Next:',
      '1. its fields and words: the .contract.ts and .events.ts of contracts, the .admin.tsx and texts of web',
      `2. who may make its calls: e2e/src/calls/rights/${names.area}.ts, by hand from the requirements`,
      '3. its label and place in the menu: contracts/src/kernel/main-menu.ts, web/src/shell/frame/menu-icons.ts',
      '4. npm run generate, then npm run check',
    ].join('\n'),
  );
});
