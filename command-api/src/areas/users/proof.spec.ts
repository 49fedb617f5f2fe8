import { describe, expect, it } from '@jest/globals';
import { allCalls, Role } from '@portal/contracts';
import { newSecondFactorSecret, secondFactorCode } from './second-factor-codes';
import { addressAt, ownPassword, type People, peopleOf } from './testing/people-kit';

const admin = { userId: 1 };
const wrong = { own_password: 'b'.repeat(64) };
const none = { own_password: undefined };
const manager = (more: object = {}) => ({
  id: 12,
  name: 'Persona 12',
  email: addressAt('user12'),
  phone: '',
  type: 3,
  locations: [1],
  active: true,
  ...more,
});

async function world(): Promise<People> {
  const people = await peopleOf([1]);
  await people.register(1, Role.Administrator);
  await people.register(2, Role.Administrator);
  await people.register(10, Role.Franchisee, [1]);
  await people.register(12, Role.Manager, [1]);
  return people;
}
async function deviceOf(people: People, userId: number) {
  const { events } = people;
  const secret = newSecondFactorSecret();
  const metadata = {
    actor: `user-${userId}`,
    role: Role.Administrator,
    market: 'ES' as const,
    at: people.now(),
  };
  const more = { correlationId: 'spec', causationId: 'spec', schemaVersion: 1 };
  const subject = `user-${userId}`;
  const revision = (await events.readStream(subject)).length - 1;
  await events.append(subject, revision, [
    {
      id: crypto.randomUUID(),
      type: 'SecondFactorPrepared',
      data: { userId },
      personal: { subject, sealed: JSON.stringify({ secret }) },
      metadata: { ...metadata, ...more },
    } as never,
    {
      id: crypto.randomUUID(),
      type: 'SecondFactorEnabled',
      data: { userId, recovery: [] },
      metadata: { ...metadata, ...more },
    } as never,
  ]);
  return () => secondFactorCode(secret, people.now());
}

type Sent = Parameters<People['send']>;
/** Sign-in data and rights: X3, ASVS 7.5. */
const sensitive: readonly (readonly [string, Sent[0], object, Sent[2]?])[] = [
  ['another address of one’s own', 'UpdateOwnAccount', { name: 'P', phone: '', email: addressAt('x') }],
  ['another address', 'UpdateUser', manager({ email: addressAt('x') })],
  ['a password', 'UpdateUser', manager({ password: 'c'.repeat(64) })],
  ['more rights', 'UpdateUser', manager({ type: 2 })],
  ['fewer rights', 'UpdateUser', manager({ id: 2, email: addressAt('user2'), type: 3 })],
  ['a new administrator', 'AddUser', manager({ email: addressAt('x'), type: 2 })],
  ['a new person’s password', 'AddUser', manager({ email: addressAt('x'), password: 'c'.repeat(64) })],
  ['an erasure', 'EraseUser', { id: 12 }],
  [
    'another address of a manager',
    'UpdateRestaurantUser',
    manager({ email: addressAt('x') }),
    { userId: 10, role: Role.Franchisee, restaurants: [1] },
  ],
];

describe('what needs a proof of who sends it', () => {
  it.each(sensitive)('[X3] %s: refused without one and with a wrong one, done with it', async (...row) => {
    const [, name, input, sender = admin] = row;
    const people = await world();
    const before = await people.events.head();
    expect((await people.send(name, { ...input, ...none }, sender)).code).toBe('proof_required');
    expect(await people.events.head()).toBe(before);
    expect((await people.send(name, { ...input, ...wrong }, sender)).code).toBe('proof_incorrect');
    const news = (await people.events.readAll(before, 10)).map(({ type, stream }) => `${type} ${stream}`);
    expect(news).toEqual([`PasswordCheckFailed user-${sender.userId}`]);
    expect((await people.send(name, { ...input }, sender)).code).toBe('done');
    expect(await people.typesOf(sender.userId)).toContain('IdentityProved');
  });

  it('[X3] also covers acting as a user and resetting a second factor: the runner checks every command', () => {
    const proven = allCalls.filter((call) => call.kind === 'command' && call.proof === true);
    const names = ['StartActingAsUser', 'ResetSecondFactor', ...sensitive.map(([, name]) => name)];
    expect(proven.map(({ name }) => name).sort()).toEqual([...new Set(names)].sort());
  });

  it('[X3] other changes need none', async () => {
    const people = await world();
    for (const [name, input] of [
      ['UpdateUser', manager({ name: 'Otra', locations: [1] })],
      ['UpdateUser', manager({ active: false })],
      ['AddUser', manager({ email: addressAt('x') })],
    ] as const)
      expect((await people.send(name, { ...input, ...none }, admin)).code).toBe('done');
  });

  it('[X3] is asked for last: what is refused anyway, or changes nothing, asks for no password', async () => {
    const people = await world();
    const taken = manager({ email: addressAt('user1'), ...none });
    expect((await people.send('UpdateUser', taken, admin)).code).toBe('email_taken');
    expect((await people.send('EraseUser', { id: 12 }, admin)).code).toBe('done');
    expect((await people.send('EraseUser', { id: 12, ...none }, admin)).code).toBe('done');
  });

  it('[S4] counts wrong ones against the sender, whomever the commands are about', async () => {
    const people = await world();
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await people.send('UpdateUser', manager({ type: 2, ...wrong }), admin)).code).toBe(
        'proof_incorrect',
      );
    expect((await people.send('EraseUser', { id: 2 }, admin)).code).toBe('login_locked');
    expect((await people.send('EraseUser', { id: 12 }, { userId: 2 })).code).toBe('done');
  });

  it('[S4] counts guesses that are sent at the same moment one after the other', async () => {
    const people = await world();
    const guesses = Array.from({ length: 20 }, (_, at) =>
      people.send('UpdateUser', manager({ name: `P${at}`, type: 2, ...wrong }), admin),
    );
    const codes = (await Promise.all(guesses)).map(({ code }) => code);
    expect(codes.filter((code) => code === 'proof_incorrect')).toHaveLength(5);
    expect(codes.filter((code) => code === 'login_locked')).toHaveLength(15);
  });

  it('[X3] is a code where a second factor is on, each once; the password does not do', async () => {
    const people = await world();
    const code = await deviceOf(people, 1);
    const erase = (id: number, proof: object) => people.send('EraseUser', { id, ...none, ...proof }, admin);
    expect((await erase(12, { own_password: ownPassword })).code).toBe('proof_required');
    expect((await erase(12, { own_code: '000000' })).code).toBe('proof_incorrect');
    expect((await erase(12, { own_code: code() })).code).toBe('done');
    expect((await erase(10, { own_code: code() })).code).toBe('proof_incorrect');
    people.later(1);
    expect((await erase(10, { own_code: code() })).code).toBe('done');
  });

  it('[X3] does not make a password for oneself, which has a way of its own', async () => {
    const people = await world();
    const mine = manager({ id: 1, name: 'Persona 1', email: addressAt('user1'), type: 2, locations: [] });
    expect(await people.send('UpdateUser', { ...mine, password: 'c'.repeat(64) }, admin)).toMatchObject({
      code: 'own_account',
      fields: { password: 'own_account' },
    });
  });
});
