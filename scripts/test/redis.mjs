import { existsSync } from 'node:fs';
import { aptGet, mayInstall } from './apt.mjs';

const debian = '/usr/bin/redis-server';

/**
 * Finds the Redis of the production world's tests, and installs Debian's where that is allowed.
 * @returns {Promise<boolean>} `false` after having said what to install
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
