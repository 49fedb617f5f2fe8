import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { minPositionHeader, Role } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { testPerson } from '../testing/query-kit';
import { sessionIdOf } from '../session/session-secrets';
import { succeedWritten } from './answers';
import { createApp } from './create-app';
import { rememberOwnPositions } from './own-positions';

const ana = testPerson(Role.Manager, { sessionId: sessionIdOf('ana') });

async function openProgram(https = false) {
  const app = await createApp({ logLevel: 'silent', https });
  const own = rememberOwnPositions(app, { cookieName: 'portal-es', https });
  app.get('/read', async (request) => own.of(request));
  app.get('/named', async (request) => own.namesSession(request));
  app.get('/open', async () => own.opened('ana', 90));
  app.get('/write', async (request, reply) => {
    const { at, caller } = request.query as { at: string; caller?: string };
    request.person = request.cookies['portal-es'] === 'ana' ? ana : null;
    return succeedWritten(reply, {}, Number(at), caller !== undefined);
  });
  return app;
}

describe('[R10] how far a session has written', () => {
  let [commands, queries] = [] as unknown as [FastifyInstance, FastifyInstance];
  beforeEach(async () => {
    [commands, queries] = [await openProgram(), await openProgram()];
  });
  afterEach(() => Promise.all([commands.close(), queries.close()]));

  async function write(url: string, cookie = 'portal-es=ana') {
    const { cookies } = await commands.inject({ url: `/write?${url}`, headers: { cookie } });
    return cookies.find(({ name }) => name === 'portal-es-position')?.value;
  }
  async function read(app: FastifyInstance, headers: Record<string, string>) {
    return (await app.inject({ url: '/read', headers })).json() as unknown;
  }

  it('is known to the program that took its commands, without any further cookie', async () => {
    await write('at=105');
    expect(await read(commands, { cookie: 'portal-es=ana' })).toEqual({ written: 105, caller: 0 });
    expect(await read(commands, { cookie: 'portal-es=berta' })).toEqual({ written: 0, caller: 0 });
  });

  it('is known to any other by the cookie of the answer, and who the session acts as with it', async () => {
    const first = await write('at=105&caller');
    const cookie = `portal-es=ana; portal-es-position=${await write('at=107', `portal-es=ana; portal-es-position=${first}`)}`;
    expect(await read(queries, { cookie })).toEqual({ written: 107, caller: 105 });
    expect(await read(queries, { cookie, [minPositionHeader]: '110' })).toEqual({
      written: 110,
      caller: 105,
    });
  });

  it('begins with the session itself', async () => {
    await commands.inject('/open');
    expect(await read(commands, { cookie: 'portal-es=ana' })).toEqual({ written: 90, caller: 90 });
  });

  it('is not confused with the cookie of a session that a stranger sends', async () => {
    const named = async (cookie: string) =>
      (await commands.inject({ url: '/named', headers: { cookie } })).body;
    expect([await named('portal-es=ana'), await named('portal-es-position=1.1')]).toEqual(['true', 'false']);
  });

  it('never goes back, for any order of two answers', async () => {
    expect(await write('at=105')).toBe('105.0');
    expect(await write('at=100')).toBe('105.0');
  });

  it('is not sent again where nothing was written since', async () => {
    expect(await write('at=105', 'portal-es=ana; portal-es-position=105.0')).toBeUndefined();
  });

  it('is not carried on from what a client made up', async () => {
    expect(await write('at=105', 'portal-es=ana; portal-es-position=9007199254740991.0')).toBe('105.0');
    for (const made of ['', '.', '-1.-1', 'NaN.NaN', '1e99.1e99', '1.2.3'.repeat(2_000), '0x']) {
      const found = await read(queries, { cookie: `portal-es-position=${made}` });
      const { written, caller } = found as { written: number; caller: number };
      for (const position of [written, caller])
        expect(position >= 0 && Number.isSafeInteger(position)).toBe(true);
    }
  });

  it('[S2] travels encrypted where the portal is reached by https', async () => {
    const app = await openProgram(true);
    const { cookies } = await app.inject('/write?at=1');
    expect(cookies).toMatchObject([{ secure: true, httpOnly: true, sameSite: 'Lax', path: '/' }]);
    await app.close();
  });
});
