import { describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { testActor } from '@portal/platform/testing/test-actor';
import { loginFacts } from './areas/session/login.facts';
import { createAddresses, nextClaim } from './areas/users/addresses';
import { addressAt, ownPassword, type People, peopleOf } from './areas/users/testing/people-kit';
import { userDecider } from './areas/users/user.decider';
import type { UserEvent } from './areas/users/user-state';

const ana = { userId: 12, role: Role.Manager, restaurants: [1] };
const eva = { userId: 13, role: Role.Manager, restaurants: [1] };
const signedOut = { userId: 0 };
const admin = { userId: 1 };

async function world(): Promise<People> {
  const people = await peopleOf([1]);
  await people.register(1, Role.Administrator);
  await people.register(12, Role.Manager, [1], 'ana');
  await people.register(13, Role.Manager, [1], 'eva');
  return people;
}
const ask = (people: People, mailbox: string, who = ana, more: object = {}) =>
  people.send(
    'UpdateOwnAccount',
    { name: `Persona ${who.userId}`, phone: '', email: addressAt(mailbox), ...more },
    who,
  );
const confirm = async (people: People, userId = 12, who: Parameters<People['send']>[2] = signedOut) =>
  people.send('ConfirmAddress', { id: (await people.tokensOf(userId)).confirm }, who);
const restore = async (people: People, id: string) => people.send('RestoreAddress', { id }, signedOut);

async function move(people: People, mailbox: string, who = ana): Promise<string> {
  expect((await ask(people, mailbox, who)).code).toBe('done');
  const { restore: link } = await people.tokensOf(who.userId);
  expect((await confirm(people, who.userId)).code).toBe('done');
  return link;
}
async function mayEnter(people: People, mailbox: string, password = ownPassword) {
  const input = { username: addressAt(mailbox), password };
  const found = await loginFacts({ input, at: people.now(), actor: {} }, people.services);
  return 'outcome' in found && found.outcome === 'right';
}

describe('another address', () => {
  it('[X2] [R-ACC-05] changes nothing before its owner has opened the link of the mail', async () => {
    const people = await world();
    expect((await ask(people, 'thief')).code).toBe('done');
    expect([await mayEnter(people, 'ana'), await mayEnter(people, 'thief')]).toEqual([true, false]);
    expect(await people.userOf(12)).toMatchObject({ email: addressAt('ana') });
    expect(await people.ownerOf('thief')).toBeNull();
  });

  it.each([
    ['no password', { own_password: undefined }, 'proof_required'],
    ['a wrong password', { own_password: 'b'.repeat(64) }, 'proof_incorrect'],
  ])('[X2] is not asked for with %s: an open session is not enough', async (_what, proof, code) => {
    const people = await world();
    expect((await ask(people, 'thief', ana, proof)).code).toBe(code);
    expect(await people.userOf(12)).toMatchObject({ addressRequest: null });
    expect((await ask(people, 'ana', ana, { ...proof, phone: '600 000 000' })).code).toBe('done');
  });

  it('[X2] [S2] in force ends the sessions of before and opens the portal, the one before no more', async () => {
    const people = await world();
    await move(people, 'prats');
    expect([await mayEnter(people, 'prats'), await mayEnter(people, 'ana')]).toEqual([true, false]);
    expect((await people.userOf(12))?.credentials).toMatchObject({ generation: 1, link: null });
    const changed = (await people.events.readStream('user-12')).findLast(
      ({ type }) => type === 'UserAddressChanged',
    );
    expect(changed?.data).toMatchObject({ keptSession: null, requestedBy: 12 });
  });

  it('[S2] keeps the session in which its person asked for it and confirms it, and no other', async () => {
    const keptOf = async (people: People) =>
      ((await people.events.readStream('user-12')).at(-1)?.data as { keptSession: string | null })
        .keptSession;
    const people = await world();
    await ask(people, 'prats');
    await confirm(people, 12, { ...ana, sessionId: 's1' });
    expect(await keptOf(people)).toBe('s1');
    const asked = await world();
    const input = {
      id: 12,
      name: 'Persona 12',
      phone: '',
      email: addressAt('prats'),
      type: 3,
      locations: [1],
    };
    expect((await asked.send('UpdateUser', input, admin)).code).toBe('done');
    await confirm(asked, 12, { ...ana, sessionId: 's1' });
    expect(await keptOf(asked)).toBeNull();
  });

  it('[R5] is rejected on request and on confirmation when another person has it', async () => {
    const people = await world();
    expect((await ask(people, 'eva')).code).toBe('email_taken');
    await ask(people, 'new');
    await move(people, 'new', eva);
    expect((await confirm(people)).code).toBe('email_taken');
    expect(await mayEnter(people, 'ana')).toBe(true);
  });

  it('[R5] stays reserved for its requester until the event that puts it in force', async () => {
    const people = await world();
    const { take } = createAddresses(people.services);
    const claim = nextClaim(await people.userOf(12));
    expect(await take(addressAt('new'), 'user-12', claim, people.now())).toBeUndefined();
    expect((await ask(people, 'new', eva)).code).toBe('email_taken');
    expect((await move(people, 'new')).length).toBeGreaterThan(0);
  });

  it('[R5] goes to one of two who confirm it at the same moment', async () => {
    for (let round = 0; round < 20; round += 1) {
      const people = await world();
      await ask(people, 'new');
      await ask(people, 'new', eva);
      const codes = await Promise.all([confirm(people, 12), confirm(people, 13)]);
      expect(codes.filter(({ code }) => code === 'done')).toHaveLength(1);
    }
  });

  it('[S6] is confirmed once, for a day, by the last link alone', async () => {
    const people = await world();
    await ask(people, 'one');
    const { confirm: first } = await people.tokensOf(12);
    await ask(people, 'two');
    expect((await people.send('ConfirmAddress', { id: first }, signedOut)).code).toBe('address_link_expired');
    const { confirm: second } = await people.tokensOf(12);
    people.later(24);
    expect((await people.send('ConfirmAddress', { id: second }, signedOut)).code).toBe(
      'address_link_expired',
    );
    await move(people, 'three');
    expect((await confirm(people)).code).toBe('address_link_expired');
    for (const id of ['', 'x', (await people.tokensOf(12)).restore])
      expect((await people.send('ConfirmAddress', { id }, signedOut)).code).toBe('address_link_expired');
  });

  it('[R-ACC-05] is mailed again, or cancelled, by its person; without a pending change nothing happens', async () => {
    const people = await world();
    await ask(people, 'prats');
    const { confirm: first } = await people.tokensOf(12);
    expect((await people.send('ResendOwnAddressLink', {}, ana)).data).toEqual({ waiting: true });
    expect((await people.send('ConfirmAddress', { id: first }, signedOut)).code).toBe('address_link_expired');
    expect((await people.send('CancelOwnAddressChange', {}, ana)).data).toEqual({ waiting: false });
    expect((await confirm(people)).code).toBe('address_link_expired');
    const head = await people.events.head();
    for (const name of ['ResendOwnAddressLink', 'CancelOwnAddressChange'] as const)
      expect((await people.send(name, {}, ana)).data).toEqual({ waiting: false });
    expect(await people.events.head()).toBe(head);
  });

  it('[AMB-75] changes at once for a person who has never signed in, and the invitation goes there', async () => {
    const people = await world();
    const form = { name: 'Nora', phone: '', type: 3, locations: [1], active: true };
    const { data } = await people.send('AddUser', { ...form, email: addressAt('nora') }, admin);
    const id = data?.id ?? 0;
    await people.send('UpdateUser', { ...form, id, email: addressAt('nora.gil') }, admin);
    expect((await people.userOf(id))?.email).toBe(addressAt('nora.gil'));
    expect(await people.typesOf(id)).toEqual([
      ...['UserRegistered', 'PasswordLinkIssued', 'UserProfileChanged', 'PasswordLinkIssued'],
    ]);
  });

  it('[X2] must be confirmed by a person who signs in without a password too', async () => {
    const people = await world();
    const form = { name: 'Nora', phone: '', type: 3, locations: [1], active: true };
    const { data } = await people.send('AddUser', { ...form, email: addressAt('nora') }, admin);
    const id = data?.id ?? 0;
    await people.send('AcceptLegalTerms', { id }, { ...ana, userId: id });
    await people.send('UpdateUser', { ...form, id, email: addressAt('thief') }, admin);
    expect((await people.userOf(id))?.email).toBe(addressAt('nora'));
  });
});

describe('the address before', () => {
  it('[X2] keeps itself by the link of its mail as long as the other one is not confirmed', async () => {
    const people = await world();
    await ask(people, 'thief');
    const { restore: link } = await people.tokensOf(12);
    expect((await restore(people, link)).data).toEqual({ outcome: 'cancelled' });
    expect((await confirm(people)).code).toBe('address_link_expired');
    expect(await mayEnter(people, 'ana')).toBe(true);
  });

  it('[X2] [S2] can be restored within 72 hours: sessions end, the password is void, a link is issued', async () => {
    const people = await world();
    const link = await move(people, 'thief');
    people.later(71);
    expect((await restore(people, link)).data).toEqual({ outcome: 'restored' });
    const user = await people.userOf(12);
    expect(user).toMatchObject({ email: addressAt('ana'), passwordRecord: null });
    expect(user?.credentials.generation).toBe(2);
    expect(user?.credentials.link).not.toBeNull();
    for (const mailbox of ['ana', 'thief']) expect(await mayEnter(people, mailbox)).toBe(false);
    expect((await restore(people, link)).code).toBe('address_link_expired');
  });

  it('[X2] cannot be restored after 72 hours and is then free for the next request', async () => {
    const people = await world();
    const link = await move(people, 'thief');
    people.later(72);
    expect((await restore(people, link)).code).toBe('address_link_expired');
    await move(people, 'ana', eva);
    expect(await people.ownerOf('ana')).toBe('user-13');
  });

  it('[X2] [R5] stays reserved as long as it can be restored', async () => {
    const people = await world();
    await move(people, 'thief');
    people.later(71);
    expect((await ask(people, 'ana', eva)).code).toBe('email_taken');
    expect((await move(people, 'ana')).length).toBeGreaterThan(0);
  });

  it('[X2] can be restored after a second change too, whose own link then no longer works', async () => {
    const people = await world();
    const first = await move(people, 'thief');
    const second = await move(people, 'thief.two');
    expect((await restore(people, first)).data).toEqual({ outcome: 'restored' });
    expect((await restore(people, second)).code).toBe('address_link_expired');
    expect((await people.userOf(12))?.email).toBe(addressAt('ana'));
    await move(people, 'thief', eva);
  });

  it('[S18] cannot be restored by a deleted, erased or deactivated person', async () => {
    const form = { name: 'Persona 12', phone: '', type: 3, locations: [1] };
    for (const [name, input] of [
      ['DeleteUser', { id: 12 }],
      ['EraseUser', { id: 12 }],
      ['UpdateUser', { ...form, id: 12, email: addressAt('thief'), active: false }],
    ] as const) {
      const people = await world();
      const link = await move(people, 'thief');
      expect((await people.send(name, input, admin)).code).toBe('done');
      expect((await restore(people, link)).code).toBe('address_link_expired');
    }
  });
});

describe('a link to another address that is opened while something else happens', () => {
  const subject = 'user-12';
  const data = { userId: 12 };
  const profile = { name: 'Ana Prats', email: addressAt('ana'), phone: '' };
  const registered: UserEvent = {
    type: 'UserRegistered',
    data: { ...data, role: Role.Manager, active: true, restaurants: [1] },
    personal: { subject, value: { ...profile, passwordRecord: '$' } },
  };
  const asked: UserEvent = {
    type: 'UserAddressChangeRequested',
    data: {
      ...data,
      changeId: 'change-1',
      requestedBy: 12,
      claim: 0,
      repeated: false,
      expiresAt: '2026-11-21T09:30:00.000Z',
    },
    personal: { subject, value: { email: addressAt('prats'), former: addressAt('ana') } },
  };
  const changed: UserEvent = {
    type: 'UserAddressChanged',
    data: {
      ...data,
      claim: 0,
      requestedBy: 12,
      generation: 1,
      keptSession: null,
      restoreUntil: '2026-11-23T09:30:00.000Z',
    },
    personal: { subject, value: { email: addressAt('prats'), former: addressAt('ana') } },
  };
  const cancelled: UserEvent = { type: 'UserAddressChangeCancelled', data };
  const deactivated: UserEvent = { type: 'UserDeactivated', data };
  const deleted: UserEvent = { type: 'UserDeleted', data };
  const seen = { addressClaims: 0, hasEntered: true, isAdministrator: false };
  const confirmation = { input: { id: 'token' }, facts: { changeId: 'change-1', seen } };
  const restoration = { input: { id: 'token' }, facts: { claim: 0, seen: { ...seen, addressClaims: 1 } } };

  it.each<[string, readonly UserEvent[]]>([
    ['the change was given up', [registered, asked, cancelled]],
    ['it was confirmed', [registered, asked, changed]],
    ['the person was deactivated', [registered, asked, deactivated]],
    ['the person does not exist', []],
  ])('[X2] puts nothing in force where %s', (_what, history) => {
    givenEvents(userDecider, history)
      .when('ConfirmAddress', confirmation)
      .thenRejected('address_link_expired');
  });

  it.each<[string, readonly UserEvent[]]>([
    ['the person was deactivated', [registered, asked, changed, deactivated]],
    ['the person does not exist', []],
  ])('[X2] restores nothing where %s', (_what, history) => {
    givenEvents(userDecider, history)
      .when('RestoreAddress', restoration)
      .thenRejected('address_link_expired');
  });

  it('[R5] is a conflict where the address was reserved for a person who is another by now', () => {
    givenEvents(userDecider, [registered, asked])
      .when('ConfirmAddress', {
        ...confirmation,
        facts: { changeId: 'change-1', seen: { ...seen, addressClaims: 1 } },
      })
      .thenRejected('conflict');
    givenEvents(userDecider, [registered, asked, changed])
      .when('RestoreAddress', { ...restoration, facts: { claim: 0, seen } })
      .thenRejected('conflict');
  });

  it('[R-ACC-05] can be neither mailed again nor cancelled when the person is gone', () => {
    const actor = testActor(Role.Administrator, { userId: 1 });
    for (const history of [[], [registered, asked, deleted]])
      for (const name of ['ResendAddressLink', 'CancelAddressChange'] as const)
        givenEvents(userDecider, history)
          .when(name, { input: { id: 12 }, actor, facts: { own: null } })
          .thenRejected('user_not_found');
    for (const name of ['ResendOwnAddressLink', 'CancelOwnAddressChange'] as const)
      givenEvents(userDecider, []).when(name, { input: {} }).thenRejected('user_not_found');
  });
});
