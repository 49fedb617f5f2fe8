import { afterEach, describe, expect, it } from '@jest/globals';
import { Writable } from 'node:stream';
import { command, defineCommands, everybody, Role } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { bindCommand } from '../decider/command-binding';
import { createCommandRunner } from '../decider/command-runner';
import { defineDecider } from '../decider/decider';
import { createLogger } from '../program/logger';
import type { Person } from '../session/person';
import { plainCodec } from '../testing/plain-codec';
import { testPerson } from '../testing/query-kit';
import { now, openJarLog } from '../testing/sample-aggregate-log';
import { createApp } from './create-app';
import type { RequestGuard } from './request-guard';
import { serveCommands } from './serve-commands';

type Line = Readonly<Record<string, unknown>>;

const spec = (path: string) => ({
  method: 'POST' as const,
  path,
  input: z.object({ name: z.string() }),
  output: z.object({}),
  access: everybody(),
  summary: 'Says who it is',
});
const calls = defineCommands('samples', {
  Ring: command(spec('ring')),
  Leave: command({ ...spec('leave'), securityEvent: true }),
  Enter: command({ ...spec('enter'), beforeSession: true }),
});
type Commands = {
  Ring: { input: { name: string }; facts: undefined };
  Leave: Commands['Ring'];
  Enter: Commands['Ring'];
};
const decider = defineDecider<null, Commands, { type: 'Rung'; data: { by: string } }>({
  initial: null,
  decide: {
    Ring: ({ input }) => [{ type: 'Rung', data: { by: input.name } }],
    Leave: () => [{ type: 'Rung', data: { by: '' } }],
    Enter: ({ input }) =>
      input.name === 'ana' ? [{ type: 'Rung', data: { by: 'ana' } }] : { rejected: 'unknown' },
  },
  evolve: { Rung: () => null },
});
const bound = { decider, stream: () => 'bell', answer: () => ({}) };
const bindings = [calls.Ring, calls.Leave, calls.Enter].map((call) => bindCommand(call, bound));

describe('the log of calls', () => {
  let app: FastifyInstance | null = null;
  afterEach(() => app?.close());

  async function open(guard: RequestGuard, level = 'info') {
    const lines: Line[] = [];
    const destination = new Writable({
      write(chunk, _encoding, done) {
        lines.push(JSON.parse(String(chunk)) as Line);
        done();
      },
    });
    app = await createApp({ logLevel: level, https: false, log: createLogger(level, destination) });
    const events = openJarLog();
    const runner = createCommandRunner({ events, codec: plainCodec, market: 'ES', now });
    serveCommands(app, { bindings, runner, guard });
    const opened = app;
    const post = (url: string, name: string, headers: Record<string, string> = {}) =>
      opened.inject({ method: 'POST', url: `/api/${url}`, payload: { name }, headers });
    return { lines, post, events };
  }
  const person: Person = testPerson(Role.Franchisee);
  const letIn: RequestGuard = async () => person;

  it('[R11] [S21] carries the id that the browser gave the click, from the request to the event and the answer', async () => {
    const { lines, post, events } = await open(letIn, 'debug');
    const answer = await post('ring', 'ana', { 'x-correlation-id': 'click-0001' });
    expect(answer.headers['x-correlation-id']).toBe('click-0001');
    expect((await events.readStream('bell'))[0]?.metadata.correlationId).toBe('click-0001');
    expect(lines).toMatchObject([
      { correlationId: 'click-0001', url: '/api/ring', msg: 'asked' },
      { correlationId: 'click-0001', call: 'Ring', code: 'done', msg: 'command' },
    ]);
  });

  it.each(['short', 'with space in it', `${'x'.repeat(65)}`, 'line\tbreak-0001'])(
    '[S21] does not take %j for such an id',
    async (id) => {
      const { post } = await open(letIn);
      const answer = await post('ring', 'ana', { 'x-correlation-id': id });
      expect(answer.headers['x-correlation-id']).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  it('[S21] logs forbidden calls as warnings with the person, and ended sessions at a low level', async () => {
    const { lines, post } = await open(async () => ({ rejected: 'forbidden' }));
    await post('ring', 'ana');
    expect(lines).toMatchObject([{ level: 40, call: 'Ring', code: 'forbidden', msg: 'refused' }]);
    const expired = await open(async () => ({ rejected: 'session_expired' }));
    await expired.post('ring', 'ana');
    expect(expired.lines).toMatchObject([{ level: 30, code: 'session_expired', msg: 'refused' }]);
  });

  it('[S21] logs the outcome of every attempt to sign in', async () => {
    const { lines, post } = await open(async () => null);
    await post('enter', 'ana');
    await post('enter', 'berta');
    expect(lines).toMatchObject([
      { level: 30, call: 'Enter', code: 'done', msg: 'signed in' },
      { level: 40, call: 'Enter', code: 'unknown', msg: 'not signed in' },
    ]);
  });

  it('[S21] logs security matters at the usual level, with the person', async () => {
    const { lines, post } = await open(letIn);
    await post('ring', 'ana');
    await post('leave', 'ana', { 'x-correlation-id': 'click-0002' });
    expect(lines).toMatchObject([
      { level: 30, correlationId: 'click-0002', call: 'Leave', code: 'done', userId: person.userId },
    ]);
  });

  it('[S21] [AMB-06] logs at the usual level what is done in the place of a restaurant', async () => {
    const acting = { restaurantId: 7, until: '2026-11-20T10:30:00.000Z' };
    const { lines, post, events } = await open(async () => ({ ...person, acting }));
    await post('ring', 'ana');
    const who = { userId: person.userId, onBehalfOf: 'restaurant-7' };
    expect(lines).toMatchObject([{ level: 30, call: 'Ring', code: 'done', msg: 'on behalf', ...who }]);
    expect((await events.readStream('bell'))[0]?.metadata.onBehalfOf).toBe('restaurant-7');
  });

  it('[R11] keeps with the event from which network the call came, and not from which machine', async () => {
    const { post, events } = await open(letIn);
    await post('ring', 'ana');
    expect((await events.readStream('bell'))[0]?.metadata.ip).toBe('127.0.0.0/24');
  });

  it('[S19] [S21] logs no user input: no names, no addresses, no lines of other people', async () => {
    const { lines, post } = await open(letIn, 'debug');
    await post('ring?token=canary-0002', 'canary-0001\n{"level":60}', { cookie: 'portal-es=canary-0003' });
    expect(lines).toHaveLength(2);
    expect(JSON.stringify(lines)).not.toContain('canary');
  });
});
