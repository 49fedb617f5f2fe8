import { beforeEach, describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';
import { MemoryEventStore } from '@portal/platform/stores/event-store/memory.event-store';
import { MemoryKeyStore } from '@portal/platform/stores/key-store/memory.key-store';
import { plainCodec } from '@portal/platform/testing/plain-codec';
import { testActor } from '@portal/platform/testing/test-actor';
import { createWriteSide } from '../../write-side';

const [ada, carmen] = [2, 3].map((userId) => testActor(Role.Administrator, { userId }));
let events: MemoryEventStore;
let update: ReturnType<typeof open>;

function open() {
  const { runner, bindings } = createWriteSide({
    market: 'ES' as const,
    events,
    codec: plainCodec,
    keys: new MemoryKeyStore(),
    secrets: createSessionSecrets(Buffer.alloc(32, 1)),
    now: () => new Date('2026-11-20T09:30:00.000Z'),
  });
  return (actor: typeof ada, section: 'moments' | 'pmix', description: string, version?: number) =>
    runner.run(
      bindings.imports.UpdateSectionDescription,
      { section, description, ...(version !== undefined && { version }) },
      { actor: actor ?? testActor(Role.Administrator), correlationId: 'spec' },
    );
}
const saved = async () =>
  (await events.readStream('sectionDescriptions-ES')).map(({ data }) => data['description']);

beforeEach(() => {
  events = new MemoryEventStore();
  update = open();
});

describe('the description of a section', () => {
  it('[R-IMP-03] [R-DIA-38] [R-API-90] is what was saved last; the same once more changes nothing', async () => {
    expect(await update(ada, 'moments', 'Ventas por franja.', 0)).toMatchObject({
      data: { section: 'moments', version: 0 },
    });
    await update(ada, 'moments', 'Ventas por franja.', 0);
    expect(await update(ada, 'moments', 'Ventas por franja y día.', 0)).toMatchObject({
      data: { version: 1 },
    });
    expect(await saved()).toEqual(['Ventas por franja.', 'Ventas por franja y día.']);
  });

  it('[R4] reports to the second of two people who was faster, when, and in which field', async () => {
    await update(ada, 'moments', 'Ventas por franja.', 0);
    await update(carmen, 'moments', 'Ventas por momento.', 0);
    expect(await update(ada, 'moments', 'Ventas por hora.', 0)).toEqual({
      ok: false,
      conflict: {
        changedBy: 'user-3',
        changedAt: '2026-11-20T09:30:00.000Z',
        version: 1,
        fields: ['description'],
      },
    });
    expect(await saved()).toEqual(['Ventas por franja.', 'Ventas por momento.']);
    expect(await update(ada, 'moments', 'Ventas por hora.', 1)).toMatchObject({ ok: true });
  });

  it('[R4] collides with no other section, although all are one stream', async () => {
    await update(ada, 'moments', 'Ventas por franja.', 0);
    await update(carmen, 'pmix', 'Qué se vende más.', 0);
    expect(await update(ada, 'moments', 'Ventas por hora.', 0)).toMatchObject({ ok: true });
    expect(await saved()).toHaveLength(3);
  });
});
