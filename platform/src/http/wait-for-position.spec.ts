import { describe, expect, it } from '@jest/globals';
import { type CallContract, isRejection, reject } from '@portal/contracts';
import type { FastifyRequest } from 'fastify';
import { createViewPosition } from '../projection/view-position';
import type { Person } from '../session/person';
import { ViewStoreUnavailable } from '../stores/view-store/view-store.port';
import type { RequestGuard } from './request-guard';
import { waitingFirst } from './wait-for-position';

const ana = { userId: 12 } as Person;
const expired = reject('session_expired');
const query = { kind: 'query' } as CallContract;
const command = { kind: 'command' } as CallContract;

/**
 * Views at position 5 of a log of 9. `known` resolves a cookie.
 * @param timeoutMs until views count as behind
 */
function open(known: (cookie: string | undefined) => Awaited<ReturnType<RequestGuard>>, timeoutMs = 60_000) {
  const positions = createViewPosition(5);
  const waits: number[] = [];
  let looks = 0;
  const guard: RequestGuard = async (_call, request) => known(request.headers.cookie);
  const waitingGuard = waitingFirst(guard, {
    own: {
      of: ({ query: written }) => written as { written: number; caller: number },
      namesSession: ({ headers }) => headers.cookie !== undefined,
    },
    positions: {
      current: positions.current,
      wait: (position) => {
        waits.push(position);
        return positions.wait(position, timeoutMs);
      },
    },
    head: async () => {
      looks += 1;
      return 9;
    },
  });
  const send = (call: CallContract, own: { written: number; caller: number }, cookie?: string) =>
    waitingGuard(call, { query: own, headers: { ...(cookie && { cookie }) } } as unknown as FastifyRequest);
  const ask = (written: number, cookie?: string) => send(query, { written, caller: 0 }, cookie);
  return { positions, waits, send, ask, looks: () => looks };
}

describe('who asks for a position that the views have not reached', () => {
  it('[R10] waits, and is identified again, when the session is known', async () => {
    let role = 'before';
    const { positions, ask, waits } = open(() => ({ ...ana, name: role }));
    const answer = ask(7, 'session');
    while (waits.length === 0) await new Promise(setImmediate);
    role = 'after';
    positions.reach(7);
    expect(await answer).toMatchObject({ name: 'after' });
  });

  it('[R10] may have just signed in: the views do not show the session yet', async () => {
    let opened = false;
    const { positions, ask, waits } = open(() => (opened ? ana : expired));
    const answer = ask(7, 'session');
    while (waits.length === 0) await new Promise(setImmediate);
    opened = true;
    positions.reach(7);
    expect(await answer).toBe(ana);
  });

  it('[R10] [U8] is asked to try again, and not refused by views that are behind', async () => {
    const { ask } = open(() => expired, 30);
    await expect(ask(7, 'session')).rejects.toThrow(ViewStoreUnavailable);
  });

  it('[R10] waits for nothing that is not in the log', async () => {
    const { ask, waits } = open((cookie) => (cookie === 'session' ? ana : expired));
    expect(await ask(10, 'session')).toBe(ana);
    expect(await ask(1_000_000, 'another')).toEqual(expired);
    expect(waits).toEqual([]);
  });

  it('[R10] is a stranger, who holds no request', async () => {
    const { ask, waits, looks } = open(() => expired);
    expect(await ask(7)).toEqual(expired);
    const open2 = open(() => null);
    expect(await open2.ask(7)).toBeNull();
    expect([waits, open2.waits, looks()]).toEqual([[], [], 0]);
  });

  it('[R10] makes believe to be signed in: of those a few wait, and the others are asked to come back', async () => {
    const { ask, waits } = open(() => expired, 30);
    const answers = await Promise.allSettled(Array.from({ length: 200 }, () => ask(7, 'made-up')));
    expect(answers.every(({ status }) => status === 'rejected')).toBe(true);
    expect(waits).toHaveLength(20);
    await expect(ask(7, 'made-up')).rejects.toThrow(ViewStoreUnavailable);
    expect(waits).toHaveLength(21);
  });

  it('[R10] is kept waiting with however many others who are known', async () => {
    const { positions, ask, waits } = open(() => ana);
    const answers = Array.from({ length: 50 }, () => ask(7, 'session'));
    for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
    expect(waits).toHaveLength(50);
    positions.reach(7);
    expect(await Promise.all(answers)).toEqual(answers.map(() => ana));
  });

  it('asks for what the views show', async () => {
    const { ask, waits } = open(() => ana);
    for (const position of [0, 5]) expect(isRejection(await ask(position, 'session'))).toBe(false);
    expect(waits).toEqual([]);
  });
});

describe('who sends a command while the views are behind', () => {
  it('[R15] is not kept waiting for what the session has written before', async () => {
    const { send, waits } = open(() => ana);
    expect(await send(command, { written: 7, caller: 0 }, 'session')).toBe(ana);
    expect(waits).toEqual([]);
  });

  it('[R-AUT-26] waits until the views show as whom the session acts', async () => {
    let name = 'before';
    const { positions, send, waits } = open(() => ({ ...ana, name }));
    const answer = send(command, { written: 7, caller: 7 }, 'session');
    while (waits.length === 0) await new Promise(setImmediate);
    name = 'after';
    positions.reach(7);
    expect(await answer).toMatchObject({ name: 'after' });
  });

  it('[R-AUT-26] does nothing as the one before, and is asked to try again', async () => {
    const { send } = open(() => ana, 30);
    const own = { written: 7, caller: 7 };
    await expect(send(command, own, 'session')).rejects.toThrow(ViewStoreUnavailable);
    expect(await send(query, own, 'session')).toBe(ana);
  });
});
