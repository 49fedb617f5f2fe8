import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { allCalls, type CallContract, isAdministrator, type Market, type Role } from '@portal/contracts';
import { type InProcessPortal, openInProcessPortal, type SignedIn } from '../programs/in-process-portal';
import { buildTestFixture } from '../programs/test-fixture';
import { exampleIn } from './example-in';
import { sendCall } from './send-call';

/** Shown to all catalogue readers, so cacheable. */
const shownToAll = ['OpenThumb', 'PreviewResource', 'OpenSliderCover'];
const downloads = allCalls.filter(({ kind }) => kind === 'download');
const callerOf = ({ access: { roles } }: CallContract): Role => {
  const role = Array.isArray(roles) ? ((roles as Role[]).find((each) => !isAdministrator(each)) ?? 2) : 1;
  return role;
};

describe.each(['ES', 'PT'] as const)('on a computer that several people use in %s', (market: Market) => {
  let portal: InProcessPortal;
  beforeAll(async () => {
    portal = await openInProcessPortal(market);
    await buildTestFixture(portal);
  });
  afterAll(() => portal.close());

  const logOut = (signedIn: SignedIn) =>
    portal.app.inject({ method: 'POST', url: '/api/logout', payload: {}, headers: { ...signedIn } });

  it.each(
    downloads
      .filter(({ access }) => access.markets.includes(market))
      .map((call) => [call.name, call] as const),
  )(
    '[W14] %s is kept by browsers only where all readers may see it, and is asked for again otherwise',
    async (name, call) => {
      const role = callerOf(call);
      const signedIn = await portal.signIn(role, role);
      const input = await exampleIn(portal, call, { role, whose: 'own', signedIn });
      await portal.caughtUp();
      const first = await sendCall(portal, call, input, { signedIn });
      expect(first.statusCode).toBe(200);
      const etag = String(first.headers.etag);
      const known = { signedIn, headers: { 'if-none-match': etag } };
      expect((await sendCall(portal, call, input, known)).statusCode).toBe(304);
      // Only content-addressed files are cached without revalidation.
      expect(first.headers['cache-control']).toBe('private, no-cache');
      const named = await sendCall(portal, call, { ...input, v: etag.replaceAll('"', '') }, { signedIn });
      expect(String(named.headers['cache-control']).includes('immutable')).toBe(shownToAll.includes(name));
      await logOut(signedIn);
      await portal.caughtUp();
      expect((await sendCall(portal, call, input, known)).statusCode).toBe(403);
    },
  );

  it('[W14] [S2] a granted address opens in the session that it was granted to, and ends with it', async () => {
    const mine = await portal.signIn(3, 3);
    const later = await portal.signIn(3, 3);
    for (const [path, input] of [
      ['resource/1/download', {}],
      ['resource/zip', { ids: [1] }],
    ] as const) {
      const granted = await portal.app.inject({
        method: 'POST',
        url: `/api/${path}`,
        payload: input,
        headers: { ...mine },
      });
      const { url } = granted.json<{ data: { url: string } }>().data;
      const open = async (signedIn: SignedIn) =>
        (await portal.app.inject({ url, headers: { ...signedIn } })).statusCode;
      expect([await open(mine), await open(later)]).toEqual([200, 404]);
      if (path === 'resource/zip') {
        await logOut(mine);
        await portal.caughtUp();
        expect([await open(mine), await open(later)]).toEqual([403, 404]);
      }
    }
  });

  it('[S2] logging out clears what the browser has cached', async () => {
    const answer = await logOut(await portal.signIn(3, 3));
    expect(answer.headers['clear-site-data']).toBe('"cache"');
  });
});
