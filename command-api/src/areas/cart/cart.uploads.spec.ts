import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { reject, Role } from '@portal/contracts';
import { cartUploads } from '@portal/contracts/areas/cart';
import { createCommandRunner } from '@portal/platform/decider/command-runner';
import { aPicture } from '@portal/platform/testing/sample-picture';
import { DiskFileStore } from '@portal/platform/stores/file-store/disk.file-store';
import { MemoryEventStore } from '@portal/platform/stores/event-store/memory.event-store';
import { plainCodec } from '@portal/platform/testing/plain-codec';
import { testActor } from '@portal/platform/testing/test-actor';
import { cartUploadHandlers } from './cart.uploads';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cart-uploads-'));
});
afterEach(() => rm(folder, { recursive: true }));

function wire() {
  const events = new MemoryEventStore();
  const files = new DiskFileStore(folder);
  const now = () => new Date('2026-11-20T09:30:00.000Z');
  const runner = createCommandRunner({ events, codec: plainCodec, market: 'ES', now });
  const handlers = new Map(cartUploadHandlers({ runner, files }).map((each) => [each.contract, each]));
  const receive = async (contract: keyof typeof cartUploads, content: Uint8Array, contentType: string) => {
    const stored = await files.put(content);
    const outcome = await handlers
      .get(cartUploads[contract])
      ?.receive(
        { ...stored, filename: 'escaparate.jpg', contentType },
        { actor: testActor(Role.Manager), correlationId: 'spec' },
      );
    return { stored, outcome };
  };
  return { events, files, receive };
}

describe('a custom file', () => {
  it('[R-WIZ-24] [R-API-64] is kept as it is and recorded for who brought it', async () => {
    const { events, files, receive } = wire();
    const { stored, outcome } = await receive('UploadCustomFile', Buffer.from('%PDF-1.7'), 'application/pdf');
    expect(outcome).toMatchObject({
      ok: true,
      data: { Key: stored.key, filename: 'escaparate.jpg', bytes: 8 },
    });
    const [event] = await events.readStream(`upload-${stored.key}`);
    expect(event?.data).toMatchObject({ userId: 12, purpose: 'custom-file', sha256: stored.sha256 });
    expect(await files.size(stored.key)).toBe(8);
  });
});

describe('a picture for an order', () => {
  it('[R-WIZ-27] [S8] is kept only as it was encoded anew, without what its file carried', async () => {
    const { events, files, receive } = wire();
    const { stored, outcome } = await receive('UploadImage', await aPicture('jpeg'), 'image/jpeg');
    if (!outcome?.ok) throw new Error('the picture was refused');
    const { Key: key, bytes } = cartUploads.UploadImage.output.parse(outcome.data);
    const kept = await files.open(key);
    const content = kept && (await buffer(kept.stream));
    expect(content?.length).toBe(bytes);
    expect(content?.includes('Nuria Vidal')).toBe(false);
    expect(await files.size(stored.key)).toBeNull();
    expect((await events.readStream(`upload-${key}`))[0]?.data).toMatchObject({
      purpose: 'image',
      contentType: 'image/jpeg',
      bytes,
    });
  });

  it('[S8] is refused when only its first bytes are those of a picture', async () => {
    const { events, receive } = wire();
    const broken = (await aPicture('jpeg')).subarray(0, 400);
    const { outcome } = await receive('UploadImage', broken, 'image/jpeg');
    expect(outcome).toEqual({ ok: false, rejection: reject('file_type_refused') });
    expect(await events.head()).toBe(0);
  });
});
