import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Language, Role } from '@portal/contracts';
import { cookieNameFor } from '@portal/platform/session/session-cookie';
import type { FindVisitor } from '@portal/platform/http/serve-web';
import { findVisitors } from '@portal/query-api';
import { type InProcessPortal, openInProcessPortal, type SignedIn } from '../programs/in-process-portal';
import { buildTestFixture } from '../programs/test-fixture';

interface FirstAnswer {
  readonly call: string;
  readonly input: object;
  readonly answer: { readonly data: unknown };
}

describe('who asks for a page', () => {
  let portal: InProcessPortal;
  let find: FindVisitor;
  const cookieName = cookieNameFor({ https: false, market: 'ES' });

  beforeAll(async () => {
    portal = await openInProcessPortal('ES');
    await buildTestFixture(portal);
    find = findVisitors(portal.app, cookieName);
  }, 60_000);
  afterAll(() => portal.close());

  async function visit(path: string, cookie: string, language: Language = 'CAST') {
    const cookies = Object.fromEntries(cookie.split('; ').map((pair) => pair.split(/=(.*)/s, 2)));
    const request = { ip: '127.0.0.1', headers: { cookie }, cookies };
    return find(request as unknown as Parameters<FindVisitor>[0], path, language);
  }
  const cookieOf = (signedIn: SignedIn) => String({ ...signedIn }.cookie);
  const session = (role: Role) => portal.signIn(role, role);

  async function answersOf(path: string, cookie: string) {
    const visitor = await visit(path, cookie);
    if (visitor.kind !== 'person') throw new Error(visitor.kind);
    return JSON.parse(visitor.answers ?? '[]') as FirstAnswer[];
  }

  it('is anonymous without a session, and is given nothing', async () => {
    expect(await visit('/', '')).toEqual({ kind: 'anonymous' });
    expect(await visit('/', 'site=1; language=CAT')).toEqual({ kind: 'anonymous' });
  });

  it('[S2] is anonymous with a session that is over or made up', async () => {
    const signedIn = await session(3);
    await portal.app.inject({ method: 'POST', url: '/api/logout', payload: {}, headers: { ...signedIn } });
    await portal.caughtUp();
    expect(await visit('/', cookieOf(signedIn))).toEqual({ kind: 'ended' });
    expect(await visit('/', `${cookieName}=made-up`)).toEqual({ kind: 'ended' });
  });

  it('[S1] gets the answers that the page would get, and nothing of other people', async () => {
    const signedIn = await session(1);
    const answers = await answersOf('/', cookieOf(signedIn));
    expect(answers.map(({ call }) => call)).toEqual(['GetSession', 'GetHome', 'ListAlerts']);
    for (const [path, at] of [
      ['init', 0],
      ['home?lang=CAST', 1],
    ] as const) {
      const asked = await portal.app.inject({ url: `/api/${path}`, headers: { ...signedIn } });
      expect(answers[at]?.answer.data).toEqual(asked.json<{ data: unknown }>().data);
    }
    const other = await answersOf('/', cookieOf(await session(3)));
    expect(JSON.stringify(other)).not.toContain(JSON.stringify(answers[0]?.answer.data));
  });

  it('[S1] [W8] gets no alerts of a restaurant that is not theirs, for any cookie', async () => {
    const own = await answersOf('/', cookieOf(await session(3)));
    const forged = await answersOf('/', `${cookieOf(await session(3))}; site=2`);
    const alerts = (answers: FirstAnswer[]) => answers.filter(({ call }) => call === 'ListAlerts');
    expect(alerts(forged).map(({ input }) => input)).toEqual(alerts(own).map(({ input }) => input));
  });

  it('has a picture of the own first screen there, and elsewhere the session alone', async () => {
    const cookie = cookieOf(await session(2));
    expect(await visit('/', cookie)).toMatchObject({ screen: expect.stringMatching(/^picture-2-/) });
    expect(await visit('/orders', cookie)).toMatchObject({ screen: null });
    expect((await answersOf('/orders', cookie)).map(({ call }) => call)).toEqual(['GetSession']);
  });
});
