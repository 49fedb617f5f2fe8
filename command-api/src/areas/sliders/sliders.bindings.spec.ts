import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { marketRecords, reject, Role } from '@portal/contracts';
import { platformMetadata } from '@portal/platform/decider/platform-metadata';
import { createCommandRunner } from '@portal/platform/decider/command-runner';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';
import { MemoryEventStore } from '@portal/platform/stores/event-store/memory.event-store';
import { plainCodec } from '@portal/platform/testing/plain-codec';
import { testActor } from '@portal/platform/testing/test-actor';
import { createServices } from '../../create-services';
import { sliderBindings } from './sliders.bindings';

const administrator = testActor(Role.Administrator, { userId: 1 });
const editor = testActor(Role.Editor, { userId: 4 });
const period = { status: true, start_date: null, end_date: null };
const notFound = { ok: false, rejection: reject('upload_not_found') };

function wire() {
  const events = new MemoryEventStore();
  const now = () => new Date('2026-11-20T09:30:00.000Z');
  const settings = { market: 'ES', events, codec: plainCodec, now } as const;
  const runner = createCommandRunner({ ...settings, backOff: { first: 0, longest: 1 } } as never);
  const secrets = createSessionSecrets(Buffer.alloc(32, 1));
  const bindings = sliderBindings(createServices({ ...settings, market: marketRecords.ES, secrets }));
  const by = (actor = administrator) => ({ actor, correlationId: 'spec' });
  const upload = async (key: string, purpose: 'slider-picture' | 'image' = 'slider-picture') => {
    const file = { key, purpose, filename: 'c.jpg', contentType: 'image/jpeg', bytes: 1, sha256: '' };
    const metadata = platformMetadata('ES', now());
    const data = { ...file, userId: administrator.userId };
    const uploaded = { id: randomUUID(), type: 'FileUploaded', data, metadata };
    await events.append(`upload-${key}`, 'no-stream', [uploaded]);
  };
  const add = (file: string, actor = administrator, idempotencyKey?: string) =>
    runner.run(
      bindings.AddSlider,
      { name: 'Otoño', url: '/nacional/menus', file, priority: 60, ...period },
      { ...by(actor), idempotencyKey },
    );
  const update = (changes: { name?: string; file?: string; version?: number }, actor = administrator) => {
    const input = { id: 1, name: 'Invierno', url: '/nacional/menus', file: '', ...period, ...changes };
    return runner.run(bindings.UpdateSlider, input, by(actor));
  };
  return { events, runner, bindings, by, upload, add, update };
}

describe('covers', () => {
  it('[R-API-29] [R2] draw a number each; the same request again is the same cover', async () => {
    const { upload, add } = wire();
    await upload('a');
    await upload('b');
    const first = await add('a', administrator, 'the-first-cover');
    expect(first).toMatchObject({ ok: true, data: { id: 1, priority: 60 } });
    expect(await add('a', administrator, 'the-first-cover')).toEqual(first);
    expect(await add('b')).toMatchObject({ ok: true, data: { id: 2 } });
  });

  it('[W13] take only a picture that was uploaded for a cover, by the same person, and only once', async () => {
    const { upload, add } = wire();
    await upload('a');
    await upload('b', 'image');
    expect(await add('nowhere')).toEqual(notFound);
    expect(await add('b')).toEqual(notFound);
    expect(await add('a', editor)).toEqual(notFound);
    expect(await add('a')).toMatchObject({ ok: true });
    expect(await add('a')).toEqual(notFound);
  });

  it('[W13] [R11] take an earlier picture of the same cover again, also from another person', async () => {
    const { upload, add, update } = wire();
    await upload('a');
    await upload('b');
    await upload('c');
    await add('a');
    await add('c');
    expect(await update({ file: 'b' })).toMatchObject({ ok: true });
    expect(await update({ file: 'a' }, editor)).toMatchObject({ ok: true });
    expect(await update({ file: 'c' })).toEqual(notFound);
  });

  it('[W13] [R-AME-03] leave the picture to the next attempt when they are refused for their period', async () => {
    const { upload, add, runner, bindings, by } = wire();
    await upload('a');
    const backwards = { start_date: '2026-12-02T00:00:00.000Z', end_date: '2026-12-01T00:00:00.000Z' };
    const input = { name: 'Otoño', url: '/nacional/menus', file: 'a', status: true, ...backwards };
    expect(await runner.run(bindings.AddSlider, input, by())).toMatchObject({
      rejection: { rejected: 'period_ends_first' },
    });
    expect(await add('a')).toMatchObject({ ok: true });
  });

  it('[R4] report who was faster and when to a person who edits an older version; a move is no edit', async () => {
    const { upload, add, runner, bindings, by, update } = wire();
    await upload('a');
    await upload('b');
    await add('a');
    await runner.run(bindings.MoveSlider, { id: 1, direction: 'up' }, by());
    expect(await update({ version: 0 }, editor)).toMatchObject({ ok: true });
    const conflict = { changedBy: editor.id, changedAt: '2026-11-20T09:30:00.000Z', version: 2 };
    const late = await update({ name: 'Verano', file: 'b', version: 0 });
    expect(late).toEqual({ ok: false, conflict: { ...conflict, fields: ['name'] } });
    await runner.run(bindings.MoveSlider, { id: 1, direction: 'up' }, by());
    // The refused form did not reserve the picture.
    expect(await update({ name: 'Verano', file: 'b', version: 2 })).toMatchObject({ ok: true });
    expect(await update({ name: 'Lo mío' })).toMatchObject({ ok: true });
  });

  it('[R-API-30] keep their own picture when it is sent back by any person, and change it for a new one', async () => {
    const { upload, add, update } = wire();
    await upload('a');
    await upload('b');
    await add('a');
    expect(await update({ file: 'a' }, editor)).toMatchObject({ ok: true });
    expect(await update({ file: 'b' }, editor)).toEqual(notFound);
    expect(await update({ file: 'b' })).toMatchObject({ ok: true, data: { id: 1, priority: 60 } });
  });

  it('[R6] [W27] [AMB-19] lose none of a hundred clicks that come at once', async () => {
    const { upload, add, runner, bindings, by, events } = wire();
    await upload('a');
    await add('a');
    const clicks = Array.from({ length: 100 }, (_, at): 'up' | 'down' => (at % 4 === 0 ? 'down' : 'up'));
    const outcomes = await Promise.all(
      clicks.map((direction) => runner.run(bindings.MoveSlider, { id: 1, direction }, by())),
    );
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
    const last = (await events.readStream('slider-1')).at(-1);
    // 60 + 25 - 75.
    expect(last?.data).toMatchObject({ to: 10 });
  });

  it('[R-HOM-07] [R-API-32] are clicked beside their own history', async () => {
    const { upload, add, runner, bindings, by, events } = wire();
    await upload('a');
    await add('a');
    const click = { slider_id: 1, user_id: 99 };
    const reader = testActor(Role.Manager);
    expect(await runner.run(bindings.LogSliderClick, click, by(reader))).toMatchObject({ data: { id: 1 } });
    const other = testActor(Role.Manager, { id: 'user-13', userId: 13 });
    expect(await runner.run(bindings.LogSliderClick, click, by(other))).toMatchObject({ ok: true });
    const clicks = (await events.readAll(0, 100)).filter(({ type }) => type === 'SliderClicked');
    expect(clicks.map(({ stream }) => stream)).toEqual(['sliderClicks-1-12', 'sliderClicks-1-13']);
    expect(clicks.map(({ data }) => data)).toEqual(
      [12, 13].map((userId) => ({ sliderId: 1, userId, at: '2026-11-20T09:30:00.000Z' })),
    );
    expect(await events.readStream('slider-1')).toHaveLength(1);
  });

  it('[W31] [R-HOM-07] are clicked once a minute by each person: 25 clicks move the counter by one', async () => {
    const { upload, add, runner, bindings, by, events } = wire();
    await upload('a');
    await add('a');
    const click = { slider_id: 1, user_id: 99 };
    const outcomes = await Promise.all(
      Array.from({ length: 25 }, () =>
        runner.run(bindings.LogSliderClick, click, by(testActor(Role.Manager))),
      ),
    );
    expect(outcomes.map((outcome) => outcome.ok && outcome.data)).toEqual(Array(25).fill({ id: 1 }));
    const clicks = (await events.readAll(0, 100)).filter(({ type }) => type === 'SliderClicked');
    expect(clicks).toHaveLength(1);
  });
});
