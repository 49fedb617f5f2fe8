import { describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import {
  aTemplateAdded,
  aTemplateId,
  templateExpiries,
  templateExpiry,
} from '@portal/contracts/areas/templates';
import { platformMetadata } from '@portal/platform/decider/platform-metadata';
import { plainCodec } from '@portal/platform/testing/plain-codec';
import { testActor } from '@portal/platform/testing/test-actor';
import { expiringFiles, minutesFrom, start } from '../../testing/expiring-files-kit';

const deletedAt = minutesFrom(start, 24 * 60);
const due = templateExpiry(deletedAt);
const name = 'when-a-template-has-been-deleted-for-long-then-discard-it';
const counting = 'when-a-template-keeps-a-file-then-count-it';
const erasing = 'when-a-person-is-erased-then-discard-their-templates';
const by = { actor: testActor(Role.Franchisee), correlationId: 'request-1' };
const stream = 'templates-user-12';
const input = { id: aTemplateId };

const openWorld = expiringFiles();

async function open() {
  const { events, views, files, clock, isKept, side, startReactions } = openWorld();
  const { key, bytes, sha256 } = await files.put(Buffer.from('%PDF logo'));
  const kept = {
    type: 'TemplateFileKept' as const,
    data: {
      templateId: aTemplateId,
      userId: 12,
      key,
      bytes,
      sha256,
      filename: 'logo.pdf',
      contentType: 'application/pdf',
    },
  };
  const encoded = [aTemplateAdded({ entry: { custom_file: key } }), kept].map(async (event, at) =>
    plainCodec.encode(event, `event-${at}`, platformMetadata('ES', new Date(start))),
  );
  await events.append(stream, 'no-stream', await Promise.all(encoded));
  const { running, settled, passUntil } = await startReactions([name, counting, erasing]);
  const { templates } = side.bindings;
  return {
    running,
    events,
    settled,
    passUntil,
    key,
    remove: () => side.runner.run(templates.DeleteTemplate, input, by),
    restore: () => side.runner.run(templates.RestoreTemplate, input, by),
    isKept: () => isKept(key),
    append: async (on: string, event: Parameters<typeof plainCodec.encode>[0]) =>
      events.append(on, 'no-stream', [
        await plainCodec.encode(event, 'event-of-others', platformMetadata('ES', clock.now())),
      ]),
    waiting: () => views.count(templateExpiries.name, {}),
  };
}

describe('a deleted template', () => {
  it('[R13] goes with its file after thirty days, and cannot be restored then', async () => {
    const portal = await open();
    await portal.passUntil(deletedAt);
    await portal.remove();
    await portal.passUntil(minutesFrom(due, -1));
    expect(await portal.isKept()).toBe(true);
    await portal.passUntil(minutesFrom(due, 1));
    await portal.running.stop();
    expect(await portal.isKept()).toBe(false);
    expect(await portal.restore()).toMatchObject({ rejection: { rejected: 'template_not_found' } });
    const last = (await portal.events.readStream(stream)).at(-1);
    expect([last?.type, last?.metadata.at]).toEqual(['TemplateDiscarded', due]);
    expect(await portal.waiting()).toBe(0);
  });

  it('[U5] [R13] stays with its file when it was restored in time', async () => {
    const portal = await open();
    await portal.passUntil(deletedAt);
    await portal.remove();
    await portal.passUntil(minutesFrom(due, -1));
    expect(await portal.restore()).toMatchObject({ ok: true });
    await portal.passUntil(minutesFrom(due, 1));
    await portal.running.stop();
    expect(await portal.isKept()).toBe(true);
  });
});

describe('the file of a template', () => {
  it('[S8] counts among the uploads of its person on that day', async () => {
    const portal = await open();
    await portal.settled();
    await portal.running.stop();
    const counted = await portal.events.readStream(`uploads-12-${start.slice(0, 10)}`);
    expect(counted.map(({ type, data }) => [type, data])).toEqual([
      ['UploadCounted', { userId: 12, day: start.slice(0, 10), bytes: 9 }],
    ]);
  });

  it('[S18] goes with its person', async () => {
    const portal = await open();
    await portal.append('erasure-12', { type: 'UserErasureRequested', data: { userId: 12 } });
    await portal.passUntil(minutesFrom(start, 1));
    await portal.passUntil(deletedAt);
    await portal.running.stop();
    expect((await portal.events.readStream(stream)).at(-1)?.data).toEqual({
      templateId: aTemplateId,
      releasedKeys: [portal.key],
    });
    expect(await portal.isKept()).toBe(false);
  });
});
