import { describe, it } from '@jest/globals';
import { aCollectionId, aFavouriteAdded, maxFavourites, maxOpened } from '@portal/contracts/areas/library';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { libraryDecider } from './library.decider';
import { openedResourcesDecider } from './opened-resources.decider';

const removed = { type: 'FavouriteRemoved' as const, data: { userId: 12, resourceId: 7 } };
const followed = (on: boolean) => ({
  type: 'FavouriteFollowed' as const,
  data: { userId: 12, resourceId: 7, on },
});

describe('favourites', () => {
  const input = { id: 7 };

  it('are added and removed once, even when repeated', () => {
    const none = givenEvents(libraryDecider, []);
    none.when('AddFavourite', { input }).then([aFavouriteAdded(7)]);
    none.when('RemoveFavourite', { input }).thenNothing();
    const one = givenEvents(libraryDecider, [aFavouriteAdded(7)]);
    one.when('AddFavourite', { input }).thenNothing();
    one.when('RemoveFavourite', { input }).then([removed]);
  });

  it('are five hundred at most; one that goes makes room', () => {
    const all = Array.from({ length: maxFavourites }, (_, at) => aFavouriteAdded(at + 1));
    const more = { input: { id: 9999 } };
    givenEvents(libraryDecider, all).when('AddFavourite', more).thenRejected('too_many_favourites');
    givenEvents(libraryDecider, [...all, removed])
      .when('AddFavourite', more)
      .then([aFavouriteAdded(9999)]);
  });

  it('are followed one by one, and not longer than they are favourites', () => {
    const on = { input: { id: 7, on: true } };
    givenEvents(libraryDecider, []).when('FollowFavourite', on).thenRejected('not_a_favourite');
    givenEvents(libraryDecider, [])
      .when('FollowFavourite', { input: { id: 7, on: false } })
      .thenNothing();
    givenEvents(libraryDecider, [aFavouriteAdded(7)])
      .when('FollowFavourite', on)
      .then([followed(true)]);
    const followedEvents = [aFavouriteAdded(7), followed(true)];
    givenEvents(libraryDecider, followedEvents).when('FollowFavourite', on).thenNothing();
    givenEvents(libraryDecider, followedEvents)
      .when('FollowFavourite', { input: { id: 7, on: false } })
      .then([followed(false)]);
    givenEvents(libraryDecider, [...followedEvents, removed, aFavouriteAdded(7)])
      .when('FollowFavourite', on)
      .then([followed(true)]);
  });
});

describe('following a collection', () => {
  const following = (on: boolean) => ({ input: { id: aCollectionId, on } });
  const event = (on: boolean) => ({
    type: 'CollectionFollowed' as const,
    data: { userId: 12, collectionId: aCollectionId, on },
  });

  it('begins and ends once', () => {
    const none = givenEvents(libraryDecider, []);
    none.when('FollowCollection', following(false)).thenNothing();
    none.when('FollowCollection', following(true)).then([event(true)]);
    const one = givenEvents(libraryDecider, [event(true)]);
    one.when('FollowCollection', following(true)).thenNothing();
    one.when('FollowCollection', following(false)).then([event(false)]);
  });
});

describe('what was opened', () => {
  const opened = (resourceId: number, at: string) => ({
    type: 'ResourceOpened' as const,
    data: { userId: 12, resourceId, at },
  });
  const at = '2026-11-20T09:30:00.000Z';

  it('[W31] counts once a minute for each resource', () => {
    const given = givenEvents(openedResourcesDecider, [opened(7, at)]);
    given.when('OpenResource', { input: { id: 7 }, at: '2026-11-20T09:30:59.999Z' }).thenNothing();
    const later = '2026-11-20T09:31:00.000Z';
    given.when('OpenResource', { input: { id: 7 }, at: later }).then([opened(7, later)]);
    given.when('OpenResource', { input: { id: 8 }, at }).then([opened(8, at)]);
  });

  it('is remembered of the last thirty only', () => {
    const others = Array.from({ length: maxOpened }, (_, place) => opened(100 + place, at));
    givenEvents(openedResourcesDecider, [opened(7, at), ...others])
      .when('OpenResource', { input: { id: 7 }, at })
      .then([opened(7, at)]);
  });
});
