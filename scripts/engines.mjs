// npm run engines: packages of the lock file that declare to need a newer Node than ours must be in the written list.
import { readFileSync } from 'node:fs';
import { accepted } from './engines/accepted.mjs';
import { strangers } from './engines/strangers.mjs';
import { readArguments } from './run/arguments.mjs';
import { inRoot } from './run/root.mjs';
import { script } from './run/script.mjs';

await script(() => {
  readArguments({});
  const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
  const { unlisted, unneeded } = strangers(packages, accepted);
  for (const { name, version, range } of unlisted) console.error(`${name} ${version} needs Node ${range}`);
  for (const name of unneeded)
    console.error(`${name} is listed in scripts/engines/accepted.mjs and need not be`);
  return unlisted.length + unneeded.length > 0 ? 1 : 0;
});
