// npm run lockfile: every platform and the minimum Node; npm only warns.
import { readFileSync } from 'node:fs';
import { accepted } from './lockfile/accepted-engines.mjs';
import { enginesOf } from './lockfile/engines.mjs';
import { outOfStep } from './lockfile/manifests.mjs';
import { missingPlatforms } from './lockfile/platforms.mjs';
import { readArguments } from './run/arguments.mjs';
import { inRoot } from './run/root.mjs';
import { script } from './run/script.mjs';

/** @param {string} file */
const json = (file) => JSON.parse(readFileSync(inRoot(file), 'utf8'));

await script(() => {
  readArguments({});
  const { packages } = json('package-lock.json');
  const folders = ['', ...json('package.json').workspaces];
  const manifests = Object.fromEntries(
    folders.map((folder) => [folder, json(`${folder || '.'}/package.json`)]),
  );
  const { unlisted, unneeded } = enginesOf(packages, accepted);
  const complaints = [
    ...unlisted.map(({ name, version, range }) => `${name} ${version} needs Node ${range}`),
    ...unneeded.map((name) => `${name} is listed in scripts/lockfile/accepted-engines.mjs and need not be`),
    ...missingPlatforms(packages).map((name) => `${name} has no entry: npm ci would refuse this lock file`),
    ...outOfStep(packages, manifests).map(
      (folder) => `${folder}/package.json and the lock file differ: run npm install`,
    ),
  ];
  for (const complaint of complaints) console.error(complaint);
  return complaints.length > 0 ? 1 : 0;
});
