import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { allCalls, type CallContract, eventMetadataSchema, markets, type Role } from '@portal/contracts';
import { systemActor } from '@portal/platform/decider/decider';
import { type InProcessPortal, openInProcessPortal } from '../programs/in-process-portal';
import { buildTestFixture } from '../programs/test-fixture';
import { exampleIn } from './example-in';
import { sendCall } from './send-call';

jest.setTimeout(120_000);

/** No effect on the fixture. */
const quiet: readonly string[] = [
  'AcceptLegalTerms',
  'AddToCollection',
  'AssignPartnerReport',
  'CancelAddressChange',
  'CancelOwnAddressChange',
  'EndActingAsUser',
  'EndExternalLogin',
  'EndRestaurantMode',
  'FollowFavourite',
  'MarkOrderAsRead',
  'ReorderSections',
  'ResendAddressLink',
  'ResendOwnAddressLink',
  'RestoreFileVersion',
  'SortCollection',
  'StartExternalLogin',
  'UpdateNotifications',
];
/** A restore needs a deletion first. */
const doneBefore = (name: string): string => name.replace(/^Restore/, 'Delete');

const whatWrote = (name: string, some: boolean) =>
  some
    ? `${name} writes something`
    : `${name} writes nothing: let its example change what is there (World.added), or add it to "quiet" here`;

const changesSomething = ({ kind }: CallContract) => kind === 'command' || kind === 'upload';

describe.each(markets)('[R11] the history of %s', (market) => {
  let portal: InProcessPortal;
  const calls = allCalls.filter((call) => changesSomething(call) && call.access.markets.includes(market));
  beforeAll(async () => {
    portal = await openInProcessPortal(market);
    await buildTestFixture(portal);
  });
  afterAll(() => portal.close());

  const roleFor = ({ access }: CallContract): Role | null =>
    access.roles === 'anonymous' ? null : (access.roles[0] ?? null);

  it.each(calls.map((call) => [call.name, call] as const))(
    '[R11] records for each change of %s who, when, in which market, by which request and from where',
    async (name, call) => {
      const role = roleFor(call);
      const signedIn = role === null ? null : await portal.signIn(role, role);
      const input = await exampleIn(portal, call, { role, whose: 'own' });
      await portal.caughtUp();
      const first = calls.find((each) => each.name === doneBefore(name));
      if (first && first !== call) await sendCall(portal, first, input, { signedIn });
      const before = await portal.stores.events.head();
      const correlationId = `history-of-${name}`;
      const headers = { 'x-correlation-id': correlationId };
      const answer = await sendCall(portal, call, input, { signedIn, headers });
      expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status: 200 });
      const events = await portal.stores.events.readAll(before, 1_000);
      // Reservations are made by the system.
      const done = events.filter(({ metadata }) => metadata.actor !== systemActor.id);
      for (const { metadata } of done) {
        expect(eventMetadataSchema.safeParse(metadata).success).toBe(true);
        expect(metadata).toMatchObject({ market, correlationId, ip: '127.0.0.0/24' });
        expect(metadata.actor).toMatch(
          role === null ? /^(anonymous|user-\d+)$/ : new RegExp(`^user-${role}$`),
        );
        expect(Math.abs(Date.parse(metadata.at) - Date.now())).toBeLessThan(60_000);
      }
      expect(whatWrote(name, done.length > 0)).toBe(whatWrote(name, !quiet.includes(name)));
    },
  );
});
