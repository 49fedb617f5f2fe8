import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { anyone, idempotencyKeyHeader, reject, Role } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { CommandBinding } from '../decider/command-binding';
import type { CommandContext, CommandOutcome } from '../decider/command-outcome';
import type { Person } from '../session/person';
import { testPerson } from '../testing/query-kit';
import { createApp } from './create-app';
import { actorOf, serveCommands } from './serve-commands';

const command = (name: string) =>
  ({
    contract: {
      kind: 'command',
      area: 'samples',
      name,
      method: 'POST',
      path: name,
      input: z.object({
        file: z.string().optional(),
        ids: z.union([z.string(), z.array(z.string())]).optional(),
      }),
      output: z.unknown(),
      access: anyone(),
      summary: '',
      repeatWindowSeconds: 10,
    },
  }) as unknown as CommandBinding;

const conflict = { changedBy: 'user-4', changedAt: '2026-11-20T09:30:00.000Z', version: 3 };

let app: FastifyInstance;
let person: Person | null;
let outcome: CommandOutcome;
let contexts: CommandContext[];
let inputs: unknown[];
let names: Readonly<Record<string, string>>;

beforeEach(async () => {
  [person, contexts, names] = [testPerson(Role.Franchisee), [], { 'user-4': 'Eva' }];
  inputs = [];
  outcome = { ok: true, data: { done: 1, secret: 's' }, position: 7 };
  app = await createApp({ logLevel: 'silent', https: false });
  serveCommands(app, {
    bindings: [command('Plain'), command('Hooked')],
    runner: {
      run: (_binding, input, context) => {
        contexts.push(context);
        inputs.push(input);
        return Promise.resolve(outcome as never);
      },
    },
    guard: () => Promise.resolve(person),
    hooks: { Hooked: (reply, { done }: { done: number }) => (reply.header('x-hook', 'called'), { done }) },
    devices: { of: ({ headers }) => headers['x-device'] as string | undefined, isKnown: () => true },
    nameOf: async (actor) => names[actor] ?? '',
  });
});
afterEach(() => app.close());

const send = async (name: string, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await app.inject({ method: 'POST', url: `/api/${name}`, headers });
  const body = answer.json<{ data: unknown; position?: number; error?: Record<string, unknown> }>();
  return { ...body, code: answer.statusCode, headers: answer.headers };
};

describe('a command as a form in parts', () => {
  const part = (names: string, value: string) =>
    `--b\r\nContent-Disposition: form-data; ${names}\r\n\r\n${value}\r\n`;
  async function sendParts(payload: string) {
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const answer = await app.inject({ method: 'POST', url: '/api/Plain', headers, payload });
    return [answer.statusCode, answer.json<{ error?: { code: string } }>().error?.code];
  }

  it('[R-API-90] is read like any form; a file is in it by its name', async () => {
    const ids = part('name="ids"', '1') + part('name="ids"', '2');
    expect(await sendParts(`${ids}--b--\r\n`)).toEqual([200, undefined]);
    expect(await sendParts(`${part('name="file"; filename="a.xlsx"', 'PK')}--b--\r\n`)).toEqual([
      200,
      undefined,
    ]);
    expect(inputs).toEqual([{ ids: ['1', '2'] }, { file: 'a.xlsx' }]);
  });

  it.each([
    ['has no end', part('name="ids"', '1'), [400, 'invalid_body']],
    ['has no parts', 'ids=1', [400, 'invalid_body']],
    ['is too long', `${part('name="ids"', 'x'.repeat(1_200_000))}--b--\r\n`, [413, 'body_too_large']],
    ['has too many fields', `${part('name="ids"', '1').repeat(101)}--b--\r\n`, [400, 'invalid_body']],
    ['names a prototype', `${part('name="__proto__"', '1')}--b--\r\n`, [400, 'invalid_body']],
  ])('[F1] is refused where it %s', async (_name, payload, refused) => {
    expect(await sendParts(payload)).toEqual(refused);
    expect(inputs).toEqual([]);
  });
});

describe('a command over HTTP', () => {
  it('[R2] gets its key unchanged, none without a key, and does not run with an invalid one', async () => {
    await send('Plain', { [idempotencyKeyHeader]: 'key-of-the-order' });
    await send('Plain');
    expect(contexts.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-of-the-order', undefined]);
    const refused = await send('Plain', { [idempotencyKeyHeader]: '' });
    expect(refused).toMatchObject({ code: 400, error: { code: 'invalid_input' } });
    expect(contexts).toHaveLength(2);
  });

  it('[R3] [S2] is known again by its key, else for its window, and of strangers by neither', async () => {
    const key = { [idempotencyKeyHeader]: 'key-of-the-order' };
    await send('Plain', key);
    await send('Plain');
    person = null;
    await send('Plain', key);
    await send('Plain');
    const identities = contexts.map(({ idempotencyKey, repeatWindowSeconds }) => ({
      idempotencyKey,
      repeatWindowSeconds,
    }));
    expect(identities).toEqual([{ idempotencyKey: 'key-of-the-order' }, { repeatWindowSeconds: 10 }, {}, {}]);
  });

  it('[S4] records the browser only of people who are not signed in', async () => {
    await send('Plain', { 'x-device': 'd' });
    person = null;
    await send('Plain', { 'x-device': 'd' });
    await send('Plain');
    expect(contexts.map(({ actor }) => actor.device)).toEqual([undefined, 'd', undefined]);
    expect(contexts[2]?.actor).not.toHaveProperty('device');
  });

  it('[S19] sends the answer that its hook leaves, and never the rest', async () => {
    expect(await send('Hooked')).toMatchObject({
      data: { done: 1 },
      position: 7,
      headers: { 'x-hook': 'called' },
    });
    expect((await send('Hooked')).data).not.toHaveProperty('secret');
    expect((await send('Plain')).data).toEqual({ done: 1, secret: 's' });
  });

  it('[R4] reports who was faster, by name where there is one, and in which fields', async () => {
    outcome = { ok: false, conflict: { ...conflict, fields: ['name'] } };
    const announced = { current_version: 3, changed_by: 'user-4', changed_at: conflict.changedAt };
    expect(await send('Plain')).toMatchObject({
      code: 409,
      error: { code: 'conflict', details: { ...announced, changed_by_name: 'Eva', fields: ['name'] } },
    });
    [outcome, names] = [{ ok: false, conflict }, {}];
    expect((await send('Plain')).error?.details).toEqual(announced);
  });

  it('answers a rejection with its code', async () => {
    outcome = { ok: false, rejection: reject('forbidden') };
    expect(await send('Plain')).toMatchObject({ code: 403, error: { code: 'forbidden' } });
  });
});

describe('who acts', () => {
  it('[S1] is the person behind the session and the restaurant acted for, or no one without a session', () => {
    const ana = testPerson(Role.Manager, { userId: 3, restaurants: [1] });
    const { role, restaurants, sessionId } = ana;
    const ip = '203.0.113.0/24';
    const from = '203.0.113.77';
    expect(actorOf(ana, from)).toEqual({ id: 'user-3', userId: 3, role, restaurants, sessionId, ip });
    const acting = { restaurantId: 5, until: '2026-11-20T10:00:00.000Z' };
    const own = { ownRole: Role.Administrator };
    expect(actorOf({ ...ana, ...own, acting }, from)).toMatchObject({ ...own, onBehalfOf: 'restaurant-5' });
    expect(actorOf({ ...ana, acting }, from)).not.toHaveProperty('ownRole');
    const anonymous = { id: 'anonymous', userId: 0, role: 1, restaurants: [], ip };
    expect(actorOf(null, from)).toEqual(anonymous);
  });

  it('[S1] [AMB-77] is an administrator under their own id, with the user the session acts as', () => {
    const asUser = { userId: 3, until: '2026-11-20T10:00:00.000Z' };
    const own = { ownRole: Role.Administrator, ownUserId: 1 };
    const person = testPerson(Role.Manager, { userId: 3, ...own, asUser });
    expect(actorOf(person, '203.0.113.77')).toMatchObject({
      id: 'user-1',
      userId: 3,
      role: Role.Manager,
      ownRole: Role.Administrator,
      onBehalfOf: 'user-3',
    });
  });
});
