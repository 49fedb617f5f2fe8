import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { allCalls, type CallName, type Market, Role } from '@portal/contracts';
import { type InProcessPortal, openInProcessPortal, type SignedIn } from '../programs/in-process-portal';
import { buildTestFixture, ownRestaurant } from '../programs/test-fixture';
import { exampleIn } from './example-in';
import { sendCall } from './send-call';

const callNamed = (name: CallName) => {
  const call = allCalls.find((each) => each.name === name);
  if (!call) throw new Error(`no call ${name}`);
  return call;
};

/** Allowed for restaurants, not for restricted administrators. */
const beyond: Readonly<Record<Market, readonly CallName[]>> = {
  ES: [
    'UpdateRestaurant',
    'GetRestaurantLog',
    'RequestMopPause',
    'WithdrawMopPause',
    'ListMopPauses',
    'GetMopAutoConfirm',
  ],
  PT: ['UpdateRestaurant', 'GetRestaurantLog', 'PostOrderMessage', 'AddPhone'],
};
/** R-ROL-01. */
const ordering: readonly CallName[] = [
  'ListResources',
  'DownloadResource',
  'DownloadSelection',
  'LogToolkitDownload',
  'UploadCustomFile',
  'UploadImage',
  'UploadTemporaryFile',
  'PlaceOrder',
  'AttachOrderImages',
  'ListOrders',
  'GetOrder',
];

describe.each(['ES', 'PT'] as const)('restaurant mode in %s', (market) => {
  let portal: InProcessPortal;

  beforeAll(async () => {
    portal = await openInProcessPortal(market);
    await buildTestFixture(portal);
  });
  afterAll(() => portal.close());

  async function actingAs(role: Role): Promise<SignedIn> {
    const signedIn = await portal.signIn(role, role);
    const start = callNamed('StartRestaurantMode');
    const started = await sendCall(portal, start, { restaurant_id: ownRestaurant }, { signedIn });
    expect(started.statusCode).toBe(200);
    await portal.caughtUp();
    return signedIn;
  }
  async function statusOf(name: CallName, role: Role, signedIn: SignedIn) {
    const input = await exampleIn(portal, callNamed(name), { role, whose: 'own' });
    await portal.caughtUp();
    return (await sendCall(portal, callNamed(name), input, { signedIn })).statusCode;
  }

  it.each(beyond[market])(
    '[R-ROL-01] [AMB-08] gives a restricted administrator no right to %s',
    async (name) => {
      expect(await statusOf(name, Role.Editor, await actingAs(Role.Editor))).toBe(403);
      expect(await statusOf(name, Role.Administrator, await actingAs(Role.Administrator))).toBe(200);
    },
  );

  it.each(ordering)('[R-ROL-01] [AMB-06] lets both kinds of administrators order: %s', async (name) => {
    for (const role of [Role.Editor, Role.Administrator])
      expect([role, await statusOf(name, role, await actingAs(role))]).toEqual([role, 200]);
  });

  it('[R-ROL-01] [R-CAT-11] is what an administrator needs to download and to order', async () => {
    for (const role of [Role.Editor, Role.Administrator]) {
      const signedIn = await portal.signIn(role, role);
      for (const name of ['DownloadResource', 'PlaceOrder'] as const)
        expect([name, await statusOf(name, role, signedIn)]).toEqual([name, 403]);
    }
  });

  it('[AMB-62] leaves the unread marks of the restaurant alone', async () => {
    const expected = market === 'PT' ? 403 : 404;
    for (const role of [Role.Editor, Role.Administrator])
      expect(await statusOf('MarkOrderAsRead', role, await actingAs(role))).toBe(expected);
  });
});
