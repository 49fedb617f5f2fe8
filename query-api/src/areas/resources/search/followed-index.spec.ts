import { describe, expect, it } from '@jest/globals';
import { aResource, aResourceDocument, resourceChanges } from '@portal/contracts/areas/resources';
import { aSection, sections } from '@portal/contracts/areas/sections';
import { viewsHolding } from '@portal/platform/testing/query-kit';
import type { ViewStore } from '@portal/platform/stores/view-store/view-store.port';
import { FollowedIndex } from './followed-index';

const now = new Date('2026-11-20T09:30:00.000Z');
const count = 1_200;

const change = (resourceId: number, position = resourceId) => ({
  id: String(resourceId),
  position,
  document: aResourceDocument(aResource({ resourceId, name: `Pieza ${resourceId}`, tags: [] })),
});

const viewsWithChanges = (views: ViewStore, afterPage: (page: number) => Promise<void>): ViewStore =>
  new Proxy(views, {
    get(target, name) {
      if (name === 'find')
        return async (...asked: Parameters<ViewStore['find']>) => {
          const found = await target.find(...asked);
          if (asked[0] === resourceChanges.name && asked[1].page !== undefined)
            await afterPage(asked[1].page);
          return found;
        };
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

describe('the search index of a large catalogue', () => {
  it('[R-API-20] misses nothing unchanged while it is filled, even if others change', async () => {
    const { sectionId: id, ...section } = aSection();
    const views = await viewsHolding(
      [resourceChanges, Array.from({ length: count }, (_, at) => change(at + 1))],
      [sections, [{ ...section, id, formerUrls: [], version: 0, resources: 0 }]],
    );
    // Downloads after each page make the first resources the newest changes.
    const changing = viewsWithChanges(views, async (page) => {
      const position = count + page;
      const documents = Array.from({ length: 50 }, (_, at) => change(50 * (page - 1) + at + 1, position));
      await views.commit([
        {
          projection: resourceChanges.name,
          position,
          writes: documents.map((document) => ({ view: resourceChanges.name, id: document.id, document })),
        },
      ]);
    });
    const index = await new FollowedIndex(changing).current(now);
    expect(index.find('pieza', { administrator: false }).total).toBe(count);
  });

  it('[X7] is rebuilt when its view starts over: another log has other resources', async () => {
    const views = await viewsHolding([resourceChanges, [change(1), change(2), change(3)]], [sections, []]);
    const write = (position: number, document: ReturnType<typeof change>) =>
      views.commit([
        {
          projection: resourceChanges.name,
          position,
          writes: [{ view: resourceChanges.name, id: document.id, document }],
        },
      ]);
    await write(9_000, change(3, 9_000));
    const followed = new FollowedIndex(views);
    const found = async () => (await followed.current(now)).find('pieza', { administrator: true }).total;
    expect(await found()).toBe(3);
    await views.startOver([resourceChanges.name]);
    await write(1, change(7, 1));
    expect(await found()).toBe(1);
  });
});
