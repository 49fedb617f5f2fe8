import { expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { anEntry } from '@portal/contracts/areas/cart';
import { createCommandRunner } from '@portal/platform/decider/command-runner';
import { createStateLoader } from '@portal/platform/decider/state-loader';
import { MemoryEventStore } from '@portal/platform/stores/event-store/memory.event-store';
import { plainCodec } from '@portal/platform/testing/plain-codec';
import { testActor } from '@portal/platform/testing/test-actor';
import { cartBindings } from './cart.bindings';
import { syncedCartBindings } from './synced-cart.bindings';

const owner = testActor(Role.Franchisee);
const own = '1'.repeat(32);
const foreign = '2'.repeat(32);
const unknown = '3'.repeat(32);
const id = '1763640000000';
const device = 'a'.repeat(16);

function wire() {
  const events = new MemoryEventStore();
  const now = () => new Date('2026-11-20T09:30:00.000Z');
  const runner = createCommandRunner({ events, codec: plainCodec, market: 'ES', now });
  const context = (actor = owner) => ({ actor, correlationId: 'spec' });
  const upload = (key: string, actor = owner) =>
    runner.run(
      cartBindings().RecordUpload,
      { key, purpose: 'image', filename: 'a.png', contentType: 'image/png', bytes: 1, sha256: '0' },
      context(actor),
    );
  const { SaveCartEntry } = syncedCartBindings({ load: createStateLoader(events, plainCodec) });
  const input = { id, version: 0, device, changed_at: '2026-11-20T09:00:00.000Z' };
  const save = (images: string[]) =>
    runner.run(SaveCartEntry, { ...input, entry: anEntry({ images }) }, context());
  return { upload, save, events };
}

it('[W13] [R13] holds the own files of an entry alone; one that is gone is no reason to lose the piece', async () => {
  const { upload, save, events } = wire();
  await upload(own);
  await upload(foreign, testActor(Role.Franchisee, { userId: 99 }));
  expect(await save([own, foreign, unknown])).toMatchObject({ ok: true, data: { id, version: 1 } });
  const [kept] = await events.readStream(`cart-${owner.userId}`);
  expect(kept?.data).toMatchObject({ heldKeys: [own] });
});

it('[S18] keeps the piece inside the sealed envelope', async () => {
  const { save, events } = wire();
  await save([]);
  const [kept] = await events.readStream(`cart-${owner.userId}`);
  expect(JSON.stringify(kept?.data)).not.toContain('Menú del día');
  expect(kept?.personal?.sealed).toContain('Menú del día');
});
