import { describe, expect, it } from '@jest/globals';
import type { AddResourceInput } from '@portal/contracts/areas/resources';
import { EventStoreUnavailable, type NewEvent } from '@portal/platform/stores/event-store/event-store.port';
import { MemoryEventStore } from '@portal/platform/stores/event-store/memory.event-store';
import { answered, resourceTestKit } from './testing/resource-test-kit';

/** Store that fails at the first resource, as after a kill. */
class LostStore extends MemoryEventStore {
  #lost = false;
  override append(stream: string, expected: number | 'no-stream', events: readonly NewEvent[]) {
    if (events[0]?.type !== 'ResourceAdded' || this.#lost) return super.append(stream, expected, events);
    this.#lost = true;
    return Promise.reject(new EventStoreUnavailable('spec'));
  }
}

const refusals: readonly [string, AddResourceInput][] = [
  ['without a name', { name: ' ' }],
  ['with an unknown section', { sections: [99] }],
  ['with a file that was never uploaded', { file: 'nowhere' }],
  ['with a picture that was uploaded for another purpose', { thumb: 'slider-picture-1' }],
];

describe('a resource that is refused', () => {
  it.each(refusals)('[S16] [R-ARS-04] writes nothing when it is new: %s', async (_, form) => {
    const kit = resourceTestKit();
    await kit.addSection('Menús');
    await kit.upload('slider-picture');
    const head = await kit.events.head();
    for (let attempt = 0; attempt < 30; attempt += 1)
      expect(await kit.add(form)).toMatchObject({ ok: false });
    expect(await kit.events.head()).toBe(head);
  });

  it.each(refusals)('[S16] [R-API-22] writes nothing when it is edited: %s', async (_, form) => {
    const kit = resourceTestKit();
    await kit.addSection('Menús');
    await kit.upload('slider-picture');
    const { id } = answered(await kit.add());
    const head = await kit.events.head();
    expect(await kit.update(id, { name: 'Otro nombre', ...form })).toMatchObject({ ok: false });
    expect(await kit.update(99, { name: 'Otro nombre' })).toMatchObject({ ok: false });
    expect(await kit.update(id, { name: 'Otro nombre', version: 99 })).toMatchObject({ ok: false });
    expect(await kit.events.head()).toBe(head);
  });

  it('[S16] [R5] leaves no gap: the next one has the next id, the slug of its name and its file', async () => {
    const kit = resourceTestKit();
    await kit.addSection('Menús');
    const file = await kit.upload('resource-file');
    expect(await kit.add({ file, sections: [99] })).toMatchObject({ ok: false });
    expect(answered(await kit.add({ file }))).toMatchObject({ id: 1, url: 'cartel-de-otono' });
  });

  it('[R1] [R2] keeps id, slug and file for its own repeat when the log goes away between them and the event', async () => {
    const events = new LostStore();
    const kit = resourceTestKit(events);
    await kit.addSection('Menús');
    const file = await kit.upload('resource-file');
    await expect(kit.add({ file }, 'key-of-it')).rejects.toThrow(EventStoreUnavailable);
    const repeated = answered(await resourceTestKit(events).add({ file }, 'key-of-it'));
    expect(repeated).toMatchObject({ id: 1, url: 'cartel-de-otono' });
    expect((await kit.history(1)).map(({ type }) => type)).toEqual(['ResourceAdded']);
    expect(answered(await kit.add())).toMatchObject({ id: 2, url: 'cartel-de-otono_1' });
  });
});
