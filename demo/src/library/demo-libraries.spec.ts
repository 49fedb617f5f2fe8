import { describe, expect, it } from '@jest/globals';
import { maxCollectionName, maxCollected } from '@portal/contracts/areas/library';
import { demoWorld } from '../demo-world';

const today = '2026-11-20';

describe.each(['ES', 'PT'] as const)('what people of the demo keep in %s', (market) => {
  const { libraries, resources } = demoWorld(market, today);
  const byId = new Map(resources.map((resource) => [resource.resourceId, resource]));

  it('is the same every time, and there for several people', () => {
    expect(libraries.length).toBeGreaterThan(5);
    expect(demoWorld(market, today).libraries).toEqual(libraries);
  });

  it('holds published resources only, after they were added and before the reference day', () => {
    for (const { favourites, collections, opened } of libraries) {
      const saved = [
        ...favourites,
        ...opened,
        ...collections.flatMap(({ resources: ids, at }) => ids.map((resourceId) => ({ resourceId, at }))),
      ];
      for (const { resourceId, at } of saved) {
        const resource = byId.get(resourceId);
        expect(resource?.status).toBe(1);
        expect((resource?.addedAt ?? at) < at && at < today).toBe(true);
      }
    }
  });

  it('[R-ROL-08] keeps to the limits, and to the restaurants of each person', () => {
    for (const { user, collections } of libraries)
      for (const { name, restaurantId, resources: ids } of collections) {
        expect(name.length).toBeLessThanOrEqual(maxCollectionName);
        expect(ids.length).toBeLessThanOrEqual(maxCollected);
        expect(restaurantId === null || user.restaurants.includes(restaurantId)).toBe(true);
      }
  });
});
