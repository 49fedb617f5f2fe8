import { describe, expect, it } from '@jest/globals';
import { reject } from '@portal/contracts';
import { createCommandRunner } from '@portal/platform/decider/command-runner';
import { createStateLoader } from '@portal/platform/decider/state-loader';
import { MemoryEventStore } from '@portal/platform/stores/event-store/memory.event-store';
import { plainCodec } from '@portal/platform/testing/plain-codec';
import { testActor } from '@portal/platform/testing/test-actor';
import { siblingsOf } from './section-tree';
import { sectionTreeDecider, sectionTreeStream } from './section-tree.decider';
import { sectionBindings } from './sections.bindings';

const bindings = sectionBindings();
const context = { actor: testActor(2), correlationId: 'spec' };
const idsOf = (placed: readonly (readonly number[])[]) => placed.map(([id = 0]) => id) as [number, number];
const menus = { name: 'Menús', type: 1, status: true } as const;
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

/** Programs over one log, as with docker compose. */
function wire(programs = 1) {
  const events = new MemoryEventStore();
  const now = () => new Date('2026-11-20T09:30:00.000Z');
  const runners = numbers(programs).map(() =>
    createCommandRunner({ events, codec: plainCodec, market: 'ES', now, maxRetries: 50 }),
  );
  const load = createStateLoader(events, plainCodec);
  const runner = (at: number) => {
    const found = runners[at % runners.length];
    if (found === undefined) throw new Error('no runner');
    return found;
  };
  const tree = () => load(sectionTreeDecider, sectionTreeStream('ES'));
  const order = async () =>
    siblingsOf(await tree(), { parentId: -1, type: 1 }).map(({ sectionId, place }) => [sectionId, place]);
  return { events, runner, tree, order };
}

describe('commands on sections', () => {
  it('[R-API-13] [R-API-14] [R-API-15] answer with the id and the address', async () => {
    const { runner } = wire();
    const { run } = runner(0);
    expect(await run(bindings.AddSection, menus, context)).toMatchObject({ data: { id: 1, url: 'menus' } });
    expect(await run(bindings.AddSection, menus, context)).toMatchObject({ data: { id: 2, url: 'menus1' } });
    expect(await run(bindings.UpdateSection, { id: 2, name: 'Cartas' }, context)).toMatchObject({
      data: { id: 2, url: 'cartas' },
    });
    expect(await run(bindings.DeleteSection, { id: 2 }, context)).toMatchObject({ data: { id: 2 } });
    expect(await run(bindings.RestoreSection, { id: 2 }, context)).toMatchObject({
      data: { id: 2, url: 'cartas' },
    });
    expect(await run(bindings.DeleteSection, { id: 3 }, context)).toEqual({
      ok: false,
      rejection: reject('section_not_found'),
    });
  });

  it('[R4] report who was faster to a person who edits an older version; moving or changing others is no edit', async () => {
    const { runner } = wire();
    const { run } = runner(0);
    for (let left = 3; left > 0; left -= 1) await run(bindings.AddSection, menus, context);
    const update = (changes: { name?: string; type?: 1 | 2; version?: number; id?: number }, by = context) =>
      run(bindings.UpdateSection, { id: 2, ...changes }, by);
    await update({ id: 1, name: 'Cartas' });
    await run(bindings.ReorderSections, { ids: [3, 2, 1] }, context);
    const marta = { ...context, actor: testActor(3, { userId: 9 }) };
    expect(await update({ name: 'Bebidas', type: 2, version: 1 }, marta)).toMatchObject({ ok: true });
    const conflict = { changedBy: 'user-9', changedAt: '2026-11-20T09:30:00.000Z', version: 7 };
    const fields = ['name', 'type'];
    const late = await update({ name: 'Postres', version: 1 });
    expect(late).toEqual({ ok: false, conflict: { ...conflict, fields } });
    expect(await update({ name: 'Postres', version: 7 })).toMatchObject({ data: { url: 'postres' } });
    expect(await update({ name: 'Helados' })).toMatchObject({ data: { url: 'helados' } });
  });

  it('[R2] add one section, and answer the same, when they are sent again', async () => {
    const { runner, order } = wire();
    const again = { ...context, idempotencyKey: 'the-same-click' };
    const first = await runner(0).run(bindings.AddSection, menus, again);
    await runner(0).run(bindings.AddSection, menus, context);
    expect(await runner(0).run(bindings.AddSection, menus, again)).toEqual(first);
    expect(await order()).toHaveLength(2);
  });

  it.each([1, 2])(
    '[R5] [W28] from 500 people at once, through %i programs, give 500 sections with a slug of their own',
    async (programs) => {
      const { runner, tree, order } = wire(programs);
      const outcomes = await Promise.all(
        numbers(500).map((at) => runner(at).run(bindings.AddSection, menus, context)),
      );
      expect(outcomes.filter(({ ok }) => !ok)).toEqual([]);
      expect(new Set([...(await tree()).sections.values()].map(({ url }) => url)).size).toBe(500);
      expect(await order()).toEqual(numbers(500).map((place) => [place, place]));
    },
  );

  it('[R6] [W27] leave a permutation wherever an old client dies between its two uploads', async () => {
    const { runner, order } = wire();
    const { run } = runner(0);
    for (const name of ['Uno', 'Dos', 'Tres', 'Cuatro'])
      await run(bindings.AddSection, { ...menus, name }, context);
    for (const round of numbers(100)) {
      const at = round % 3;
      const [upper, lower] = idsOf((await order()).slice(at));
      await run(bindings.UpdateSection, { id: lower, pos: at + 1 }, context);
      const between = await order();
      expect(between.map(([, place]) => place)).toEqual([1, 2, 3, 4]);
      expect(idsOf(between)[at]).toBe(lower);
      // Every second client aborts halfway.
      if (round % 2 === 0) await run(bindings.UpdateSection, { id: upper, pos: at + 2 }, context);
      expect(await order()).toEqual(between);
    }
  });
});
