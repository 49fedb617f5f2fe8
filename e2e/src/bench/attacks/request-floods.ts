import { randomBytes, randomUUID } from 'node:crypto';
import { postRequest, type Visitor } from '../load/requests';
import type { Attack } from './attack';
import { rawRequest } from './raw-request';

const anonymous: Visitor = { cookie: '', csrf: '' };
const ownAddress = '127.8.0.1';
const neighbours = '127.8.0.2';

function visitorOf(managers: readonly Visitor[], at: number): Visitor {
  const visitor = managers[at];
  if (!visitor) throw new RangeError(`attacker ${at} has no account`);
  return visitor;
}

/** Many accounts from one address. */
export const guesses: Attack = {
  name: 'wrong passwords from one address',
  concurrency: 4,
  attempt({ port }, _n, signal) {
    const login = { username: `${randomUUID()}@es.chain.example`, password: randomBytes(32).toString('hex') };
    const bytes = [postRequest('/api/login', anonymous, JSON.stringify(login), randomUUID())];
    return rawRequest({ port, from: neighbours, bytes, signal });
  },
};

export const commandsOfOnePerson: Attack = {
  name: 'commands of one person',
  concurrency: 4,
  attempt({ port, managers }, n, signal) {
    const body = JSON.stringify({ topic: `Cartel ${n}`, restaurant_id: 1 });
    const bytes = [postRequest('/api/resource/custom/mail', visitorOf(managers, 1), body, randomUUID())];
    return rawRequest({ port, from: ownAddress, bytes, signal });
  },
};

const depth = 100_000;
const deepJson = `{"params":${'['.repeat(depth)}${']'.repeat(depth)}}`;

/** Deeper than recursive readers survive. */
export const deepBodies: Attack = {
  name: 'deeply nested JSON',
  concurrency: 2,
  attempt({ port, managers }, _n, signal) {
    const bytes = [postRequest('/api/order/add', visitorOf(managers, 2), deepJson, randomUUID())];
    return rawRequest({ port, from: ownAddress, bytes, signal });
  },
};
