import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { allViews } from '@portal/contracts';
import { platformMetadata } from '@portal/platform/decider/platform-metadata';
import { retryMailName } from '@portal/platform/mail/retry-mail-on-request';
import { parkedLists } from '@portal/platform/projection/parked-streams';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';
import { MemoryKeyStore } from '@portal/platform/stores/key-store/memory.key-store';
import { MemoryEventStore } from '@portal/platform/stores/event-store/memory.event-store';
import { SqliteViewStore } from '@portal/platform/stores/view-store/sqlite.view-store';
import { plainCodec } from '@portal/platform/testing/plain-codec';
import { createWriteSide } from './write-side';

const now = () => new Date('2026-11-20T09:30:00.000Z');
const stream = 'operations-ES';

it('[R9] [R12] a request about a mail that could not be executed is executed when its stream is retried', async () => {
  const events = new MemoryEventStore({ backOff: { first: 1, longest: 2 } });
  const views = new SqliteViewStore(':memory:', [...allViews, ...parkedLists]);
  const secrets = createSessionSecrets(Buffer.alloc(32, 1));
  const retried: string[] = [];
  let isBroken = true;
  let freed: () => void = () => undefined;
  const isFreed = new Promise<void>((resolve) => (freed = resolve));
  let parked: () => void = () => undefined;
  const isParked = new Promise<void>((resolve) => (parked = resolve));
  const mails = {
    async retry(id: string) {
      if (isBroken) throw new Error('no outbox takes this');
      retried.push(id);
      freed();
      return true;
    },
    place: 'nowhere',
    progressOf: async () => null,
    saveProgress: async () => undefined,
  };
  const keys = new MemoryKeyStore();
  const side = createWriteSide({ market: 'ES', events, codec: plainCodec, secrets, keys, now });
  const reactions = await side.startReactions({
    views,
    onError: () => undefined,
    onParked: () => parked(),
    mail: {
      outbox: { post: async () => undefined },
      mails,
      viewsReach: async () => true,
      publicOrigin: () => 'https://portal.chain.example',
      agency: 'agency@chain.example',
    },
  });
  const request = (type: string, data: object) => ({
    id: randomUUID(),
    type,
    data: { operationId: randomUUID(), userId: 1, ...data },
    metadata: platformMetadata('ES', now()),
  });
  await events.append(stream, 'no-stream', [request('ParkedMailRetryRequested', { mailId: 'mail-7' })]);
  await isParked;
  isBroken = false;
  await events.append(stream, 0, [
    request('ParkedStreamRetryRequested', { projection: retryMailName, stream }),
  ]);
  await isFreed;
  await reactions.stop();
  expect(retried).toEqual(['mail-7']);
});
