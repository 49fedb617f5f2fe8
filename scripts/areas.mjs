// npm run areas: writes docs/areas.md, the map of areas and files; --check only compares, lines aside.
import { readFileSync } from 'node:fs';
import { areasPage } from './areas/table.mjs';
import { areas } from './lint/areas.mjs';
import { readArguments } from './run/arguments.mjs';
import { filesOf } from './run/files.mjs';
import { writeGenerated } from './run/generated.mjs';
import { inRoot } from './run/root.mjs';
import { script } from './run/script.mjs';

await script(() => {
  const { check = false } = readArguments({ check: { type: 'boolean' } });
  const sources = filesOf(/^[^/]+\/src\/areas\/.+\.tsx?$/).map((file) => ({
    file,
    lines: readFileSync(inRoot(file), 'utf8').split('\n').length - 1,
  }));
  // Line counts move with every edit: only a file that came or went is a difference.
  const ignoring = /(?<!\d)\d+ lines|(?<![ -])[ -]+(?=\|)/g;
  return writeGenerated('docs/areas.md', areasPage(areas, sources), {
    check,
    command: 'npm run areas',
    ignoring,
  });
});
