import { describe, expect, it } from '@jest/globals';
import { PersistentMap } from '@portal/platform/decider/persistent-map';
import { Role } from '@portal/contracts';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { addressAt, type People, peopleOf } from './testing/people-kit';
import { userDecider } from './user.decider';
import type { UserEvent } from './user-state';

const franchisee = { userId: 10, role: Role.Franchisee, restaurants: [1, 2] };
const form = (more: object = {}) => ({
  name: 'Ana Prats',
  email: addressAt('ana'),
  phone: '',
  locations: [1],
  ...more,
});

const deactivated = (id: number) => ({
  id,
  name: `Persona ${id}`,
  email: addressAt(`user${id}`),
  phone: '',
  type: Role.Manager,
  locations: [1],
  active: false,
});

async function world() {
  const people = await peopleOf([1, 2, 3, 4]);
  await people.register(1, Role.Administrator);
  await people.register(10, Role.Franchisee, [1, 2]);
  await people.register(11, Role.Manager, [2, 3]);
  await people.register(12, Role.Manager, [3]);
  await people.register(13, Role.Consultant, [1]);
  return people;
}

describe('the people of a franchisee', () => {
  it('[R-ACC-12] [W7] are managers when the franchisee adds them, even if another type is sent', async () => {
    const people = await world();
    const { data } = await people.send(
      'AddRestaurantUser',
      form({ type: 2, active: false, admin: 1 }),
      franchisee,
    );
    expect(await people.userOf(data?.id ?? 0)).toMatchObject({
      role: Role.Manager,
      active: true,
      restaurants: [1],
    });
  });

  it.each([[[3]], [[1, 3]], [[1, 2, 3, 4]]])(
    '[W7] are not put into %j, which is not all his',
    async (locations) => {
      const people = await world();
      for (const [name, more] of [
        ['AddRestaurantUser', {}],
        ['UpdateRestaurantUser', { id: 11, name: 'Persona 11', email: addressAt('user11') }],
      ] as const)
        expect(await people.send(name, form({ ...more, locations }), franchisee)).toMatchObject({
          code: 'forbidden',
          fields: { locations: 'restaurant_not_yours' },
        });
    },
  );

  it.each([
    ['AddRestaurantUser', {}],
    ['UpdateRestaurantUser', { id: 11, name: 'Persona 11', email: addressAt('user11') }],
  ] as const)('[W7] need one restaurant at least: %s', async (name, more) => {
    const people = await world();
    const { fields } = await people.send(name, form({ ...more, locations: [] }), franchisee);
    expect(fields).toEqual({ locations: 'obligatory_field' });
    expect(await people.userOf(11)).toMatchObject({ restaurants: [2, 3] });
  });

  it('[AMB-76] keep the restaurants that are not his when he saves', async () => {
    const people = await world();
    await people.send(
      'UpdateRestaurantUser',
      form({ id: 11, name: 'Persona 11', email: addressAt('user11'), locations: [1] }),
      franchisee,
    );
    expect(await people.userOf(11)).toMatchObject({ restaurants: [3, 1], role: Role.Manager });
  });

  it('[R-ACC-09] [R-ARE-03] keep a restaurant of his that is deleted, which his form does not show', async () => {
    const people = await world();
    await people.register(14, Role.Manager, [1, 2]);
    await people.deleteRestaurant(2);
    const save = (locations: number[]) =>
      people.send(
        'UpdateRestaurantUser',
        form({ id: 14, email: addressAt('user14'), locations }),
        franchisee,
      );
    for (const locations of [[1], [1, 2]]) {
      expect((await save(locations)).code).toBe('done');
      expect((await people.userOf(14))?.restaurants.toSorted()).toEqual([1, 2]);
    }
  });

  it('[R-ACC-09] keep or lose a closed restaurant of the franchisee as requested, and get no other closed one', async () => {
    const people = await peopleOf([1], [2, 3]);
    await people.register(10, Role.Franchisee, [1, 2, 3]);
    await people.register(14, Role.Manager, [1, 2]);
    const save = async (locations: number[]) => {
      const input = form({ id: 14, email: addressAt('user14'), locations });
      const { code, fields } = await people.send('UpdateRestaurantUser', input, franchisee);
      return [code, fields, (await people.userOf(14))?.restaurants];
    };
    expect(await save([1, 2])).toEqual(['done', undefined, [1, 2]]);
    expect(await save([1, 2, 3])).toEqual(['user_incomplete', { locations: 'restaurant_unknown' }, [1, 2]]);
    expect(await save([1])).toEqual(['done', undefined, [1]]);
  });

  it('[AMB-76] of other restaurants alone are not found, with any fields sent', async () => {
    const people = await world();
    for (const more of [{}, { version: 99 }, { email: 'ana@gmail.com' }, { locations: [3] }])
      expect((await people.send('UpdateRestaurantUser', form({ id: 12, ...more }), franchisee)).code).toBe(
        'user_not_found',
      );
  });

  it.each([10, 13])('[AMB-76] who are no managers he only sees (%i)', async (id) => {
    const people = await world();
    const input = form({ id, email: addressAt(`user${id}`) });
    expect((await people.send('UpdateRestaurantUser', input, franchisee)).code).toBe('user_of_another_role');
  });

  it.each(['name', 'email', 'phone'])(
    '[X1] [AMB-76] who also work for others keep their %s, and with it their sign-in',
    async (field) => {
      const people = await world();
      const present = { name: 'Persona 11', email: addressAt('user11'), phone: '' };
      const other = { name: 'Otra', email: addressAt('mine'), phone: '600 000 000' }[field];
      const before = await people.events.head();
      const sent = await people.send(
        'UpdateRestaurantUser',
        form({ ...present, id: 11, [field]: other }),
        franchisee,
      );
      expect(sent).toMatchObject({ code: 'user_shared', fields: { [field]: 'user_shared' } });
      expect(await people.events.head()).toBe(before);
      expect((await people.send('UpdateRestaurantUser', form({ ...present, id: 11 }), franchisee)).code).toBe(
        'done',
      );
    },
  );

  it('[X1] [AMB-76] who also work for others: nothing of a franchisee touches their other address', async () => {
    const people = await world();
    const person = { userId: 11, role: Role.Manager, restaurants: [2, 3] };
    const moved = { name: 'Persona 11', phone: '', email: addressAt('moved') };
    expect((await people.send('UpdateOwnAccount', moved, person)).code).toBe('done');
    const before = await people.events.head();
    for (const name of ['ResendAddressLink', 'CancelAddressChange'] as const)
      expect((await people.send(name, { id: 11 }, franchisee)).code).toBe('user_shared');
    expect(await people.events.head()).toBe(before);
    for (const id of [12, 999])
      expect((await people.send('CancelAddressChange', { id }, franchisee)).code).toBe('user_not_found');
    expect((await people.send('CancelAddressChange', { id: 11 }, { userId: 1 })).code).toBe('done');
  });

  it('[R-ROL-08] are those of the restaurants that he has now, not of those that his session began with', async () => {
    const people = await world();
    const his = { id: 10, type: 1, email: addressAt('user10'), locations: [1] };
    await people.send('UpdateUser', form(his), { userId: 1 });
    expect((await people.send('AddRestaurantUser', form({ locations: [2] }), franchisee)).code).toBe(
      'forbidden',
    );
  });

  it('[R-ROL-08] [X1] of a restaurant that the franchisee has lost are not found, even in an earlier session', async () => {
    const people = await world();
    const his = { id: 10, type: 1, email: addressAt('user10'), locations: [1] };
    await people.send('UpdateUser', form(his), { userId: 1 });
    const before = await people.events.head();
    for (const [name, more] of [
      ['UpdateRestaurantUser', { name: 'Persona 11', email: addressAt('user11') }],
      ['EndRestaurantUserAccess', {}],
      ['RestoreRestaurantUserAccess', {}],
      ['ResendAddressLink', {}],
      ['CancelAddressChange', {}],
    ] as const)
      expect([name, (await people.send(name, form({ id: 11, ...more }), franchisee)).code]).toEqual([
        ...[name, 'user_not_found'],
      ]);
    expect(await people.events.head()).toBe(before);
  });
});

describe('a command on a person who changed while it was under way', () => {
  const profile = { name: 'Ana Prats', email: addressAt('ana'), phone: '' };
  const registered: UserEvent = {
    type: 'UserRegistered',
    data: { userId: 14, role: Role.Manager, active: true, restaurants: [1] },
    personal: { subject: 'user-14', value: { ...profile, passwordRecord: null } },
  };
  const input = { ...profile, locations: [1, 2], version: undefined };

  it('[R5] does not add the same person twice', () => {
    givenEvents(userDecider, [registered])
      .when('AddRestaurantUser', { input, facts: { own: [1, 2] }, taken: { id: 14 } })
      .thenNothing();
  });

  it('[R4] is a conflict where what was reserved for it holds no longer', () => {
    const seen = { addressClaims: 0, hasEntered: false, isAdministrator: false };
    const facts = { own: [1, 2], shown: [1, 2], passwordRecord: null, seen };
    const entered: UserEvent = {
      type: 'LegalTermsAccepted',
      data: { userId: 14, termsVersion: '1', acceptedAt: '2026-11-20T09:30:00.000Z' },
    };
    const restaurants: UserEvent = {
      type: 'UserRestaurantsChanged',
      data: { userId: 14, restaurants: [1, 2] },
    };
    const update = { input: { ...input, id: 14 }, facts };
    givenEvents(userDecider, [registered]).when('UpdateRestaurantUser', update).then([restaurants]);
    givenEvents(userDecider, [registered, entered])
      .when('UpdateRestaurantUser', update)
      .thenRejected('conflict');
  });
});

describe('the access of a manager', () => {
  const end = (people: People, id: number, sender = franchisee) =>
    people.send('EndRestaurantUserAccess', { id }, sender).then(({ code }) => code);
  const restore = (people: People, id: number, sender = franchisee) =>
    people.send('RestoreRestaurantUserAccess', { id }, sender).then(({ code }) => code);
  const other = { userId: 20, role: Role.Franchisee, restaurants: [2, 3] };

  async function team() {
    const people = await world();
    await people.register(14, Role.Manager, [1, 2]);
    await people.register(20, Role.Franchisee, [2, 3]);
    return people;
  }

  it('[X1] [AMB-76] is ended by a deactivation where all their restaurants are his, and given back by him', async () => {
    const people = await team();
    expect(await end(people, 14)).toBe('done');
    expect(await people.userOf(14)).toMatchObject({ active: false, restaurants: [1, 2] });
    const head = await people.events.head();
    expect(await end(people, 14)).toBe('done');
    expect(await people.events.head()).toBe(head);
    expect(await restore(people, 14)).toBe('done');
    expect(await people.userOf(14)).toMatchObject({ active: true, restaurants: [1, 2] });
    expect((await people.userOf(14))?.accessEnds.size).toBe(0);
  });

  it('[X1] [AMB-76] of a person who works for others as well ends only in the franchisee’s restaurants', async () => {
    const people = await team();
    const before = await people.userOf(11);
    expect(await end(people, 11)).toBe('done');
    expect(await people.userOf(11)).toEqual({
      ...before,
      restaurants: [3],
      accessEnds: PersistentMap.of([[10, [2]]]),
    });
    expect(await end(people, 11)).toBe('user_not_found');
    expect(await restore(people, 11)).toBe('done');
    expect(await people.userOf(11)).toEqual({ ...before, restaurants: [3, 2] });
  });

  it('[X1] cannot be ended for people of others, nor for people who are no managers', async () => {
    const people = await team();
    expect(await Promise.all([12, 13, 10, 99].map((id) => end(people, id)))).toEqual([
      'user_not_found',
      'user_of_another_role',
      'user_of_another_role',
      'user_not_found',
    ]);
  });

  it('[X1] cannot be given to people of others, to people who are no managers, nor to deleted ones', async () => {
    const people = await team();
    await end(people, 14);
    await people.send('DeleteUser', { id: 14 }, { userId: 1 });
    expect(await Promise.all([12, 13, 10, 14, 99].map((id) => restore(people, id)))).toEqual([
      ...['user_not_found', 'user_of_another_role', 'user_of_another_role'],
      ...['user_not_found', 'user_not_found'],
    ]);
  });

  it('[X1] that was never ended is unchanged', async () => {
    const people = await team();
    const head = await people.events.head();
    expect(await restore(people, 14)).toBe('done');
    expect(await people.events.head()).toBe(head);
  });

  it('[X1] that an administrator has ended is not ended, and so not given back, by him', async () => {
    const people = await team();
    await people.send('UpdateUser', { ...deactivated(14), locations: [1, 2] }, { userId: 1 });
    const head = await people.events.head();
    expect(await end(people, 14)).toBe('done');
    expect(await restore(people, 14)).toBe('access_of_others');
    expect(await people.events.head()).toBe(head);
  });

  it('[X1] can be restored only by the person who ended it', async () => {
    const people = await team();
    await end(people, 14);
    expect(await restore(people, 14, other)).toBe('access_of_others');
    await people.register(15, Role.Manager, [1]);
    await people.send('UpdateUser', deactivated(15), { userId: 1 });
    expect(await restore(people, 15)).toBe('access_of_others');
    expect(await people.userOf(15)).toMatchObject({ active: false });
  });

  it('[X1] cannot be restored for a person who works for others by now', async () => {
    const people = await team();
    await end(people, 14);
    await people.send('UpdateUser', { ...deactivated(14), locations: [1, 2, 3] }, { userId: 1 });
    expect(await restore(people, 14)).toBe('access_of_others');
  });

  it('[X1] that an administrator has given back is not his to give again', async () => {
    const people = await team();
    await end(people, 11);
    const saved = (locations: number[]) => ({ ...deactivated(11), active: true, locations });
    await people.send('UpdateUser', saved([2, 3]), { userId: 1 });
    expect((await people.userOf(11))?.accessEnds.size).toBe(0);
    await people.send('UpdateUser', saved([3]), { userId: 1 });
    expect(await restore(people, 11)).toBe('user_not_found');
  });

  it('[X1] gives back no restaurant that is his no longer', async () => {
    const people = await team();
    await end(people, 11);
    await people.send(
      'UpdateUser',
      { ...deactivated(10), type: Role.Franchisee, active: true, locations: [1] },
      { userId: 1 },
    );
    expect(await restore(people, 11)).toBe('access_of_others');
  });

  it('[R4] conflicts when another version was seen', async () => {
    const people = await team();
    const send = (version: number) =>
      people.send('EndRestaurantUserAccess', { id: 14, version }, franchisee).then(({ code }) => code);
    expect([await send(7), await send(0)]).toEqual(['conflict', 'done']);
  });
});
