import { describe, expect, it } from '@jest/globals';
import { isRejection, Role, ownedIdOf } from '@portal/contracts';
import {
  aCollectionAdded,
  aCollectionId,
  aRestaurantCollectionId,
  maxCollected,
  maxCollections,
} from '@portal/contracts/areas/library';
import { evolve } from '@portal/platform/decider/decider';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { testActor } from '@portal/platform/testing/test-actor';
import fc from 'fast-check';
import type { CollectionEvent } from './collections-state';
import { collectionsDecider } from './collections.decider';

const owner = testActor(Role.Franchisee);
const stranger = testActor(Role.Franchisee, { userId: 99, restaurants: [9] });
const colleague = testActor(Role.Manager, { userId: 13, restaurants: [1] });
const administrator = testActor(Role.Administrator, { userId: 2, restaurants: [] });
const commandId = aCollectionId.slice('u12-'.length);
const id = aCollectionId;
const withResources = (...resources: number[]) => aCollectionAdded({ resources });
const deleted: CollectionEvent = { type: 'CollectionDeleted', data: { collectionId: id } };
const uuid = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
const numbered = (count: number) =>
  Array.from({ length: count }, (_, at) => aCollectionAdded({ collectionId: `u12-${uuid(at)}` }));

describe('adding a collection', () => {
  const adding = (restaurant_id: number | undefined, seen: number[], resources = seen) =>
    ({ input: { name: 'Terraza', restaurant_id, resources }, facts: { seen }, commandId }) as const;

  it('[S18] seals the name of a person’s own, and leaves that of a restaurant’s in plain', () => {
    const given = givenEvents(collectionsDecider, []);
    given.when('AddCollection', { ...adding(undefined, [4, 2]), actor: owner }).then([withResources(4, 2)]);
    given
      .when('AddCollection', { ...adding(1, []), actor: owner })
      .then([aCollectionAdded({ collectionId: aRestaurantCollectionId })]);
  });

  it('[R-ROL-08] is not possible for a restaurant of others', () => {
    givenEvents(collectionsDecider, [])
      .when('AddCollection', { ...adding(1, []), actor: stranger })
      .thenRejected('forbidden');
  });

  it('[AMB-05] holds only what the person may see; hidden ones alone create none', () => {
    const given = givenEvents(collectionsDecider, []);
    given.when('AddCollection', { ...adding(undefined, [2], [2, 3]), actor: owner }).then([withResources(2)]);
    given
      .when('AddCollection', { ...adding(undefined, [], [3]), actor: owner })
      .thenRejected('resource_not_found');
  });

  it('produces no event when it is repeated', () => {
    givenEvents(collectionsDecider, [withResources()])
      .when('AddCollection', { ...adding(undefined, []), actor: owner })
      .thenNothing();
  });

  it('ends at a hundred; deleted ones make room, and are restored only while there is some', () => {
    const all = numbered(maxCollections);
    givenEvents(collectionsDecider, all)
      .when('AddCollection', { ...adding(undefined, []), actor: owner })
      .thenRejected('too_many_collections');
    const first = { collectionId: `u12-${uuid(0)}` };
    const gone: CollectionEvent = { type: 'CollectionDeleted', data: first };
    const restoring = { input: { id: first.collectionId }, actor: owner };
    const room = givenEvents(collectionsDecider, [...all, gone]);
    room.when('AddCollection', { ...adding(undefined, []), actor: owner }).then([withResources()]);
    room.when('RestoreCollection', restoring).then([{ type: 'CollectionRestored', data: first }]);
    givenEvents(collectionsDecider, [...all, gone, withResources()])
      .when('RestoreCollection', restoring)
      .thenRejected('too_many_collections');
  });
});

describe('changing a collection', () => {
  it('[R-ROL-08] is its owner’s alone: to everybody else it is not there, administrators among them', () => {
    for (const actor of [stranger, colleague, administrator]) {
      const given = givenEvents(collectionsDecider, [withResources(1, 2)]);
      given
        .when('UpdateCollection', { input: { id, name: 'X' }, actor })
        .thenRejected('collection_not_found');
      given.when('DeleteCollection', { input: { id }, actor }).thenRejected('collection_not_found');
      given
        .when('ShareCollection', { input: { id, shared: true }, actor })
        .thenRejected('collection_not_found');
      given
        .when('SortCollection', { input: { id, resources: [2] }, actor })
        .thenRejected('collection_not_found');
    }
  });

  it('[R-ROL-08] of a restaurant is for all of its people', () => {
    const added = aCollectionAdded({ collectionId: aRestaurantCollectionId });
    const input = { id: aRestaurantCollectionId, name: 'Barra' };
    const given = givenEvents(collectionsDecider, [added]);
    given.when('UpdateCollection', { input, actor: colleague }).then([
      {
        type: 'CollectionUpdated',
        data: { collectionId: input.id, name: 'Barra' },
        personal: { subject: 'user-13', value: {} },
      },
    ]);
    given.when('UpdateCollection', { input, actor: stranger }).thenRejected('collection_not_found');
  });

  it('to its current name produces no event', () => {
    givenEvents(collectionsDecider, [withResources()])
      .when('UpdateCollection', { input: { id, name: 'Terraza' }, actor: owner })
      .thenNothing();
  });

  it('[U5] deletes it once and restores it once; a deleted collection accepts no other change', () => {
    const input = { id };
    const there = givenEvents(collectionsDecider, [withResources(1)]);
    there.when('DeleteCollection', { input, actor: owner }).then([deleted]);
    there.when('RestoreCollection', { input, actor: owner }).thenNothing();
    const gone = givenEvents(collectionsDecider, [withResources(1), deleted]);
    gone.when('DeleteCollection', { input, actor: owner }).thenNothing();
    gone
      .when('RestoreCollection', { input, actor: owner })
      .then([{ type: 'CollectionRestored', data: { collectionId: id } }]);
    gone
      .when('ShareCollection', { input: { id, shared: true }, actor: owner })
      .thenRejected('collection_not_found');
  });

  it('shares it by its link, and withdraws that', () => {
    const shared: CollectionEvent = { type: 'CollectionShared', data: { collectionId: id, shared: true } };
    const sharing = (on: boolean) => ({ input: { id, shared: on }, actor: owner });
    givenEvents(collectionsDecider, [withResources()]).when('ShareCollection', sharing(true)).then([shared]);
    const given = givenEvents(collectionsDecider, [withResources(), shared]);
    given.when('ShareCollection', sharing(true)).thenNothing();
    given
      .when('ShareCollection', sharing(false))
      .then([{ type: 'CollectionShared', data: { collectionId: id, shared: false } }]);
  });
});

describe('what is in a collection', () => {
  const adding = (seen: number[], place?: number) => ({
    input: { id, resources: seen, place },
    facts: { seen },
    actor: owner,
  });

  it('is put where it was asked for, each once', () => {
    const given = givenEvents(collectionsDecider, [withResources(1, 2)]);
    const added = (resources: number[], place: number): CollectionEvent => ({
      type: 'CollectionResourcesAdded',
      data: { collectionId: id, resources, place },
    });
    given.when('AddToCollection', adding([2, 3])).then([added([3], 2)]);
    given.when('AddToCollection', adding([3], 1)).then([added([3], 1)]);
    given.when('AddToCollection', adding([3], 400)).then([added([3], 2)]);
    given.when('AddToCollection', adding([1, 2])).thenNothing();
  });

  it('is five hundred at most', () => {
    const many = Array.from({ length: maxCollected }, (_, at) => at + 1);
    const given = givenEvents(collectionsDecider, [withResources(...many)]);
    given.when('AddToCollection', adding([501])).thenRejected('collection_full', { max: maxCollected });
    given.when('AddToCollection', adding([500])).thenNothing();
  });

  const resources = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 8 });
  const step = fc.oneof(
    fc.record({ name: fc.constant('SortCollection' as const), resources }),
    fc.record({ name: fc.constant('RemoveFromCollection' as const), resources }),
    fc.record({
      name: fc.constant('AddToCollection' as const),
      resources,
      place: fc.option(fc.nat(14), { nil: undefined }),
    }),
  );

  it('is a list without duplicates after any sequence of steps; sorting neither adds nor loses anything', () => {
    const property = fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      let state = evolve(collectionsDecider, collectionsDecider.initial, withResources(1, 2, 3));
      const content = () => [...state.all.values()][0]?.resources ?? [];
      for (const { name, ...input } of steps) {
        const before = [...content()];
        const command = {
          input: { id, ...input },
          facts: { seen: input.resources },
          actor: owner,
          at: '2026-11-20T09:30:00.000Z',
          market: 'ES' as const,
          commandId,
        };
        const events = collectionsDecider.decide[name](command as never, state);
        if (isRejection(events) || typeof events === 'function') throw new Error('refused');
        state = events.reduce((known, event) => evolve(collectionsDecider, known, event), state);
        expect(new Set(content()).size).toBe(content().length);
        if (name === 'SortCollection') {
          expect(content().toSorted()).toEqual(before.toSorted());
          const requested = input.resources.filter((each) => before.includes(each));
          expect(content().slice(0, requested.length)).toEqual(requested);
        }
        if (name === 'RemoveFromCollection')
          expect(content()).toEqual(before.filter((each) => !input.resources.includes(each)));
        if (name === 'AddToCollection')
          expect(content().filter((each) => before.includes(each))).toEqual(before);
      }
    });
    fc.assert(property, { numRuns: 300 });
  });
});

describe('the id of a collection', () => {
  it('contains its owner', () => {
    expect(ownedIdOf({ userId: 12 }, commandId)).toBe(aCollectionId);
    expect(ownedIdOf({ restaurantId: 1 }, commandId)).toBe(aRestaurantCollectionId);
  });
});
