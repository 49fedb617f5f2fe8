import { describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { testActor } from '@portal/platform/testing/test-actor';
import { addressAt, type People, peopleOf } from './testing/people-kit';
import { userDecider } from './user.decider';
import type { UserEvent } from './user-state';

const admin = { userId: 1 };
const form = (more: object = {}) => ({
  name: 'Ana Prats',
  email: addressAt('ana'),
  phone: '600 000 000',
  type: 3,
  locations: [1],
  active: true,
  ...more,
});

async function world(): Promise<People> {
  const people = await peopleOf([1, 2, 3], [9]);
  await people.register(1, Role.Administrator);
  await people.register(2, Role.Administrator);
  return people;
}
async function withAna() {
  const people = await world();
  const { data } = await people.send('AddUser', form(), admin);
  return { people, id: data?.id ?? 0 };
}

describe('adding a person', () => {
  it('[R-AUS-02] [R-API-48] gives a number out of a series, and no password where none was given', async () => {
    const { people, id } = await withAna();
    expect(await people.userOf(id)).toMatchObject({
      userId: id,
      name: 'Ana Prats',
      email: addressAt('ana'),
      role: Role.Manager,
      restaurants: [1],
      active: true,
      passwordRecord: null,
    });
    expect(await people.typesOf(id)).toEqual(['UserRegistered', 'PasswordLinkIssued']);
  });

  it('[R-AUT-22] keeps a sent password as its record, without an invitation to choose one', async () => {
    const people = await world();
    const { data } = await people.send('AddUser', form({ password: 'b'.repeat(64) }), admin);
    expect(await people.userOf(data?.id ?? 0)).toMatchObject({ passwordRecord: 'b'.repeat(64) });
    expect(await people.typesOf(data?.id ?? 0)).toEqual(['UserRegistered']);
  });

  it('[R-AUS-08] [R5] of many at once with one address is done once', async () => {
    const people = await world();
    const sent = await Promise.all(Array.from({ length: 500 }, () => people.send('AddUser', form(), admin)));
    expect(sent.filter(({ code }) => code === 'done')).toHaveLength(1);
    expect(sent.find(({ code }) => code !== 'done')).toMatchObject({
      code: 'email_taken',
      fields: { email: 'email_taken' },
    });
  });

  it.each([
    ['an address of another domain', { email: 'ana@gmail.com' }, { email: 'obligatory_email_domain' }],
    ['a manager without a restaurant', { locations: [] }, { locations: 'obligatory_field' }],
    ['a restaurant that there is not', { locations: [1, 77] }, { locations: 'restaurant_unknown' }],
    ['a restaurant that has closed', { locations: [9] }, { locations: 'restaurant_unknown' }],
  ])('[R-AUS-04] [R-AUS-05] [R-ERR-12] refuses %s at its field', async (_what, wrong, fields) => {
    const people = await world();
    expect(await people.send('AddUser', form(wrong), admin)).toMatchObject({
      code: 'user_incomplete',
      fields,
    });
    expect(await people.ownerOf('ana')).toBeNull();
  });

  it.each([
    ['[AMB-55] an administrator', Role.Administrator],
    ['[AMB-25] a restricted administrator', Role.Editor],
    ['[AMB-25] a partner', Role.Partner],
  ])('%s needs no restaurant, and has none although some were sent', async (_who, type) => {
    const people = await world();
    const { code, data } = await people.send('AddUser', form({ type, locations: [1] }), admin);
    expect(code).toBe('done');
    expect(await people.userOf(data?.id ?? 0)).toMatchObject({ role: type, restaurants: [] });
    const none = form({ type, locations: [], email: addressAt('otra') });
    expect((await people.send('AddUser', none, admin)).code).toBe('done');
  });
});

describe('changing a person', () => {
  it('[R-API-49] records only what has changed', async () => {
    const { people, id } = await withAna();
    const before = await people.events.head();
    await people.send('UpdateUser', form({ id, type: 1, locations: [2, 1], active: false }), admin);
    const types = (await people.events.readAll(before, 20)).map(({ type }) => type);
    expect(types).toEqual(['IdentityProved', 'UserRestaurantsChanged', 'UserRoleChanged', 'UserDeactivated']);
    const again = await people.events.head();
    await people.send('UpdateUser', form({ id, type: 1, locations: [1, 2], active: false }), admin);
    expect(await people.events.head()).toBe(again);
  });

  it('[R-AUS-01] who was deactivated makes them active again', async () => {
    const { people, id } = await withAna();
    await people.send('UpdateUser', form({ id, active: false }), admin);
    expect(await people.userOf(id)).toMatchObject({ active: false });
    await people.send('UpdateUser', form({ id, active: true }), admin);
    expect(await people.userOf(id)).toMatchObject({ active: true });
  });

  it('[X2] who has entered: another address is asked for, once, and is not theirs yet', async () => {
    const people = await world();
    await people.register(20, Role.Manager, [1]);
    const save = async (more: object) => {
      const { length } = await people.typesOf(20);
      const person = { id: 20, email: addressAt('user20'), ...more };
      expect((await people.send('UpdateUser', form(person), admin)).code).toBe('done');
      return (await people.typesOf(20)).slice(length);
    };
    expect(await save({})).toEqual(['UserProfileChanged']);
    const moved = { email: addressAt('moved') };
    expect([await save(moved), await save(moved)]).toEqual([['UserAddressChangeRequested'], []]);
    expect(await people.userOf(20)).toMatchObject({ email: addressAt('user20') });
  });

  it('[AMB-75] who has never entered: another address is theirs at once, and invited where they are active', async () => {
    const { people, id } = await withAna();
    const save = async (more: object) => {
      const { length } = await people.typesOf(id);
      expect((await people.send('UpdateUser', form({ id, ...more }), admin)).code).toBe('done');
      return (await people.typesOf(id)).slice(length);
    };
    expect(await save({ email: addressAt('prats') })).toEqual(['UserProfileChanged', 'PasswordLinkIssued']);
    expect(await people.userOf(id)).toMatchObject({ email: addressAt('prats') });
    const outside = { email: addressAt('prats'), active: false };
    expect(await save(outside)).toEqual(['UserDeactivated']);
    expect(await save({ ...outside, email: addressAt('a.prats') })).toEqual(['UserProfileChanged']);
  });

  it('[AMB-25] into a partner takes the restaurants away; back again needs some', async () => {
    const { people, id } = await withAna();
    expect((await people.send('UpdateUser', form({ id, type: 6 }), admin)).code).toBe('done');
    expect(await people.userOf(id)).toMatchObject({ role: Role.Partner, restaurants: [] });
    const back = form({ id, type: 3, locations: [] });
    expect((await people.send('UpdateUser', back, admin)).fields).toEqual({ locations: 'obligatory_field' });
  });

  it('keeps a restaurant that has closed since, and takes no new closed one', async () => {
    const people = await world();
    await people.register(20, Role.Manager, [9]);
    const person = { id: 20, email: addressAt('user20') };
    expect((await people.send('UpdateUser', form({ ...person, locations: [9, 1] }), admin)).code).toBe(
      'done',
    );
  });

  it('[R5] [AMB-75] gives the former address to the next who asks for it, and not before', async () => {
    const { people, id } = await withAna();
    expect((await people.send('AddUser', form(), admin)).code).toBe('email_taken');
    await people.send('UpdateUser', form({ id, email: addressAt('prats') }), admin);
    expect((await people.send('AddUser', form(), admin)).code).toBe('done');
    expect((await people.send('UpdateUser', form({ id }), admin)).code).toBe('email_taken');
  });

  it('[R5] to an address, while another person is added with it, succeeds for only one', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { people, id } = await withAna();
      const requested = addressAt('prats');
      const codes = await Promise.all([
        people.send('UpdateUser', form({ id, email: requested }), admin),
        people.send('AddUser', form({ email: requested }), admin),
      ]);
      expect(codes.filter(({ code }) => code === 'done')).toHaveLength(1);
    }
  });

  it('[R4] conflicts, naming the fields, when another person has changed it since', async () => {
    const { people, id } = await withAna();
    await people.send('UpdateUser', form({ id, name: 'Ana P.' }), admin);
    expect((await people.send('UpdateUser', form({ id, version: 0 }), { userId: 2 })).code).toBe('conflict');
  });

  it('asks for the terms again', async () => {
    const { people, id } = await withAna();
    await people.send('AcceptLegalTerms', { id }, { userId: id, role: Role.Manager });
    await people.send('ResetLegalTerms', { id }, admin);
    expect(await people.userOf(id)).toMatchObject({ acceptedTerms: null });
  });
});

describe('deleting a person', () => {
  it('[R-API-47] leaves nothing to change, to delete, nor to invite', async () => {
    const { people, id } = await withAna();
    await people.send('DeleteUser', { id }, admin);
    const head = await people.events.head();
    for (const [name, input, code] of [
      ['UpdateUser', form({ id }), 'user_not_found'],
      ['SendInvitation', { id }, 'user_not_found'],
      ['ResetLegalTerms', { id }, 'user_not_found'],
      ['DeleteUser', { id }, 'done'],
    ] as const)
      expect([name, (await people.send(name, input, admin)).code]).toEqual([name, code]);
    expect(await people.events.head()).toBe(head);
  });

  it('[R-API-47] [AMB-75] frees the address; restoring takes it again, or is refused', async () => {
    const { people, id } = await withAna();
    await people.send('DeleteUser', { id }, admin);
    await people.send('RestoreUser', { id }, admin);
    expect((await people.send('AddUser', form(), admin)).code).toBe('email_taken');
    await people.send('DeleteUser', { id }, admin);
    expect((await people.send('AddUser', form(), admin)).code).toBe('done');
    expect((await people.send('RestoreUser', { id }, admin)).code).toBe('email_taken');
  });

  it('[R5] [AMB-75] succeeds for only one when a person with the address is added at the same moment', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { people, id } = await withAna();
      await people.send('DeleteUser', { id }, admin);
      const codes = await Promise.all([
        people.send('RestoreUser', { id }, admin),
        people.send('AddUser', form(), admin),
      ]);
      expect(codes.filter(({ code }) => code === 'done')).toHaveLength(1);
    }
  });

  it('[S18] that is erased as well cannot be undone', async () => {
    const { people, id } = await withAna();
    await people.send('EraseUser', { id }, admin);
    expect((await people.send('UpdateUser', form({ id }), admin)).code).toBe('user_not_found');
    expect((await people.send('RestoreUser', { id }, admin)).code).toBe('user_not_found');
  });
});

describe('the last administrator', () => {
  const mine = (more: object) => form({ id: 1, type: 2, locations: [], email: addressAt('user1'), ...more });

  it.each([
    ['is not deleted', 'DeleteUser', { id: 1 }],
    ['is not demoted', 'UpdateUser', mine({ type: 3, locations: [1] })],
    ['is not deactivated', 'UpdateUser', mine({ active: false })],
  ] as const)('[AMB-55] %s by themselves', async (_what, name, input) => {
    const people = await world();
    expect((await people.send(name, input, admin)).code).toBe('own_account');
  });

  it('[AMB-55] is left when two demote, delete, deactivate or erase each other at the same moment', async () => {
    const ways = [
      (id: number) => ['DeleteUser', { id }] as const,
      (id: number) => ['EraseUser', { id }] as const,
      (id: number) =>
        ['UpdateUser', mine({ id, email: addressAt(`user${id}`), type: 3, locations: [1] })] as const,
      (id: number) => ['UpdateUser', mine({ id, email: addressAt(`user${id}`), active: false })] as const,
    ];
    for (const [n, one] of ways.entries())
      for (const other of ways.slice(n)) {
        const people = await world();
        const codes = await Promise.all([
          people.send(one(2)[0], one(2)[1], { userId: 1 }),
          people.send(other(1)[0], other(1)[1], { userId: 2 }),
        ]);
        expect(codes.filter(({ code }) => code === 'done')).toHaveLength(1);
      }
  });

  it('may be the one who was demoted and made one again', async () => {
    const people = await world();
    const other = { id: 2, email: addressAt('user2') };
    await people.send('UpdateUser', mine({ ...other, type: 3, locations: [1] }), admin);
    await people.send('UpdateUser', mine(other), admin);
    expect((await people.send('DeleteUser', { id: 1 }, { userId: 2 })).code).toBe('done');
  });
});

describe('a command on a person who changed while it was under way', () => {
  const ana = { name: 'Ana Prats', email: addressAt('ana'), phone: '' };
  const registered: UserEvent = {
    type: 'UserRegistered',
    data: { userId: 14, role: Role.Manager, active: true, restaurants: [1] },
    personal: { subject: 'user-14', value: { ...ana, passwordRecord: null } },
  };
  const actor = testActor(Role.Administrator, { userId: 1 });

  it('[R5] does not add the same person twice', () => {
    const input = { ...ana, type: Role.Manager, locations: [1], active: true };
    givenEvents(userDecider, [registered])
      .when('AddUser', { input, actor, facts: { passwordRecord: null }, taken: { id: 14 } })
      .thenNothing();
  });

  it('[R-API-47] is rejected when the person no longer exists', () => {
    const seen = { addressClaims: 0, hasEntered: false, isAdministrator: false };
    for (const name of ['DeleteUser', 'RestoreUser'] as const)
      givenEvents(userDecider, [])
        .when(name, { input: { id: 14 }, actor, facts: { passwordRecord: null, seen } })
        .thenRejected('user_not_found');
  });
});
