import { defineEvents, type DomainEvent, event, type EventMetadata } from '@portal/contracts';
import { afterEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import type { NewEvent, RecordedEvent } from '../stores/event-store/event-store.port';
import { PersonErased } from '../stores/key-store/key-store.port';
import { MemoryKeyStore } from '../stores/key-store/memory.key-store';
import { createEventCodec, InvalidEvent, UnknownEvent } from './event-codec';

const sampleEvents = defineEvents('samples', {
  Placed: event({
    data: z.object({ number: z.int() }),
    personal: z.object({ name: z.string(), phone: z.string().optional() }),
  }),
  Closed: event({ data: z.object({ note: z.string() }) }),
});

const metadata: EventMetadata = {
  actor: 'user-1',
  role: 1,
  market: 'ES',
  at: '2026-11-20T09:30:00.000Z',
  correlationId: 'c',
  causationId: 'c',
  commandId: 'c',
  commandDigest: 'd',
  schemaVersion: 1,
};
const id = '00000000-0000-5000-8000-000000000001';
const recorded = (stored: NewEvent): RecordedEvent => ({
  ...stored,
  stream: 's-1',
  revision: 0,
  position: 7,
});
const placed = (name: string, subject = 'user-1'): DomainEvent => ({
  type: 'Placed',
  data: { number: 1 },
  personal: { subject, value: { name } },
});

describe('the event codec', () => {
  const keys = new MemoryKeyStore();
  const codec = createEventCodec({ events: [sampleEvents], keys });
  const encode = async (domainEvent: DomainEvent) => recorded(await codec.encode(domainEvent, id, metadata));
  afterEach(() => keys.close());

  it('[S18] restores any personal data, and stores nothing of it in the clear', async () => {
    const text = fc.string({ unit: 'binary', minLength: 8 });
    await fc.assert(
      fc.asyncProperty(text, fc.constantFrom('user-1', 'user-2'), async (name, subject) => {
        const original = placed(name, subject);
        const stored = await encode(original);
        expect(Object.keys(stored.personal ?? {})).toEqual(['subject', 'sealed']);
        expect(JSON.stringify({ ...stored, personal: stored.personal?.sealed })).not.toContain(
          JSON.stringify(name),
        );
        expect(await codec.decode(stored)).toEqual({
          ...original,
          id,
          metadata,
          stream: 's-1',
          revision: 0,
          position: 7,
        });
      }),
    );
  });

  it('seals the same data differently each time', async () => {
    const one = await encode(placed('Ana'));
    const two = await encode(placed('Ana'));
    expect(one.personal?.sealed).not.toBe(two.personal?.sealed);
  });

  it('[S18] shows no personal data once its person was erased, and seals no more of it', async () => {
    const stored = await encode(placed('Ana', 'user-9'));
    expect((await codec.decode(stored)).personal).toEqual({ subject: 'user-9', value: { name: 'Ana' } });
    await keys.erase('user-9');
    codec.forget('user-9');
    const decoded = await codec.decode(stored);
    expect(decoded.personal).toEqual({ subject: 'user-9', value: null });
    expect(decoded.data).toEqual({ number: 1 });
    await expect(codec.encode(placed('Ana', 'user-9'), id, metadata)).rejects.toThrow(PersonErased);
  });

  it('opens no envelope that was altered, cut, or taken from another event or person', async () => {
    const stored = await encode(placed('Ana'));
    const { subject, sealed } = stored.personal ?? { subject: '', sealed: '' };
    await codec.encode(placed('Eva', 'user-2'), id, metadata);
    const valueOf = async (other: Partial<RecordedEvent>) =>
      (await codec.decode({ ...stored, ...other })).personal;
    expect(await valueOf({})).toEqual({ subject, value: { name: 'Ana' } });
    expect(await valueOf({ id: id.replace('1', '2') })).toEqual({ subject, value: null });
    expect(await valueOf({ personal: { subject: 'user-2', sealed } })).toEqual({
      subject: 'user-2',
      value: null,
    });
    const bytes = Buffer.from(sealed, 'base64');
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const altered = Buffer.from(bytes);
        altered[at] = (altered[at] ?? 0) ^ change;
        const [changed, cut] = [altered, bytes.subarray(0, at)].map((each) => each.toString('base64'));
        expect(await valueOf({ personal: { subject, sealed: changed ?? '' } })).toEqual({
          subject,
          value: null,
        });
        expect(await valueOf({ personal: { subject, sealed: cut ?? '' } })).toEqual({ subject, value: null });
      }),
    );
  });

  it('answers at once when no key is needed or it is cached', async () => {
    const closed = codec.encode({ type: 'Closed', data: { note: 'x' } }, id, metadata);
    expect(closed).not.toBeInstanceOf(Promise);
    const stored = await encode(placed('Ana', 'user-3'));
    expect(codec.encode(placed('Ana', 'user-3'), id, metadata)).not.toBeInstanceOf(Promise);
    expect(codec.decode(stored)).not.toBeInstanceOf(Promise);
    expect(codec.decode(recorded(closed as NewEvent))).not.toHaveProperty('personal');
  });

  it('refuses an event that breaks its contract, and never repeats its values', async () => {
    const broken: readonly DomainEvent[] = [
      { type: 'Placed', data: { number: 'secret' }, personal: { subject: 'user-1', value: { name: 'Ana' } } },
      {
        type: 'Placed',
        data: { number: 1 },
        personal: { subject: 'user-1', value: { name: { secret: 1 } } },
      },
      { type: 'Placed', data: { number: 1 } } as unknown as DomainEvent,
      { type: 'Closed', data: { note: 'x' }, personal: { subject: 'user-1', value: 'secret' } },
    ];
    for (const each of broken) {
      expect(() => codec.encode(each, id, metadata)).toThrow(InvalidEvent);
      expect(() => codec.encode(each, id, metadata)).not.toThrow('secret');
    }
    expect(() => codec.encode({ type: 'Unheard', data: {} } as DomainEvent, id, metadata)).toThrow(
      UnknownEvent,
    );
  });

  it('refuses an event of which reading it by its contract makes something else', () => {
    const more = { type: 'Placed', data: { number: 1, more: 'secret' }, personal: placed('Ana').personal };
    expect(() => codec.encode(more as DomainEvent, id, metadata)).toThrow(InvalidEvent);
    expect(() => codec.encode(more as DomainEvent, id, metadata)).not.toThrow('secret');
  });

  it('that trusts deciders stores what one that checks stores', async () => {
    const trusting = createEventCodec({ events: [sampleEvents], keys, trustsDeciders: true });
    await fc.assert(
      fc.asyncProperty(fc.string(), async (name) => {
        const one = await codec.encode(placed(name), id, metadata);
        const other = trusting;
        const two = await other.encode(placed(name), id, metadata);
        expect({ ...two, personal: undefined }).toEqual({ ...one, personal: undefined });
        expect((await codec.decode(recorded(two))).personal).toEqual(placed(name).personal);
      }),
    );
    expect(() => trusting.encode({ type: 'Unheard', data: {} } as DomainEvent, id, metadata)).toThrow(
      UnknownEvent,
    );
    const unsealed: DomainEvent = {
      type: 'Closed',
      data: { note: 'x' },
      personal: { subject: 'user-1', value: 1 },
    };
    expect(() => trusting.encode(unsealed, id, metadata)).toThrow(InvalidEvent);
  });

  it('does not guess at types and versions that it does not know', () => {
    const event = recorded({ id, type: 'Closed', data: { note: 'x' }, metadata });
    expect(() => codec.decode({ ...event, type: 'Unheard' })).toThrow(UnknownEvent);
    expect(() => codec.decode({ ...event, metadata: { ...metadata, schemaVersion: 2 } })).toThrow(
      UnknownEvent,
    );
    expect(() => codec.decode({ ...event, metadata: { ...metadata, schemaVersion: 0 } })).toThrow(
      UnknownEvent,
    );
  });
});

it('refuses to start with one name declared twice', () => {
  const keys = new MemoryKeyStore();
  expect(() => createEventCodec({ events: [sampleEvents, sampleEvents], keys })).toThrow('Placed');
});
