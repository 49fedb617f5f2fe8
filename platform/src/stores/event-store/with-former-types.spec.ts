import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { defineEvents, event, formerTypes } from '@portal/contracts';
import { z } from 'zod';
import { platformMetadata } from '../../decider/platform-metadata';
import type { RecordedEvent } from './event-store.port';
import { MemoryEventStore } from './memory.event-store';
import { withFormerTypes } from './with-former-types';

const data = z.object({ n: z.int() });
const renamed = defineEvents('samples', {
  SampleUpdated: event({ data, formerly: ['SampleChanged', 'SampleEdited'] }),
  SampleAdded: event({ data }),
});

const written = (type: string) => ({
  id: randomUUID(),
  type,
  data: { n: 1 },
  metadata: platformMetadata('ES', new Date('2026-11-20T09:30:00.000Z')),
});
const typesOf = (events: readonly RecordedEvent[]) => events.map(({ type }) => type);
const today = ['SampleAdded', 'SampleUpdated', 'SampleUpdated'];

async function anOldLog() {
  const log = new MemoryEventStore();
  await log.append('s-1', 'no-stream', ['SampleAdded', 'SampleChanged', 'SampleEdited'].map(written));
  return { log, events: withFormerTypes(log, formerTypes([renamed])) };
}

it('[R8] events that were written under former types are read under those of today', async () => {
  const { log, events } = await anOldLog();
  expect(typesOf(await events.readStream('s-1'))).toEqual(today);
  expect(typesOf(await events.readAll(0, 10))).toEqual(today);
  expect(typesOf(await log.readAll(0, 10))).toEqual(['SampleAdded', 'SampleChanged', 'SampleEdited']);
});

it('[R8] subscribers hear of them under the types of today', async () => {
  const { events } = await anOldLog();
  const heard = await new Promise<string[]>((resolve) => {
    const subscription = events.subscribe({
      after: 0,
      handle: async (batch) => {
        resolve(typesOf(batch));
        void subscription.stop();
      },
    });
  });
  expect(heard).toEqual(today);
});

it('a former type that is an event of its own is a mistake of the contracts', () => {
  const clashing = defineEvents('others', { SampleChanged: event({ data }) });
  expect(() => formerTypes([renamed, clashing])).toThrow('SampleChanged');
});
