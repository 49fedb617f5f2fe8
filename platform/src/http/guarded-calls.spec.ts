import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type CallContract,
  csrfHeader,
  defineCommands,
  defineDownloads,
  defineQueries,
  defineUploads,
  only,
  Role,
  wireInteger,
} from '@portal/contracts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { z } from 'zod';
import { pathPartCharacters } from '../admission/limits';
import type { Person } from '../session/person';
import { createSessionSecrets } from '../session/session-secrets';
import { testPerson } from '../testing/query-kit';
import { succeed } from './answers';
import { mountCall, refuseOtherMethods } from './call-routes';
import { createApp } from './create-app';
import { createRequestGuard } from './request-guard';

const host = 'portal.example';
const publicOrigin = 'https://portal.public.example';
const cookieName = 'portal-es';

const input = z.looseObject({
  id: wireInteger(),
  order: z.object({ restaurant_id: wireInteger().optional() }).optional(),
});
const output = z.unknown();
const access = only([Role.Franchisee, Role.Administrator], {
  markets: ['ES'],
  scope: { by: 'restaurant', at: 'order.restaurant_id' },
});
const spec = { input, output, access, summary: '' };
const post = { ...spec, method: 'POST' } as const;

const commands = defineCommands('samples', {
  Act: { ...post, path: 'sample/{id}/act', legacyGet: true },
  Agree: { ...post, path: 'sample/{id}/agree', beforeTerms: true },
  Prepare: { ...post, path: 'sample/{id}/prepare', beforeSecondFactor: true },
  Secure: { ...post, path: 'sample/{id}/secure', withoutRestaurant: true },
  Enter: {
    ...post,
    path: 'sample/{id}/enter',
    beforeSession: true,
    access: { ...access, roles: 'anonymous' },
  },
  Open: { ...post, path: 'sample/{id}/open', access: { ...access, roles: 'anonymous' } },
  Prove: { ...post, path: 'sample/{id}/prove', proof: true },
  Draft: { ...post, path: 'sample/new/look' },
  Elsewhere: { ...post, path: 'sample/{id}/elsewhere', access: { ...access, markets: ['PT'] } },
});
const queries = defineQueries('samples', {
  Look: { ...spec, method: 'GET', path: 'sample/{id}/look', views: [] },
});
const downloads = defineDownloads('samples', {
  Fetch: { ...spec, method: 'GET', path: 'sample/{id}/fetch' },
});
const uploads = defineUploads('samples', {
  Bring: { ...post, path: 'sample/{id}/bring', maxBytes: 1, accepts: [], resumable: true },
  Hand: { ...post, path: 'sample/{id}/hand', maxBytes: 1, accepts: [] },
});
const calls: readonly CallContract[] = [commands, queries, downloads, uploads].flatMap((declared) =>
  Object.values(declared as Readonly<Record<string, CallContract>>),
);

const secrets = createSessionSecrets(Buffer.alloc(32, 1));
const people: Readonly<Record<string, Person>> = {
  ana: testPerson(Role.Franchisee, { sessionId: 'of-ana', restaurants: [1] }),
  bea: testPerson(Role.Franchisee, { sessionId: 'of-bea', restaurants: [2] }),
  admin: testPerson(Role.Administrator, { sessionId: 'of-admin', restaurants: [] }),
  reader: testPerson(Role.Consultant, { sessionId: 'of-reader' }),
  unprotected: testPerson(Role.Administrator, { sessionId: 'of-unprotected', secondFactorDue: true }),
  left: testPerson(Role.Franchisee, { sessionId: 'of-left', restaurants: [], withoutRestaurant: true }),
  newcomer: testPerson(Role.Franchisee, { sessionId: 'of-newcomer', termsAccepted: false }),
};
const signedIn = (secret: string, token = people[secret]?.sessionId ?? '') => ({
  cookie: `${cookieName}=${secret}`,
  [csrfHeader]: secrets.csrfToken(token),
});

let app: FastifyInstance;
const taken: unknown[] = [];

beforeAll(async () => {
  app = await createApp({ logLevel: 'silent', https: false });
  const sessions = {
    identify: async (secret: string | undefined) => people[secret ?? ''] ?? null,
    whyEnded: async (secret: string | undefined) =>
      secret === 'ended' ? ('password-changed' as const) : null,
    forget: () => undefined,
    lookAgain: () => undefined,
  };
  const guard = createRequestGuard({ market: 'ES', sessions, secrets, cookieName, publicOrigin });
  for (const call of calls)
    mountCall(app, call, guard, async (admitted, _request, reply) => {
      taken.push({ ...admitted }.input);
      return succeed(reply, { by: admitted.person?.sessionId ?? null });
    });
  refuseOtherMethods(app, calls);
});
beforeEach(() => void taken.splice(0));
afterAll(() => app.close());

type Headers = Readonly<Record<string, string>>;
const send = (
  method: 'POST' | 'GET' | 'HEAD',
  path: string,
  headers: Headers = {},
  payload?: object | string,
) =>
  app.inject({
    method,
    url: `/api/sample/${path}`,
    headers: { host, ...headers },
    ...(payload && { payload }),
  });
const act = (headers: Headers, payload: object | string = {}) => send('POST', '7/act', headers, payload);

const codeOf = (answer: LightMyRequestResponse) => [
  answer.statusCode,
  answer.json<{ error?: { code: string } }>().error?.code,
];

async function expectRefused(sent: Promise<LightMyRequestResponse>, status: number, code: string) {
  expect(codeOf(await sent)).toEqual([status, code]);
  expect(taken).toHaveLength(0);
}

describe('a call', () => {
  it('[S2] tells why a session ended only to the holder of its secret', async () => {
    const details = async (secret: string) =>
      (await act(signedIn(secret, 'of-ana'))).json<{ error: { details?: object } }>().error.details;
    expect(await details('ended')).toEqual({ reason: 'password-changed' });
    expect(await details('stranger')).toBeUndefined();
  });

  it('[S1] is open to people signed in with a role that may make it, in its market', async () => {
    await expectRefused(act({}), 403, 'session_expired');
    await expectRefused(act(signedIn('stranger', 'of-ana')), 403, 'session_expired');
    await expectRefused(act(signedIn('reader')), 403, 'forbidden');
    await expectRefused(send('POST', '7/elsewhere', signedIn('ana'), {}), 404, 'not_in_this_market');
    expect(codeOf(await act(signedIn('ana')))).toEqual([200, undefined]);
  });

  it('[W22] waits until the terms are accepted, but for those that come before', async () => {
    await expectRefused(act(signedIn('newcomer')), 403, 'legal_required');
    expect((await send('POST', '7/agree', signedIn('newcomer'), {})).statusCode).toBe(200);
    expect((await send('POST', '7/enter', signedIn('newcomer'), {})).statusCode).toBe(403);
  });

  it('[S4] waits until a second factor is set up where one is due, but for those that lead there', async () => {
    await expectRefused(act(signedIn('unprotected')), 403, 'second_factor_due');
    for (const path of ['7/prepare', '7/agree'])
      expect((await send('POST', path, signedIn('unprotected'), {})).statusCode).toBe(200);
  });

  it('[R-ROL-08] is refused to people of restaurants without an active one, but for their account', async () => {
    await expectRefused(act(signedIn('left')), 403, 'no_active_restaurant');
    await expectRefused(send('GET', '7/look', signedIn('left')), 403, 'no_active_restaurant');
    await expectRefused(send('GET', '7/fetch', signedIn('left')), 403, 'no_active_restaurant');
    await expectRefused(send('POST', '7/bring', signedIn('left')), 403, 'no_active_restaurant');
    for (const path of ['7/secure', '7/agree'])
      expect((await send('POST', path, signedIn('left'), {})).statusCode).toBe(200);
  });

  it('[R-ROL-08] [W8] names no restaurant of other people, at any depth', async () => {
    const about = (restaurant_id: number) => ({ order: { restaurant_id } });
    await expectRefused(act(signedIn('ana'), about(2)), 403, 'forbidden');
    await expectRefused(send('POST', '7/enter', {}, about(1)), 403, 'forbidden');
    expect((await act(signedIn('ana'), about(1))).statusCode).toBe(200);
    expect((await act(signedIn('admin'), about(2))).statusCode).toBe(200);
    expect((await act(signedIn('ana'), { order: {} })).statusCode).toBe(200);
  });

  it('[S16] takes a path parameter before the body, and the body before the query', async () => {
    await send('POST', '7/act?id=9', signedIn('ana'), { id: 8 });
    await send('POST', '7/act?note=query', signedIn('ana'), { note: 'body' });
    expect(taken).toEqual([{ id: 7 }, { id: 7, note: 'body' }]);
    for (const body of ['"x"', 'null', '1'])
      await send('POST', '7/act', { ...signedIn('ana'), 'content-type': 'application/json' }, body);
    expect(taken.slice(2)).toEqual(Array(3).fill({ id: 7 }));
  });

  it('[S16] takes no proof from its address, where one is asked for, and anything else', async () => {
    const path = (name: string) => `7/${name}?note=query&own_code=1&own_password=a`;
    await send('POST', path('prove'), signedIn('ana'), { own_code: '2' });
    await send('POST', path('prove'), signedIn('ana'), {});
    await send('POST', path('agree'), signedIn('ana'), {});
    expect(taken).toEqual([
      { id: 7, note: 'query', own_code: '2' },
      { id: 7, note: 'query' },
      { id: 7, note: 'query', own_code: '1', own_password: 'a' },
    ]);
  });

  it('[S16] is given the fields of an upload as they came: the others are with its file', async () => {
    expect((await send('POST', 'x/bring', signedIn('ana'))).statusCode).toBe(200);
    expect(taken).toEqual([{ id: 'x' }]);
  });

  it('[S16] is given no input that its contract does not take', async () => {
    await expectRefused(send('POST', 'x/act', signedIn('ana'), {}), 400, 'invalid_input');
  });

  it('[S14] is never cached, except for files, which declare it themselves', async () => {
    for (const [method, path] of [
      ['POST', '7/act'],
      ['GET', '7/look'],
    ] as const)
      expect((await send(method, path, signedIn('ana'))).headers['cache-control']).toBe('no-store');
    expect((await send('GET', '7/fetch', signedIn('ana'))).headers['cache-control']).toBeUndefined();
  });
});

describe('a call that changes something', () => {
  it('[S3] needs the token of its session; one that only reads does not', async () => {
    const { cookie } = signedIn('ana');
    await expectRefused(act({ cookie }), 403, 'csrf');
    await expectRefused(act(signedIn('ana', 'of-bea')), 403, 'csrf');
    await expectRefused(act({ cookie, [csrfHeader]: '' }), 403, 'csrf');
    await expectRefused(send('GET', '7/act', { cookie }), 403, 'csrf');
    await expectRefused(send('POST', '7/bring', { cookie }), 403, 'csrf');
    await expectRefused(send('POST', '7/open'), 403, 'csrf');
    expect((await send('POST', '7/bring', signedIn('ana'))).statusCode).toBe(200);
    expect((await send('GET', '7/look', { cookie })).statusCode).toBe(200);
    expect((await send('GET', '7/fetch', { cookie })).statusCode).toBe(200);
    expect((await send('GET', '7/act', signedIn('ana'))).statusCode).toBe(200);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['another port', { origin: `http://${host}:8080` }],
    ['an origin that is none', { origin: 'null' }],
    ['an origin that is no address', { origin: 'http://' }],
    ['another site that names our origin', { origin: publicOrigin, 'sec-fetch-site': 'cross-site' }],
  ])('[S3] does not come from %s, token or not, session or not', async (_where, headers) => {
    await expectRefused(act({ ...signedIn('ana'), ...headers }), 403, 'csrf');
    await expectRefused(send('POST', '7/enter', headers, {}), 403, 'csrf');
    expect((await send('GET', '7/look', { ...signedIn('ana'), ...headers })).statusCode).toBe(200);
  });

  it.each([
    ['our own host', { origin: `https://${host}` }],
    ['our public address', { origin: publicOrigin }],
    ['our own pages', { 'sec-fetch-site': 'same-origin' }],
    ['a program', {}],
  ])('[S3] may come from %s', async (_where, headers) => {
    expect((await act({ ...signedIn('ana'), ...headers })).statusCode).toBe(200);
    expect((await send('POST', '7/enter', headers, {})).statusCode).toBe(200);
  });
});

describe('the methods of a path', () => {
  it('[S3] [W2] change nothing by HEAD, and HEAD reads where GET does', async () => {
    expect((await send('HEAD', '7/look', signedIn('ana'))).statusCode).toBe(200);
    expect((await send('HEAD', '7/fetch', signedIn('ana'))).statusCode).toBe(200);
    taken.length = 0;
    expect((await send('HEAD', '7/act', signedIn('ana'))).statusCode).toBe(405);
    expect(taken).toEqual([]);
  });

  it('[F1] that it does not know are answered with those that it does', async () => {
    const answer = await send('GET', '7/agree', signedIn('ana'));
    expect(codeOf(answer)).toEqual([405, 'method_not_allowed']);
    expect(answer.headers.allow).toBe('POST');
    expect((await send('POST', '7/look', signedIn('ana'))).headers.allow).toBe('GET');
    expect((await app.inject({ method: 'PATCH', url: '/api/sample/7/bring' })).headers.allow).toBe('POST');
    expect((await app.inject({ method: 'PATCH', url: '/api/sample/7/hand/a' })).statusCode).toBe(404);
    expect((await app.inject({ method: 'POST', url: '/api/sample/7/bring/a' })).headers.allow).toBe(
      'HEAD, PATCH, DELETE',
    );
    expect((await app.inject({ method: 'PUT', url: '/api/sample/7/act' })).headers.allow).toBe('POST, GET');
  });

  it('[F1] are those of the address itself, and not of another call whose form it has as well', async () => {
    const answer = await send('GET', 'new/look', signedIn('ana'));
    expect(codeOf(answer)).toEqual([405, 'method_not_allowed']);
    expect(answer.headers.allow).toBe('POST');
    expect(taken).toEqual([]);
  });

  it('[F1] are not looked for at an address with a part that is too long', async () => {
    const long = 'x'.repeat(pathPartCharacters + 1);
    for (const path of [`${long}/look`, `7/look/${long}`])
      expect(codeOf(await send('GET', path, signedIn('ana')))).toEqual([414, 'address_too_long']);
  });
});
