import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { allEvents, allViews, Role } from '@portal/contracts';
import { sliderPeriods } from '@portal/contracts/areas/sliders';
import { videoPeriods } from '@portal/contracts/areas/videos';
import { createEventCodec } from '@portal/platform/codec/event-codec';
import { parkedLists } from '@portal/platform/projection/parked-streams';
import { platformMetadata } from '@portal/platform/decider/platform-metadata';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';
import { MemoryEventStore } from '@portal/platform/stores/event-store/memory.event-store';
import { MemoryKeyStore } from '@portal/platform/stores/key-store/memory.key-store';
import { SqliteViewStore } from '@portal/platform/stores/view-store/sqlite.view-store';
import { testActor } from '@portal/platform/testing/test-actor';
import { testClock } from '@portal/platform/testing/test-clock';
import { createWriteSide } from '../../write-side';

const [nine, ten, eleven] = [9, 10, 11].map((hour) => new Date(Date.UTC(2026, 10, 20, hour)).toISOString());
const minute = 60_000;
const marta = { actor: testActor(Role.Administrator, { userId: 1 }), correlationId: 'request-1' };

async function open() {
  const events = new MemoryEventStore({ backOff: { first: 1, longest: 2 } });
  const views = new SqliteViewStore(':memory:', [...allViews, ...parkedLists]);
  const clock = testClock(nine ?? '');
  const keys = new MemoryKeyStore();
  const { runner, bindings, startReactions } = createWriteSide({
    market: 'ES',
    events,
    codec: createEventCodec({ events: allEvents, keys }),
    keys,
    secrets: createSessionSecrets(Buffer.alloc(32, 1)),
    now: clock.now,
  });
  const file = { key: 'a', purpose: 'slider-picture', filename: 'c.jpg', contentType: 'image/jpeg' };
  const data = { ...file, userId: 1, bytes: 1, sha256: '' };
  const metadata = platformMetadata('ES', clock.now());
  await events.append('upload-a', 'no-stream', [{ id: randomUUID(), type: 'FileUploaded', data, metadata }]);
  const period = { status: true, start_date: ten ?? null, end_date: eleven ?? null };
  await runner.run(bindings.sliders.AddSlider, { name: 'Otoño', url: '/', file: 'a', ...period }, marta);
  await runner.run(bindings.videos.AddVideo, { url: 'https://youtu.be/abcdefghijk', ...period }, marta);
  const running = await startReactions({ views, wakeAfter: clock.wakeAfter });
  const turns = async () =>
    (await events.readAll(0, 100))
      .filter(({ type }) => type.endsWith('PeriodReached'))
      .map(({ type, data, metadata }) => [type, data['shown'], metadata.at]);
  const pass = (until: string) =>
    clock.passUntil(until, () => running.retryParked('when-a-slider-period-changes-then-announce', ''));
  /** Waits for the registration: both are due next at that moment. */
  const bothDue = async (at = '') => {
    const dueAt = async (view: string) => (await views.get<{ dueAt: string }>(view, '1'))?.dueAt;
    while ((await dueAt(sliderPeriods.name)) !== at || (await dueAt(videoPeriods.name)) !== at) {
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const end = async () => {
    await running.stop();
    return turns();
  };
  return { runner, bindings, clock, pass, bothDue, end };
}

describe('when the time of what the home shows begins or ends', () => {
  it('[R-HOM-01] [R-HOM-06] both are announced, as of that moment', async () => {
    const { clock, pass, bothDue, end } = await open();
    await clock.asleep(minute);
    await pass('2026-11-20T10:30:00.000Z');
    await bothDue(eleven);
    await clock.asleep(minute);
    await pass('2026-11-20T12:00:00.000Z');
    expect((await end()).sort()).toEqual([
      ['SliderPeriodReached', false, eleven],
      ['SliderPeriodReached', true, ten],
      ['VideoPeriodReached', false, eleven],
      ['VideoPeriodReached', true, ten],
    ]);
  });

  it('[R-HOM-06] nothing is announced of what was hidden or deleted before', async () => {
    const { runner, bindings, clock, pass, end } = await open();
    await clock.asleep(minute);
    await runner.run(bindings.sliders.DeleteSlider, { id: 1 }, marta);
    const hidden = { id: 1, url: 'https://youtu.be/abcdefghijk', status: false };
    await runner.run(
      bindings.videos.UpdateVideo,
      { ...hidden, start_date: ten ?? null, end_date: null },
      marta,
    );
    await pass('2026-11-20T12:00:00.000Z');
    expect(await end()).toEqual([]);
  });
});
