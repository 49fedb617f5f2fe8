import { readFileSync } from 'node:fs';
import { inRoot } from '../run/root.mjs';

/**
 * `variable` gives its address to the suite.
 * @typedef {{ name: string, variable: string, spec: string }} Server
 */

const stores = 'platform/src/stores';

/** @type {readonly Server[]} */
export const servers = [
  {
    name: 'EventStoreDB',
    variable: 'EVENTSTORE_URL',
    spec: `${stores}/event-store/eventstoredb.event-store.int.spec.ts`,
  },
  { name: 'MongoDB', variable: 'MONGODB_URL', spec: `${stores}/view-store/mongodb.view-store.int.spec.ts` },
  { name: 'Redis', variable: 'REDIS_URL', spec: `${stores}/push-bus/redis.push-bus.int.spec.ts` },
  { name: 'S3', variable: 'S3_URL', spec: `${stores}/file-store/s3.file-store.int.spec.ts` },
  { name: 'SMTP', variable: 'MAILPIT_URL', spec: `${stores}/mailer/smtp.mailer.int.spec.ts` },
];

/** @typedef {'container' | 'named' | 'skipped'} Way */

/**
 * A container, else the environment's server, else none.
 * @param {{ variable: string }} server
 * @param {{ engine: boolean, env: NodeJS.ProcessEnv }} place
 * @returns {Way}
 */
export function wayTo({ variable }, { engine, env }) {
  if (engine) return 'container';
  return env[variable] ? 'named' : 'skipped';
}

/**
 * Skipped suites look like passed ones.
 * @param {readonly Server[]} skipped
 * @returns {string} empty if none
 */
export function errorOf(skipped) {
  const lines = skipped.map(
    ({ name, variable }) => `*** ${name} WAS NOT TESTED: name a server in ${variable} ***`,
  );
  return skipped.length === 0 ? '' : `\nNo container engine answers here.\n${lines.join('\n')}\n`;
}

/** As in docker-compose.yml. @param {string} repository without tag @returns {string} */
export function imageOf(repository) {
  const compose = readFileSync(inRoot('docker-compose.yml'), 'utf8');
  const tag = new RegExp(`image: ${repository}:(\\S+)`).exec(compose)?.[1];
  if (!tag) throw new Error(`docker-compose.yml runs no ${repository}`);
  return `${repository}:${tag}`;
}
