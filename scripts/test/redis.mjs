import { existsSync } from 'node:fs';
import { aptGet, mayInstall } from './apt.mjs';

const debian = '/usr/bin/redis-server';

/**
 * Finds Redis, or installs Debian's where allowed.
 * @returns {Promise<boolean>} `false` if missing (printed)
 */
export async function redis() {
  if (existsSync(debian)) return true;
  if (mayInstall()) {
    console.log('Installing redis-server for the production world …');
    await aptGet(['update', '-qq']);
    await aptGet(['install', '-y', '-qq', '--no-install-recommends', 'redis-server']);
  }
  if (existsSync(debian)) return true;
  console.error(
    '\n*** THE PRODUCTION WORLD DID NOT RUN ***\nredis-server is not installed.\n' +
      'Debian: sudo apt-get install redis-server\n',
  );
  return false;
}
