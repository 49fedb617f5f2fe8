import { describe, expect, it } from '@jest/globals';
import { reject, Role } from '@portal/contracts';
import { MemoryEventStore } from '../stores/event-store/memory.event-store';
import { plainCodec } from '../testing/plain-codec';
import { jarBindings } from '../testing/sample-aggregate';
import { testActor } from '../testing/test-actor';
import { createCommandRunner } from './command-runner';
import { createNewIds } from './new-ids';
import { createReservations } from './reservation';

const now = () => new Date('2026-11-20T09:30:00.000Z');
const tips = { restaurantId: 1, label: 'Tips' };
const no = reject('no_jars_left');

function wire(events = new MemoryEventStore()) {
  const names = createReservations(events, { market: 'ES', now, secret: 'spec' });
  const ids = createNewIds(events, { market: 'ES', now, names });
  const { openJar } = jarBindings(async () => 1);
  const runner = createCommandRunner({ events, codec: plainCodec, market: 'ES', now });
  const numbered: typeof openJar = {
    ...openJar,
    stream: async ({ commandId }) => `jar-${(await ids.drawnFor('jar', commandId)) ?? commandId}`,
    take: async ({ commandId }) => ({ number: await ids.idFor('jar', commandId) }),
  };
  const open = (binding = numbered, idempotencyKey?: string) =>
    runner.run(binding, tips, { actor: testActor(Role.Franchisee), correlationId: 'spec', idempotencyKey });
  return { events, numbered, open };
}

describe('what only one may have', () => {
  it('[S16] is not taken for a command that the decision or its facts refuse', async () => {
    const { events, numbered, open } = wire();
    expect(await open({ ...numbered, decide: () => no })).toEqual({ ok: false, rejection: no });
    expect(await open({ ...numbered, facts: () => no })).toEqual({ ok: false, rejection: no });
    expect(await events.head()).toBe(0);
  });

  it('[R5] is taken for one decision, made once', async () => {
    const { numbered, open } = wire();
    let decisions = 0;
    const decide: typeof numbered.decide = (command, state) => {
      decisions += 1;
      return numbered.decide(command, state);
    };
    expect(await open({ ...numbered, decide })).toMatchObject({ ok: true });
    expect(decisions).toBe(1);
  });

  it('[R5] is claimed once the decision succeeds, and is in the event', async () => {
    const { events, open } = wire();
    expect(await open()).toMatchObject({ ok: true, data: { number: 1 } });
    expect(await open()).toMatchObject({ ok: true, data: { number: 2 } });
    const [opened] = await events.readStream('jar-2');
    expect(opened).toMatchObject({ type: 'JarOpened', data: { number: 2 } });
  });

  it('[R5] rejects when another command was faster, and appends no event', async () => {
    const { events, numbered, open } = wire();
    expect(await open({ ...numbered, take: async () => no })).toEqual({ ok: false, rejection: no });
    expect(await events.head()).toBe(0);
  });

  it('[R1] [R2] is the same for a command that is repeated after a death between it and the event', async () => {
    const { events, numbered, open } = wire();
    const died = {
      ...numbered,
      answer: numbered.answer,
      take: async (...given: never[]) => {
        await numbered.take?.(...(given as unknown as Parameters<NonNullable<typeof numbered.take>>));
        throw new Error('the process died');
      },
    };
    await expect(open(died, 'key-of-the-jar')).rejects.toThrow('died');
    const head = await events.head();
    const restarted = wire(events);
    const repeated = await restarted.open(restarted.numbered, 'key-of-the-jar');
    expect(repeated).toMatchObject({ ok: true, data: { number: 1 } });
    expect(await events.head()).toBe(head + 1);
    expect(await wire(events).open(restarted.numbered, 'key-of-the-jar')).toEqual(repeated);
    expect(await events.head()).toBe(head + 1);
  });

  it('[R2] is the same for a command that two processes decide at the same moment', async () => {
    const events = new MemoryEventStore();
    const one = wire(events);
    const other = wire(events);
    const outcomes = await Promise.all(
      [one, other].map(({ open, numbered }) => open(numbered, 'key-of-the-jar')),
    );
    expect(outcomes[0]).toMatchObject({ ok: true });
    expect(outcomes[1]).toEqual(outcomes[0]);
    const opened = (await events.readAll(0, 100)).filter(({ type }) => type === 'JarOpened');
    expect(opened).toHaveLength(1);
  });
});
