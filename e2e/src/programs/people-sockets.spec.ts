import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { sessionQueries } from '@portal/contracts/areas/session';
import { userAdministrationCommands, userCommands } from '@portal/contracts/areas/users';
import { sendCall } from '../calls/send-call';
import { type InProcessPortal, openInProcessPortal } from './in-process-portal';
import { openGateway } from './listening';
import { enableDevice } from './second-factors';
import {
  addPerson,
  addressOf,
  buildTestFixture,
  foreignRestaurant,
  ownRestaurant,
  personWith,
  passwordDigest,
} from './test-fixture';

/* Live effects of administration (R-AUS, S2, W25). */

const { UpdateUser, DeleteUser, ResetSecondFactor } = userAdministrationCommands;
const proof = { own_password: passwordDigest };
const maxDelayMs = 5_000;
let lastId = 6_000;

describe('a person who has the portal open', () => {
  let portal: InProcessPortal;
  let gateway: Awaited<ReturnType<typeof openGateway>>;

  beforeAll(async () => {
    portal = await openInProcessPortal('ES');
    await buildTestFixture(portal);
    gateway = await openGateway(portal);
  });
  afterAll(async () => {
    await gateway.close();
    await portal.close();
  });

  async function openPerson() {
    const userId = (lastId += 1);
    const restaurants = [ownRestaurant, foreignRestaurant];
    await addPerson(portal, { ...personWith(userId, Role.Manager), restaurants });
    await portal.caughtUp();
    const signedIn = await portal.signIn(userId, Role.Manager);
    const admin = await portal.signIn(Role.Administrator, Role.Administrator);
    const favourite = { restaurant_id: foreignRestaurant };
    await sendCall(portal, userCommands.ChooseFavouriteRestaurant, favourite, { signedIn });
    const listener = await gateway.listen(signedIn);
    const base = { id: userId, name: `Persona ${userId}`, phone: '600 000 000', type: 3, active: 1 };
    const form = { ...base, email: addressOf('ES', userId), locations: restaurants.join(',') };
    return {
      change: (more: object) =>
        sendCall(portal, UpdateUser, { ...form, ...proof, ...more }, { signedIn: admin }),
      reset: async () => {
        await enableDevice(portal, userId);
        await sendCall(portal, ResetSecondFactor, { id: userId, ...proof }, { signedIn: admin });
      },
      remove: () => sendCall(portal, DeleteUser, { id: userId }, { signedIn: admin }),
      /** Waits for the push and returns the following answer. */
      async answerAfterPush(name: string) {
        const since = performance.now();
        await listener.until((hint) => hint.name === name);
        expect(performance.now() - since).toBeLessThan(maxDelayMs);
        await portal.caughtUp();
        return sendCall(portal, sessionQueries.GetSession, {}, { signedIn });
      },
    };
  }

  it('[R-ROL-08] [S2] loses a restaurant within five seconds, and the favourite with it', async () => {
    const person = await openPerson();
    await person.change({ locations: String(ownRestaurant) });
    const session = await person.answerAfterPush('SessionChanged');
    expect(session.json()).toMatchObject({ data: { user: { locations: [ownRestaurant], favourite: null } } });
  });

  it.each([
    ['another role', { type: 5 }],
    ['a deactivation', { active: 0 }],
  ])('[S2] [W25] is signed out within five seconds by %s', async (_what, more) => {
    const person = await openPerson();
    await person.change(more);
    expect((await person.answerAfterPush('SessionEnded')).statusCode).toBe(403);
  });

  it('[S2] [R-API-47] is signed out within five seconds by a deletion', async () => {
    const person = await openPerson();
    await person.remove();
    expect((await person.answerAfterPush('SessionEnded')).statusCode).toBe(403);
  });

  it('[S2] [S4] is signed out within five seconds by the reset of a second factor', async () => {
    const person = await openPerson();
    await person.reset();
    const refused = await person.answerAfterPush('SessionEnded');
    const { error } = refused.json<{ error: { details: { reason: string } } }>();
    expect([refused.statusCode, error.details.reason]).toEqual([403, 'second-factor-reset']);
  });
});
