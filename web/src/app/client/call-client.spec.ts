import { describe, expect, it } from '@jest/globals';
import { sessionCommands, sessionQueries } from '@portal/contracts/areas/session';
import { userCommands } from '@portal/contracts/areas/users';
import { aSession, FakeHouse } from '../../testing/fake-house';
import { CallClient } from './call-client';
import { CallError } from './call-error';

const accept = userCommands.AcceptLegalTerms;
const accepted = { data: { accepted: true }, more: { position: 41 } };

function clientOf(house: FakeHouse) {
  const client = new CallClient(house.fetch);
  client.learnCsrf('token-1');
  return client;
}

describe('the call client', () => {
  it('sends the CSRF token and the intent with a command, and asks later queries to wait for its position', async () => {
    const house = new FakeHouse({ 'user/7/legal': () => accepted }).signIn(aSession());
    const client = clientOf(house);
    await client.send(accept, { id: 7 }, { intent: 'intent-0001' });
    await client.send(sessionQueries.GetSession, {});
    expect(house.callsTo('user/7/legal')[0]?.headers).toMatchObject({
      'x-csrf-token': 'token-1',
      'idempotency-key': 'intent-0001',
      'x-correlation-id': 'intent-0001',
    });
    expect(house.callsTo('init')[0]?.headers).toEqual({ 'x-min-position': '41' });
  });

  it('keeps the furthest position of commands and pushes', () => {
    const client = new CallClient();
    client.learnPosition(12);
    client.learnPosition(7);
    client.learnPosition(undefined);
    expect(client.position).toBe(12);
  });

  it('[R-AUT-23] asks for the login with a cache-buster', async () => {
    const house = new FakeHouse({ login: () => ({ data: { exp: '', type: 1 } }) });
    await clientOf(house).send(sessionCommands.Login, { username: 'a', password: 'b' });
    expect(house.callsTo('login')[0]?.query.get('t')).toMatch(/^\d+$/);
  });

  it('tells a refusal by its code, its status and where it stands in the log', async () => {
    const house = new FakeHouse({ 'user/7/legal': () => ({ error: 'user_not_found', status: 404 }) });
    const refusal = clientOf(house).send(accept, { id: 7 });
    await expect(refusal).rejects.toMatchObject({
      code: 'user_not_found',
      status: 404,
      correlationId: 'c0ffee1234567890',
    });
  });

  it.each(['<html>', '{"status":502,"error":"Bad Gateway"}', '{"status":false,"error":{"reason":"away"}}'])(
    '[R-API-G3] takes an answer of another shape for no answer: %s',
    async (body) => {
      const client = new CallClient(async () => ({ status: 502, text: async () => body }) as Response);
      const refusal = { code: 'unreadable_answer', status: 502, correlationId: '' };
      await expect(client.send(accept, { id: 7 })).rejects.toMatchObject(refusal);
    },
  );

  it('calls a network that answers nothing offline', async () => {
    const house = new FakeHouse({ 'user/7/legal': () => 'no network' });
    await expect(clientOf(house).send(accept, { id: 7 })).rejects.toEqual(
      CallError.offline('AcceptLegalTerms'),
    );
  });
});

describe('a call that finds the session over', () => {
  function gated(repaired: boolean) {
    const asked: string[] = [];
    const house = new FakeHouse().on('user/7/legal', ({ headers }) =>
      headers['x-csrf-token'] === 'token-2' ? accepted : { error: 'session_expired', status: 403 },
    );
    const client = clientOf(house);
    client.guardWith({
      expired: async (kind) => {
        asked.push(kind);
        if (repaired) client.learnCsrf('token-2');
        return repaired;
      },
      renewCsrf: async () => false,
    });
    return { house, client, asked };
  }

  it('[R-API-G4] tries a write once more, with the same intent, after the person signed in again (W11)', async () => {
    const { house, client, asked } = gated(true);
    await client.send(accept, { id: 7 }, { intent: 'intent-0001' });
    const intents = house.callsTo('user/7/legal').map(({ headers }) => headers['idempotency-key']);
    expect(asked).toEqual(['write']);
    expect(intents).toEqual(['intent-0001', 'intent-0001']);
  });

  it('gives the refusal back when the person gave up', async () => {
    const { house, client } = gated(false);
    await expect(client.send(accept, { id: 7 })).rejects.toMatchObject({ code: 'session_expired' });
    expect(house.calls).toHaveLength(1);
  });

  it('learns a new CSRF token when another tab opened the session anew', async () => {
    const house = new FakeHouse().on('user/7/legal', ({ headers }) =>
      headers['x-csrf-token'] === 'token-2' ? accepted : { error: 'csrf', status: 403 },
    );
    const client = clientOf(house);
    client.guardWith({
      expired: async () => false,
      renewCsrf: async () => {
        client.learnCsrf('token-2');
        return true;
      },
    });
    await expect(client.send(accept, { id: 7 })).resolves.toMatchObject({ data: { accepted: true } });
  });
});
