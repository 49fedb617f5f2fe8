import { hash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { addressAt, ownPassword, type People, peopleOf } from './testing/people-kit';
import { sealPasswordLink } from './password-link';
import { secondsOf } from './credentials';

const digestOf = (password: string) => hash('sha256', password);
const person = { name: 'Núria Vilà Roca', email: addressAt('nuria.vila'), phone: '' };
const nuria = { userId: 12, role: Role.Manager, restaurants: [1] };

async function world(): Promise<People> {
  const people = await peopleOf([1]);
  await people.register(1, Role.Administrator);
  await people.register(12, Role.Manager, [1], 'nuria.vila');
  await people.send('UpdateOwnAccount', person, nuria);
  return people;
}
async function linkOf(people: People) {
  await people.send('SendInvitation', { id: 12 }, { userId: 1 });
  const log = await people.events.readStream('user-12');
  const { linkId, expiresAt } = log.at(-1)?.data as { linkId: string; expiresAt: string };
  return sealPasswordLink(people.services.secrets, { userId: 12, linkId, expires: secondsOf(expiresAt) });
}

const ways: Readonly<Record<string, (people: People, password: string) => Promise<string>>> = {
  AddUser: async (people, password) => {
    await people.send('DeleteUser', { id: 12 }, { userId: 1 });
    const form = { ...person, type: 3, locations: [1], active: true, password };
    return (await people.send('AddUser', form, { userId: 1 })).code;
  },
  UpdateUser: async (people, password) => {
    const form = { ...person, id: 12, type: 3, locations: [1], password };
    return (await people.send('UpdateUser', form, { userId: 1 })).code;
  },
  ChangePassword: async (people, password) =>
    (await people.send('ChangePassword', { id: await linkOf(people), password }, { userId: 0 })).code,
  ChangeOwnPassword: async (people, password) =>
    (await people.send('ChangeOwnPassword', { old_password: ownPassword, password }, nuria)).code,
  RegisterUser: async (people, passwordDigest) => {
    await people.send('DeleteUser', { id: 12 }, { userId: 1 });
    const input = { ...person, email: addressAt('n.v'), userId: 50, role: 3, active: true, restaurants: [1] };
    const sent = { ...input, name: person.name, passwordDigest };
    return (await people.send('RegisterUser', sent, { userId: 0 })).code;
  },
};

describe.each(Object.entries(ways))('[X4] a password that %s sets', (name, set) => {
  it('[S5] must not be common, short, or made of the person’s own data', async () => {
    const people = await world();
    const own =
      name === 'RegisterUser' ? ['N.V', addressAt('n.v')] : ['nuria.vila', 'NURIA.VILA', person.email];
    for (const password of [
      ...['', 'a', 'Z9', 'abc', 'aaaaaaaaaa', '....................', 'password', 'Restaurante2026'],
      ...['nuria', 'Vila', 'núriavilàroca', 'Nuriavilaroca', ...own],
    ])
      expect([password, await set(people, digestOf(password))]).toEqual([password, 'password_too_common']);
  });

  it('[S5] may be another one', async () => {
    const people = await world();
    expect(await set(people, digestOf('correct horse battery staple'))).toBe('done');
  });
});

it('[X4] [S5] the new password must differ from the current one, in every command that sets it', async () => {
  for (const name of ['UpdateUser', 'ChangePassword', 'ChangeOwnPassword'])
    expect([name, await ways[name]?.(await world(), ownPassword)]).toEqual([name, 'password_not_new']);
});
