import { describe, expect, it } from '@jest/globals';
import { sessionCommands, sessionQueries } from '@portal/contracts/areas/session';
import { userCommands } from '@portal/contracts/areas/users';
import { type FakeApi, fakeApi, offline, refuse } from '#testing/fake-api';
import { CallClient, closedGate } from './call-client';
import { CallError } from './call-error';

const accept = userCommands.AcceptLegalTerms;
const accepted = { accepted: true } as const;

function clientOf(api: FakeApi) {
  const client = new CallClient(api.fetch);
  client.learnCsrf('token-1');
  return client;
}

describe('the call client', () => {
  it('sends the CSRF token and the intent with a command, and asks later queries to wait for its position', async () => {
    const api = fakeApi()
      .signedIn()
      .on(accept, () => accepted);
    const client = clientOf(api);
    await client.send(accept, { id: 7 }, { intent: 'intent-0001' });
    await client.send(sessionQueries.GetSession, {});
    expect(api.requestsTo(accept)[0]?.headers).toMatchObject({
      'x-csrf-token': 'token-1',
      'idempotency-key': 'intent-0001',
      'x-correlation-id': 'intent-0001',
    });
    expect(api.requestsTo(sessionQueries.GetSession)[0]?.headers).toEqual({ 'x-min-position': '1' });
  });

  it('keeps the furthest position of commands and pushes', () => {
    const client = new CallClient();
    client.learnPosition(12);
    client.learnPosition(7);
    client.learnPosition(undefined);
    expect(client.position).toBe(12);
  });

  it('[R-AUT-23] asks for the login with a cache-buster', async () => {
    const api = fakeApi().on(sessionCommands.Login, () => ({ exp: '2026-11-20T09:30:00.000Z', type: 1 }));
    await clientOf(api).send(sessionCommands.Login, { username: 'a', password: 'b'.repeat(64) });
    expect(api.requestsTo(sessionCommands.Login)[0]?.query.get('t')).toMatch(/^\d+$/);
  });

  it('reports a refusal with its code, its status and its id in the log', async () => {
    const api = fakeApi().on(accept, () => refuse('user_not_found', { status: 404 }));
    const refusal = clientOf(api).send(accept, { id: 7 });
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
    const api = fakeApi().on(accept, () => offline);
    await expect(clientOf(api).send(accept, { id: 7 })).rejects.toEqual(
      CallError.offline('AcceptLegalTerms'),
    );
  });
});

describe('a call that finds the session over', () => {
  function gated(repaired: boolean) {
    const asked: string[] = [];
    const api = fakeApi().on(accept, (_input, { headers }) =>
      headers['x-csrf-token'] === 'token-2' ? accepted : refuse('session_expired', { status: 403 }),
    );
    const client = clientOf(api);
    client.guardWith({
      ...closedGate,
      expired: async (kind) => {
        asked.push(kind);
        if (repaired) client.learnCsrf('token-2');
        return repaired;
      },
      renewCsrf: async () => false,
    });
    return { api, client, asked };
  }

  it('[R-API-G4] tries a write once more, with the same intent, after the person signed in again (W11)', async () => {
    const { api, client, asked } = gated(true);
    await client.send(accept, { id: 7 }, { intent: 'intent-0001' });
    const intents = api.requestsTo(accept).map(({ headers }) => headers['idempotency-key']);
    expect(asked).toEqual(['write']);
    expect(intents).toEqual(['intent-0001', 'intent-0001']);
  });

  it('gives the refusal back when the person gave up', async () => {
    const { api, client } = gated(false);
    await expect(client.send(accept, { id: 7 })).rejects.toMatchObject({ code: 'session_expired' });
    expect(api.calls).toHaveLength(1);
  });

  it('learns a new CSRF token when another tab opened a new session', async () => {
    const api = fakeApi().on(accept, (_input, { headers }) =>
      headers['x-csrf-token'] === 'token-2' ? accepted : refuse('csrf', { status: 403 }),
    );
    const client = clientOf(api);
    client.guardWith({
      ...closedGate,
      expired: async () => false,
      renewCsrf: async () => {
        client.learnCsrf('token-2');
        return true;
      },
    });
    await expect(client.send(accept, { id: 7 })).resolves.toMatchObject({ data: { accepted: true } });
  });
});
