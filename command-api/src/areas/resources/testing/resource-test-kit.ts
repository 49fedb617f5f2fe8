import { randomUUID } from 'node:crypto';
import { type Market, marketRecords, Role } from '@portal/contracts';
import type { AddResourceInput } from '@portal/contracts/areas/resources';
import { aSection, type SectionType, slugOfName } from '@portal/contracts/areas/sections';
import { createCommandRunner } from '@portal/platform/decider/command-runner';
import type { Actor } from '@portal/platform/decider/decider';
import { createNewIds } from '@portal/platform/decider/new-ids';
import { platformMetadata } from '@portal/platform/decider/platform-metadata';
import { createReservations } from '@portal/platform/decider/reservation';
import { createStateLoader } from '@portal/platform/decider/state-loader';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';
import type { EventStore, JsonRecord } from '@portal/platform/stores/event-store/event-store.port';
import { MemoryEventStore } from '@portal/platform/stores/event-store/memory.event-store';
import { plainCodec } from '@portal/platform/testing/plain-codec';
import { testActor } from '@portal/platform/testing/test-actor';
import { testDigest } from '@portal/platform/testing/test-digest';
import { resourceBindings } from '../resources.bindings';

export const start = Date.parse('2026-11-20T09:30:00.000Z');
export const secrets = createSessionSecrets(Buffer.alloc(32, 7));
export const editor = testActor(Role.Editor, { userId: 4 });

export const resourceForm: AddResourceInput = {
  name: 'Cartel de otoño',
  category: 3,
  type: 1,
  lang: 'CAST',
  sections: [1],
  thumb: '-1',
};

type Purpose = 'resource-file' | 'resource-thumb' | 'image' | 'slider-picture';

async function append(events: EventStore, stream: string, type: string, data: JsonRecord): Promise<void> {
  const { length } = await events.readStream(stream);
  const event = { id: randomUUID(), type, data, metadata: platformMetadata('ES', new Date(start)) };
  await events.append(stream, length === 0 ? 'no-stream' : length - 1, [event]);
}

const sampleFile = { filename: 'cartel.pdf', contentType: 'application/pdf', bytes: 7, sha256: '0' };

/** Shared, as after a restart. */
const digest = testDigest();

/** In memory. Two kits over one log simulate two processes. */
export function resourceTestKit(events: EventStore = new MemoryEventStore(), market: Market = 'ES') {
  let time = start;
  let uploads = 0;
  const now = () => new Date(time);
  const runner = createCommandRunner({ events, codec: plainCodec, market, now, digest });
  const names = createReservations(events, { market, now, secret: 'spec' });
  const newIds = createNewIds(events, { market, now, names });
  const load = createStateLoader(events, plainCodec);
  const bindings = resourceBindings({ load, names, newIds, secrets, market: marketRecords[market] });
  const context = (idempotencyKey?: string, actor: Actor = editor) => ({
    actor,
    correlationId: 'spec',
    idempotencyKey,
  });
  return {
    events,
    runner,
    bindings,
    context,
    passTime: (milliseconds: number) => (time += milliseconds),
    async addSection(name: string, type: SectionType = 1) {
      const sectionId = (await events.readStream(`sections-${market}`)).length + 1;
      const url = slugOfName(name);
      await append(
        events,
        `sections-${market}`,
        'SectionAdded',
        aSection({ sectionId, name, url, type, path: [url] }),
      );
    },
    async upload(purpose: Purpose, { userId }: Actor = editor, facts: JsonRecord = {}) {
      uploads += 1;
      const key = `${purpose}-${uploads}`;
      const file = { ...sampleFile, ...facts, key, userId, purpose };
      await append(events, `upload-${key}`, 'FileUploaded', file);
      return key;
    },
    add: (form: AddResourceInput = {}, key?: string) =>
      runner.run(bindings.AddResource, { ...resourceForm, ...form }, context(key)),
    update: (id: number, form: AddResourceInput & { version?: number }, key?: string, actor?: Actor) =>
      runner.run(bindings.UpdateResource, { id, ...form }, context(key, actor)),
    history: async (id: number) =>
      (await events.readStream(`resource-${id}`)).map(({ type, data }) => ({ type, data })),
  };
}

/** Throws on rejection. */
export function answered<T>(outcome: { ok: boolean; data?: T }): T {
  if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome)}`);
  return outcome.data as T;
}
