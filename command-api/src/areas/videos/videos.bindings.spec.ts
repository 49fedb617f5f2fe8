import { expect, it } from '@jest/globals';
import { marketRecords, Role } from '@portal/contracts';
import { createCommandRunner } from '@portal/platform/decider/command-runner';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';
import { MemoryEventStore } from '@portal/platform/stores/event-store/memory.event-store';
import { plainCodec } from '@portal/platform/testing/plain-codec';
import { testActor } from '@portal/platform/testing/test-actor';
import { createServices } from '../../create-services';
import { videoBindings } from './videos.bindings';

function wire() {
  const now = () => new Date('2026-11-20T09:30:00.000Z');
  const settings = { market: 'ES', events: new MemoryEventStore(), codec: plainCodec, now } as const;
  const secrets = createSessionSecrets(Buffer.alloc(32, 1));
  const bindings = videoBindings(createServices({ ...settings, market: marketRecords.ES, secrets }));
  return { bindings, run: createCommandRunner(settings).run };
}
const film = { url: 'https://youtu.be/abcdefghijk', status: true, start_date: null, end_date: null };
const by = (userId: number) => ({ actor: testActor(Role.Editor, { userId }), correlationId: 'spec' });

it('[R4] video adverts report who was faster to a person who edits an older version; restoring is no edit', async () => {
  const { bindings, run } = wire();
  await run(bindings.AddVideo, film, by(4));
  const edit = (changes: { url?: string; version?: number }, userId = 4) =>
    run(bindings.UpdateVideo, { id: 1, ...film, ...changes }, by(userId));
  await run(bindings.DeleteVideo, { id: 1 }, by(4));
  await run(bindings.RestoreVideo, { id: 1 }, by(4));
  expect(await edit({ url: 'https://vimeo.com/123456789', version: 0 }, 9)).toMatchObject({ ok: true });
  const conflict = {
    changedBy: 'user-9',
    changedAt: '2026-11-20T09:30:00.000Z',
    version: 3,
    fields: ['url'],
  };
  expect(await edit({ version: 0 })).toEqual({ ok: false, conflict });
  expect(await edit({ version: 3 })).toMatchObject({ ok: true });
});
