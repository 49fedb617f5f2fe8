import { describe, expect, it } from '@jest/globals';
import { createReservations } from '@portal/platform/decider/reservation';
import { MemoryEventStore } from '@portal/platform/stores/event-store/memory.event-store';
import { createResourceSlugs, isSlugOf } from './resource-slugs';
import { answered, resourceTestKit } from './testing/resource-test-kit';

class CountingStore extends MemoryEventStore {
  asked = 0;
  override append(...given: Parameters<MemoryEventStore['append']>) {
    this.asked += 1;
    return super.append(...given);
  }
  override readStream(...given: Parameters<MemoryEventStore['readStream']>) {
    this.asked += 1;
    return super.readStream(...given);
  }
}

function process(events = new CountingStore()) {
  const now = () => new Date('2026-11-20T09:30:00.000Z');
  const slugs = createResourceSlugs(createReservations(events, { market: 'ES', now, secret: 'spec' }));
  return { events, slugs };
}
const times = (count: number) => Array.from({ length: count }, (_, at) => at);

describe('slugs of resources', () => {
  it('[R-ARS-15] [R5] are _1, _2 … for one name, however many ask at once', async () => {
    const { slugs } = process();
    const claimed = await Promise.all(times(500).map((at) => slugs.claim('Menú del día', `resource-${at}`)));
    const expected = times(500).map((at) => (at === 0 ? 'menu-del-dia' : `menu-del-dia_${at}`));
    expect([...claimed].sort()).toEqual([...expected].sort());
  });

  it('[R5] cost as many questions for the 500th as for the second', async () => {
    const { events, slugs } = process();
    const costs: number[] = [];
    for (const at of times(500)) {
      const before = events.asked;
      await slugs.claim('Menú', `resource-${at}`);
      costs.push(events.asked - before);
    }
    expect(Math.max(...costs.slice(1))).toBe(1);
  });

  it('[R5] are found again after a restart in a few steps', async () => {
    const { events, slugs } = process();
    for (const at of times(500)) await slugs.claim('Menú', `resource-${at}`);
    const restarted = process(events);
    const before = events.asked;
    expect(await restarted.slugs.claim('Menú', 'resource-500')).toBe('menu_500');
    expect(events.asked - before).toBeLessThan(25);
  });

  it('[R2] [R5] are the same for an owner that asks again, in the same process and after a restart', async () => {
    const { events, slugs } = process();
    await slugs.claim('Menú', 'resource-1');
    for (const asked of [slugs, slugs, process(events).slugs])
      expect(await asked.claim('Menú', 'resource-2')).toBe('menu_1');
    expect(await process(events).slugs.claim('Menú', 'resource-3')).toBe('menu_2');
  });

  it('[R5] are distinct when two processes give them out at once', async () => {
    const one = process();
    const second = process(one.events);
    const claimed = await Promise.all(
      times(200).map((at) => (at % 2 ? one : second).slugs.claim('Menú', `resource-${at}`)),
    );
    expect(new Set(claimed).size).toBe(200);
    expect(claimed.every((slug) => isSlugOf(slug, 'Menú'))).toBe(true);
  });

  it('[R-ARS-15] [R5] are 500 for 500 resources of one name that are added at once', async () => {
    const kit = resourceTestKit();
    await kit.addSection('Menús');
    const added = await Promise.all(times(500).map((at) => kit.add({ name: 'Menú' }, `add-menu-${at}`)));
    const urls = added.map((outcome) => answered(outcome).url);
    expect(new Set(urls).size).toBe(500);
    expect(urls.every((url) => isSlugOf(url, 'Menú'))).toBe(true);
    expect(new Set(added.map((outcome) => answered(outcome).id)).size).toBe(500);
  });

  it('[R-ARS-15] belong to a name with or without a number behind it', () => {
    expect(['menu', 'menu_1', 'menu_12'].every((slug) => isSlugOf(slug, 'Menú'))).toBe(true);
    expect(['menu_', 'menu_x', 'menu-1', 'menus'].some((slug) => isSlugOf(slug, 'Menú'))).toBe(false);
  });
});
