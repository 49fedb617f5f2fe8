import { readFileSync } from 'node:fs';
import { inRoot } from '../run/root.mjs';

/**
 * A server of the production world, the variable that names it to a suite, and the suite.
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
 * How a suite gets its server: a container where an engine answers, else the one that the environment names, else none.
 * @param {{ variable: string }} server @param {{ engine: boolean, env: NodeJS.ProcessEnv }} place @returns {Way}
 */
export function wayTo({ variable }, { engine, env }) {
  if (engine) return 'container';
  return env[variable] ? 'named' : 'skipped';
}

/**
 * What is said of the servers that no suite gets: loudly, because a suite that is skipped looks like one that passed.
 * @param {readonly Server[]} skipped @returns {string} empty where there are none
 */
export function errorOf(skipped) {
  const lines = skipped.map(
    ({ name, variable }) => `*** ${name} WAS NOT TESTED: name a server in ${variable} ***`,
  );
  return skipped.length === 0 ? '' : `\nNo container engine answers here.\n${lines.join('\n')}\n`;
}

/** The image that docker-compose.yml runs. @param {string} repository without its tag @returns {string} */
export function imageOf(repository) {
  const compose = readFileSync(inRoot('docker-compose.yml'), 'utf8');
  const tag = new RegExp(`image: ${repository}:(\\S+)`).exec(compose)?.[1];
  if (!tag) throw new Error(`docker-compose.yml runs no ${repository}`);
  return `${repository}:${tag}`;
}
