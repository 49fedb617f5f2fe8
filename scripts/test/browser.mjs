import { existsSync } from 'node:fs';
import { aptGet, mayInstall } from './apt.mjs';

const debian = '/usr/bin/chromium';
const packages = ['chromium', 'fonts-liberation'];

/**
 * Finds Chromium, or installs Debian's where allowed.
 * @returns {Promise<string | null>} path of Chromium; `null` if missing (printed)
 */
export async function chromium() {
  const named = process.env.CHROMIUM;
  if (named) return existsSync(named) ? named : fail(`CHROMIUM names ${named}, which does not exist.`);
  if (existsSync(debian)) return debian;
  if (!mayInstall()) return fail('Chromium is not installed.');
  console.log(`Installing ${packages.join(' and ')} for the browser journeys …`);
  await aptGet(['update', '-qq']);
  await aptGet(['install', '-y', '-qq', '--no-install-recommends', ...packages]);
  return existsSync(debian) ? debian : fail(`apt-get could not install ${packages.join(' ')}.`);
}

/** @param {string} what @returns {null} */
function fail(what) {
  console.error(
    `\n*** THE BROWSER JOURNEYS DID NOT RUN ***\n${what}\n` +
      `Debian: sudo apt-get install ${packages.join(' ')}\n` +
      'Elsewhere: install Chromium or Chrome and set CHROMIUM to the path of its program.\n',
  );
  return null;
}
