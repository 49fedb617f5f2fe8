// npm run lockfile: a fresh clone must install what the lock file says, on every platform and on the Node that we
// promise. npm itself only warns of the one and finds the other too late.
import { readFileSync } from 'node:fs';
import { accepted } from './lockfile/accepted-engines.mjs';
import { enginesOf } from './lockfile/engines.mjs';
import { missingPlatforms } from './lockfile/platforms.mjs';
import { readArguments } from './run/arguments.mjs';
import { inRoot } from './run/root.mjs';
import { script } from './run/script.mjs';

await script(() => {
  readArguments({});
  const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
  const { unlisted, unneeded } = enginesOf(packages, accepted);
  const complaints = [
    ...unlisted.map(({ name, version, range }) => `${name} ${version} needs Node ${range}`),
    ...unneeded.map((name) => `${name} is listed in scripts/lockfile/accepted-engines.mjs and need not be`),
    ...missingPlatforms(packages).map((name) => `${name} has no entry: npm ci would refuse this lock file`),
  ];
  for (const complaint of complaints) console.error(complaint);
  return complaints.length > 0 ? 1 : 0;
});
