import { describe, it } from '@jest/globals';
import {
  aCollectionAdded,
  aCollectionId,
  aFavouriteAdded,
  aRestaurantCollectionId,
} from '@portal/contracts/areas/library';
import { projecting } from '@portal/platform/testing/projection-kit';
import { collectionsProjection } from './collections.projection';
import { librariesProjection, openedResourcesProjection } from './libraries.projection';

const at = '2026-11-20T09:30:00.000Z';
const later = '2026-11-21T09:30:00.000Z';
const erasure = { type: 'UserErasureRequested' as const, data: { userId: 12 } };
const collectionId = aCollectionId;

describe('a library', () => {
  const kit = projecting(librariesProjection);
  const followed = {
    type: 'FavouriteFollowed' as const,
    data: { userId: 12, resourceId: 7, on: true },
    metadata: { at: later },
  };
  const following = (on: boolean) => ({
    type: 'CollectionFollowed' as const,
    data: { userId: 12, collectionId, on },
  });

  it('holds the favourites, the newest first, and since when they are followed', async () => {
    const events = [aFavouriteAdded(7), aFavouriteAdded(8), followed, following(true)];
    await kit.given(events).thenDocument('12', {
      id: 12,
      favourites: [
        { resourceId: 8, at, followedSince: null },
        { resourceId: 7, at, followedSince: later },
      ],
      followed: [{ collectionId, since: at }],
    });
    const removed = { type: 'FavouriteRemoved' as const, data: { userId: 12, resourceId: 7 } };
    await kit.given([...events, removed, aFavouriteAdded(7), following(false)]).thenDocument('12', {
      id: 12,
      favourites: [7, 8].map((resourceId) => ({ resourceId, at, followedSince: null })),
      followed: [],
    });
  });

  it('[S18] is forgotten with its person, with what that person looked at', async () => {
    await kit.given([aFavouriteAdded(7), erasure]).thenNoDocument('12');
    const opened = { type: 'ResourceOpened' as const, data: { userId: 12, resourceId: 7, at } };
    await projecting(openedResourcesProjection).given([opened, erasure]).thenNoDocument('12');
  });

  it('holds what was opened last, each once and thirty at most', async () => {
    const opened = (resourceId: number) => ({
      type: 'ResourceOpened' as const,
      data: { userId: 12, resourceId, at },
    });
    const ids = Array.from({ length: 32 }, (_, index) => index + 1);
    const kept = [5, ...ids.toReversed().filter((id) => id !== 5)].slice(0, 30);
    await projecting(openedResourcesProjection)
      .given([...ids, 5].map(opened))
      .thenDocument('12', { id: 12, opened: kept.map((resourceId) => ({ resourceId, at })) });
  });
});

describe('a collection', () => {
  const kit = projecting(collectionsProjection);
  const document = {
    id: collectionId,
    owner: 'user-12',
    name: 'Terraza',
    resources: [1, 2].map((id) => ({ id, at })),
    resourceIds: [1, 2],
    shared: false,
    deleted: false,
    version: 0,
    changedAt: at,
  };
  const added = aCollectionAdded({ resources: [1, 2] });

  it('is there with its name, its owner and its order', async () => {
    await kit.given([added]).thenDocument(collectionId, document);
    await kit
      .given([aCollectionAdded({ collectionId: aRestaurantCollectionId })])
      .thenDocument(aRestaurantCollectionId, {
        ...document,
        id: aRestaurantCollectionId,
        owner: 'restaurant-1',
        resources: [],
        resourceIds: [],
      });
  });

  it('knows since when something is in it, wherever it is moved', async () => {
    const metadata = { at: later };
    await kit
      .given([
        added,
        {
          type: 'CollectionResourcesAdded',
          data: { collectionId, resources: [3], place: 1 },
          metadata,
        },
        { type: 'CollectionSorted', data: { collectionId, resources: [3, 2, 1] }, metadata },
        { type: 'CollectionResourcesRemoved', data: { collectionId, resources: [2] }, metadata },
        { type: 'CollectionShared', data: { collectionId, shared: true }, metadata },
      ])
      .thenDocument(collectionId, {
        ...document,
        resources: [
          { id: 3, at: later },
          { id: 1, at },
        ],
        resourceIds: [3, 1],
        shared: true,
        changedAt: later,
      });
  });

  it('[S18] of an erased person is not created again; one of a restaurant keeps its name', async () => {
    const erased = { ...added, personal: { subject: 'user-12', value: null } };
    const shared = { type: 'CollectionShared' as const, data: { collectionId, shared: true } };
    await kit.given([erased, shared]).thenNoDocument(collectionId);
    const restaurants = aCollectionAdded({ collectionId: aRestaurantCollectionId });
    await kit
      .given([{ ...restaurants, personal: { subject: 'user-12', value: null } }])
      .thenDocument(aRestaurantCollectionId, {
        ...document,
        id: aRestaurantCollectionId,
        owner: 'restaurant-1',
        resources: [],
        resourceIds: [],
      });
  });
});
