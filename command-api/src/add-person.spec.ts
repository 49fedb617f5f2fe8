import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { platformMetadata } from '@portal/platform/decider/platform-metadata';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';
import { WrongExpectedRevision } from '@portal/platform/stores/event-store/event-store.port';
import { MemoryEventStore } from '@portal/platform/stores/event-store/memory.event-store';
import { MemoryKeyStore } from '@portal/platform/stores/key-store/memory.key-store';
import { plainCodec } from '@portal/platform/testing/plain-codec';
import { addPerson, firstAdministrator } from './add-person';
import { openPasswordLink } from './areas/users/password-link';
import { createWriteSide } from './write-side';

const at = '2026-11-20T09:30:00.000Z';
const secrets = createSessionSecrets(Buffer.alloc(32, 1));
const ana = { name: 'Ana Prats', email: 'ana@es.chain.example' };
const here = { publicOrigin: () => 'https://portal.chain.example', areMailed: false };

const programOn = (events: MemoryEventStore) =>
  createWriteSide({
    market: 'ES',
    events,
    codec: plainCodec,
    secrets,
    keys: new MemoryKeyStore(),
    now: () => new Date(at),
  });
type Program = ReturnType<typeof programOn>;

const open = () => {
  const events = new MemoryEventStore();
  return { events, program: programOn(events) };
};
const registered = async (events: MemoryEventStore) =>
  (await events.readAll(0, 1_000)).filter(({ type }) => type === 'UserRegistered');
const firstOf = (program: Program, first: typeof ana | null = ana, more = {}) =>
  firstAdministrator(program, first, { ...here, ...more });
function linkIn(text: string) {
  const [, token = '', time] = /changepassword\/([^/]+)\/(\d+)$/.exec(text) ?? [];
  return { ...openPasswordLink(secrets, token), time: Number(time) };
}

describe('[AMB-25] adding a person without a form', () => {
  it('invites them by a link that is valid for seven days', async () => {
    const { events, program } = open();
    const added = await addPerson(program, { ...ana, type: Role.Editor });
    if (!added.ok) throw new Error(added.why);
    const [{ data } = { data: { userId: 0 } }] = await registered(events);
    const expires = Date.parse(at) / 1000 + 7 * 24 * 60 * 60;
    expect(linkIn(added.invitation)).toMatchObject({ userId: data.userId, expires, time: expires });
    expect(data).toMatchObject({ role: Role.Editor, active: true, restaurants: [] });
  });

  it.each([
    [{ email: 'ana@gmail.com' }, 'the e-mail address must end in @es.chain.example'],
    [{ email: 'ana' }, 'this is not an e-mail address'],
    [{ name: ' ' }, 'the name is missing'],
    [{ type: Role.Manager }, 'this role needs --restaurants'],
    [{ type: Role.Manager, locations: '5' }, 'one of these restaurants does not exist or is closed'],
    [{ type: 7 }, /^type: /],
    [{ email: 'eva@es.chain.example' }, 'another person has this e-mail address already'],
  ])('rejects %j with a one-sentence message and adds no person', async (wrong, why) => {
    const { events, program } = open();
    await addPerson(program, { name: 'Eva', email: 'eva@es.chain.example', type: Role.Partner });
    const added = await addPerson(program, { ...ana, type: Role.Administrator, ...wrong });
    expect(added).toMatchObject({ ok: false, why: expect.stringMatching(why) });
    expect(await registered(events)).toHaveLength(1);
  });
});

describe('[AMB-25] [R5] adding a person twice', () => {
  const eva = { ...ana, type: Role.Editor };

  it('that others get ahead of every time is to be tried again', async () => {
    const { events, program } = open();
    const append = events.append.bind(events);
    events.append = async (stream, expected, ...rest) => {
      if (stream.startsWith('user-')) throw new WrongExpectedRevision(stream, expected, 0);
      return append(stream, expected, ...rest);
    };
    expect(await addPerson(program, eva)).toEqual({
      ok: false,
      why: 'the same was done at the same time: try again',
    });
    expect(await registered(events)).toEqual([]);
  });

  it('gives the same link again, and none once the invitation is void', async () => {
    const { events, program } = open();
    const added = await addPerson(program, eva, 'key');
    if (!added.ok) throw new Error(added.why);
    expect(await addPerson(program, eva, 'key')).toEqual(added);
    const { userId = 0 } = linkIn(added.invitation);
    const metadata = platformMetadata('ES', new Date(at));
    await events.append(`user-${userId}`, 1, [
      { id: randomUUID(), type: 'UserDeactivated', data: { userId }, metadata },
    ]);
    await expect(addPerson(programOn(events), eva, 'key')).rejects.toThrow('without an invitation');
    expect(await registered(events)).toHaveLength(1);
  });
});

describe('[AMB-25] the first administrator', () => {
  it('is invited once by programs that start at the same moment, and by none that starts later', async () => {
    const { events, program } = open();
    const programs = [program, programOn(events), programOn(events)];
    const lines = await Promise.all(programs.map((each) => firstOf(each)));
    const [{ data } = { data: { userId: 0 } }, ...others] = await registered(events);
    expect(others).toEqual([]);
    expect(data).toMatchObject({ role: Role.Administrator, active: true });
    expect(linkIn(lines.find((line) => line !== null) ?? '')).toMatchObject({ userId: data.userId });
    const head = await events.head();
    expect(await firstOf(programOn(events))).toBeNull();
    expect(await firstOf(programOn(events), { ...ana, email: 'eva@es.chain.example' })).toBeNull();
    expect(await events.head()).toBe(head);
  });

  it('whose start was cut short is added by the next one', async () => {
    const { events, program } = open();
    const append = events.append.bind(events);
    events.append = async (stream, ...rest) => {
      if (stream.startsWith('user-')) throw new Error('killed');
      return append(stream, ...rest);
    };
    await expect(firstOf(program)).rejects.toThrow('killed');
    expect(await events.head()).toBeGreaterThan(0);
    events.append = append;
    expect(await firstOf(programOn(events))).toContain('/changepassword/');
    expect(await registered(events)).toHaveLength(1);
  });

  it('is not named where mails leave the machine: nor is the link', async () => {
    const { program } = open();
    const lines = await firstOf(program, ana, { areMailed: true });
    expect(lines).toBe('The first administrator is mailed an invitation.');
  });

  it.each([Role.Editor, Role.Partner])('is missing when the only person is of type %i', async (type) => {
    const { program } = open();
    await addPerson(program, { name: 'Eva', email: 'eva@es.chain.example', type });
    expect(await firstOf(program, null)).toContain('npm run add-person');
    expect(await firstOf(program)).toContain('/changepassword/');
    expect(await firstOf(program, null)).toBeNull();
  });

  it('is not invited when another person has become administrator', async () => {
    const { events, program } = open();
    await addPerson(program, { name: 'Eva', email: 'eva@es.chain.example', type: Role.Administrator });
    expect(await firstOf(program)).toContain('not used');
    expect(await registered(events)).toHaveLength(1);
  });

  it('of another domain stops the start with one sentence', async () => {
    const { events, program } = open();
    await expect(firstOf(program, { ...ana, email: 'ana@gmail.com' })).rejects.toThrow(
      /PORTAL_FIRST_ADMIN_EMAIL.*must end in @es\.chain\.example$/,
    );
    expect(await registered(events)).toEqual([]);
  });
});
