import { describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { cartUploads } from '@portal/contracts/areas/cart';
import { createCommandRunner } from '@portal/platform/decider/command-runner';
import { createStateLoader } from '@portal/platform/decider/state-loader';
import { MemoryEventStore } from '@portal/platform/stores/event-store/memory.event-store';
import { plainCodec } from '@portal/platform/testing/plain-codec';
import { testActor } from '@portal/platform/testing/test-actor';
import { keepUpload } from './keep-upload';
import { maxPerDay } from './upload-day.decider';

const context = { actor: testActor(Role.Manager), correlationId: 'spec', input: {} };
const announced = (bytes: number, { actor } = context) => ({ bytes, actor, input: {} });
const file = (key: string, bytes = 8) => ({
  key: key.padEnd(32, '0'),
  bytes,
  sha256: 'd'.repeat(64),
  filename: 'escaparate.pdf',
  contentType: 'application/pdf',
});

function wire(clock = { now: new Date('2026-11-20T09:30:00.000Z') }) {
  const events = new MemoryEventStore();
  const now = () => clock.now;
  const runner = createCommandRunner({ events, codec: plainCodec, market: 'ES', now });
  const load = createStateLoader(events, plainCodec);
  const inspect = async () => ({ ok: true, contentType: 'application/pdf' }) as const;
  const needs = { runner, load, now, inspect };
  return { events, clock, ...keepUpload(cartUploads.UploadCustomFile, 'custom-file', needs) };
}

describe('a file that was taken in', () => {
  it('[R-WIZ-24] [R-API-64] [W13] is recorded for its uploader and its purpose', async () => {
    const { events, receive } = wire();
    const outcome = await receive(file('a'), context);
    expect(outcome).toMatchObject({
      ok: true,
      data: { Key: file('a').key, filename: 'escaparate.pdf', bytes: 8 },
    });
    const [event] = await events.readStream(`upload-${file('a').key}`);
    expect(event?.data).toMatchObject({ userId: 12, purpose: 'custom-file', sha256: file('a').sha256 });
  });
});

describe('the upload limit of a person per day', () => {
  it('[S8] is a number of bytes; an announced upload counts before it is sent', async () => {
    const { admit, receive, events } = wire();
    const most = maxPerDay.bytes;
    expect(await admit(announced(most))).toBeNull();
    expect(await admit(announced(most + 1))).toMatchObject({ rejected: 'upload_volume_used' });
    expect(await receive(file('a', most - 10), context)).toMatchObject({ ok: true });
    expect(await admit(announced(10))).toBeNull();
    expect(await admit(announced(11))).toMatchObject({ rejected: 'upload_volume_used' });
    const head = await events.head();
    expect(await receive(file('b', 11), context)).toMatchObject({
      rejection: { rejected: 'upload_volume_used' },
    });
    expect(await events.head()).toBe(head);
    expect(
      await admit(announced(most, { ...context, actor: testActor(Role.Manager, { userId: 13 }) })),
    ).toBeNull();
  });

  it('[S8] is a number of files, also of the same size; the next day counts from zero', async () => {
    const { admit, receive, clock } = wire();
    for (let n = 0; n < maxPerDay.files; n += 1) {
      expect((await receive(file(n.toString(16)), context)).ok).toBe(true);
    }
    expect(await admit(announced(0))).toEqual({
      rejected: 'too_many_uploads',
      details: { maxFiles: maxPerDay.files, retryAfterSeconds: 52_200 },
    });
    expect(await receive(file('f1'), context)).toMatchObject({ rejection: { rejected: 'too_many_uploads' } });
    clock.now = new Date('2026-11-21T00:00:00.000Z');
    expect(await admit(announced(0))).toBeNull();
  });
});
