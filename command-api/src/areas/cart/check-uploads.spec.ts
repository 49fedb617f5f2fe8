import { describe, expect, it } from '@jest/globals';
import { reject, Role } from '@portal/contracts';
import { createCommandRunner } from '@portal/platform/decider/command-runner';
import { createStateLoader } from '@portal/platform/decider/state-loader';
import { MemoryEventStore } from '@portal/platform/stores/event-store/memory.event-store';
import { plainCodec } from '@portal/platform/testing/plain-codec';
import { testActor } from '@portal/platform/testing/test-actor';
import { cartBindings } from './cart.bindings';
import { checkUploads } from './check-uploads';

const owner = testActor(Role.Franchisee);
const image = '1'.repeat(32);
const other = '2'.repeat(32);
const document = '3'.repeat(32);
const notFound = reject('upload_not_found');

async function uploaded() {
  const events = new MemoryEventStore();
  const now = () => new Date('2026-11-20T09:30:00.000Z');
  const runner = createCommandRunner({ events, codec: plainCodec, market: 'ES', now });
  const { RecordUpload } = cartBindings();
  const record = (key: string, purpose: 'image' | 'custom-file') =>
    runner.run(
      RecordUpload,
      { key, purpose, filename: 'a.png', contentType: 'image/png', bytes: 1, sha256: '0' },
      { actor: owner, correlationId: 'spec' },
    );
  await Promise.all([record(image, 'image'), record(other, 'image'), record(document, 'custom-file')]);
  return { load: createStateLoader(events, plainCodec) };
}

describe('file keys that come with an order', () => {
  it('[W13] pass when all of them are the person’s own and of that kind', async () => {
    const services = await uploaded();
    expect(await checkUploads([image, other], 'image', owner, services)).toBeUndefined();
    expect(await checkUploads([], 'image', owner, services)).toBeUndefined();
  });

  it.each([
    ['unknown', '9'.repeat(32)],
    ['of another kind', document],
  ])('[W13] are refused when one is %s', async (_why, key) => {
    expect(await checkUploads([image, key], 'image', owner, await uploaded())).toEqual(notFound);
  });

  it('[W13] are rejected when another person uploaded them, even for administrators', async () => {
    const stranger = testActor(Role.Administrator, { userId: 1 });
    expect(await checkUploads([image], 'image', stranger, await uploaded())).toEqual(notFound);
  });
});
