import { describe, expect, it } from '@jest/globals';
import { MemoryEventStore } from '../stores/event-store/memory.event-store';
import { anEvent } from '../stores/event-store/event-store.samples';
import { plainCodec } from '../testing/plain-codec';
import type { StreamRules } from './decider';
import { createEventsAt } from './state-loader';
import { createStreamSnapshots, StreamStates } from './stream-states';

const stream = 'figures-sales';
const now = () => new Date('2026-11-20T09:30:00.000Z');

function summing(every: number, version = 1) {
  const counted = { folded: 0 };
  const rules: StreamRules<number> = {
    initial: 0,
    evolve: {
      Added: (sum: number, { data }: { readonly data: { readonly value: number } }) => {
        counted.folded += 1;
        return sum + data.value;
      },
    },
    snapshots: { version, every, write: (sum) => sum, read: Number },
  };
  return { counted, rules: rules as unknown as StreamRules };
}

async function logOf(count: number) {
  const events = new MemoryEventStore();
  const add = async (value: number) => {
    const revision = (await events.readLast(stream))?.revision ?? 'no-stream';
    await events.append(stream, revision, [anEvent({ value }, { type: 'Added' })]);
  };
  for (let value = 1; value <= count; value += 1) await add(value);
  const program = () =>
    new StreamStates(events, plainCodec, createStreamSnapshots(events, { market: 'ES', now }));
  const kept = async () =>
    (await events.readStream(`snapshot-${stream}`)).map(({ data }) => data['revision']);
  return { events, add, program, kept };
}

describe('a stream with snapshots', () => {
  it('is read from its newest snapshot on by a process that has just started', async () => {
    const { add, program, kept } = await logOf(5);
    const first = summing(4);
    expect(await program().load(first.rules, stream)).toMatchObject({ state: 15, revision: 4 });
    expect(await kept()).toEqual([4]);
    await add(6);
    const second = summing(4);
    expect(await program().load(second.rules, stream)).toMatchObject({ state: 21, revision: 5 });
    expect(second.counted.folded).toBe(1);
  });

  it('has the edits and commands of all its events nevertheless', async () => {
    const { events, add, program } = await logOf(5);
    await program().load(summing(4).rules, stream);
    await add(6);
    const without = await new StreamStates(events, plainCodec).load(summing(4).rules, stream);
    const { commands, edits } = await program().load(summing(4).rules, stream);
    expect([...commands]).toEqual([...without.commands]);
    expect([...edits]).toEqual([...without.edits]);
  });

  it('is kept again once as many events more have happened, also those of this process', async () => {
    const { add, program, kept } = await logOf(4);
    const states = program();
    const { rules } = summing(3);
    await states.load(rules, stream);
    for (let value = 0; value < 2; value += 1) await add(value);
    await states.load(rules, stream);
    expect(await kept()).toEqual([3]);
    await add(7);
    await states.load(rules, stream);
    await states.load(rules, stream);
    expect(await kept()).toEqual([3, 6]);
  });

  it('is read from its beginning where a snapshot was kept by other rules, or none was', async () => {
    const { program, kept } = await logOf(5);
    await program().load(summing(4, 1).rules, stream);
    const later = summing(4, 2);
    expect(await program().load(later.rules, stream)).toMatchObject({ state: 15 });
    expect(later.counted.folded).toBe(5);
    expect(await kept()).toEqual([4, 4]);
  });

  it('is kept once where two processes do it at the same moment', async () => {
    const { program, kept } = await logOf(5);
    const loaded = await Promise.all(
      [program(), program()].map((states) => states.load(summing(4).rules, stream)),
    );
    expect(loaded.map(({ state }) => state)).toEqual([15, 15]);
    expect((await kept()).length).toBeGreaterThanOrEqual(1);
  });
});

describe('single events of a stream', () => {
  it('are read by their revisions, in any order, in stretches that are not long', async () => {
    const { events } = await logOf(130);
    const reads: (number | undefined)[] = [];
    const counting = {
      readStream: (name: string, from?: number, limit?: number) => {
        reads.push(limit);
        return events.readStream(name, from, limit);
      },
    };
    const found = await createEventsAt(counting, plainCodec)(stream, [
      ...Array.from({ length: 120 }, (_, at) => 120 - at),
      ...[3, 129, 500],
    ]);
    expect(found.size).toBe(121);
    expect(found.get(3)?.data).toEqual({ value: 4 });
    expect(found.get(129)?.data).toEqual({ value: 130 });
    expect(reads).toEqual([50, 50, 20, 1, 1]);
  });
});
