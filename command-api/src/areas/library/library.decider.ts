import { type EventOf, reject } from '@portal/contracts';
import { type libraryCommands, type libraryEvents, maxFavourites } from '@portal/contracts/areas/library';
import { type CommandFor, defineDecider } from '@portal/platform/decider/decider';
import { PersistentMap, PersistentSet } from '@portal/platform/decider/persistent-map';

type LibraryEvent = Extract<
  EventOf<typeof libraryEvents>,
  { type: 'FavouriteAdded' | 'FavouriteRemoved' | 'FavouriteFollowed' | 'CollectionFollowed' }
>;
type Contracts = typeof libraryCommands;

interface Library {
  /** Resource → followed. */
  readonly favourites: PersistentMap<number, boolean>;
  /** Collection ids. */
  readonly followed: PersistentSet<string>;
}

export type LibraryCommands = {
  AddFavourite: CommandFor<Contracts['AddFavourite']>;
  RemoveFavourite: CommandFor<Contracts['RemoveFavourite']>;
  FollowFavourite: CommandFor<Contracts['FollowFavourite']>;
  FollowCollection: CommandFor<Contracts['FollowCollection']>;
};

export const libraryStream = (userId: number): string => `library-${userId}`;

const withFavourite = ({ favourites, ...rest }: Library, id: number, followed: boolean): Library => ({
  ...rest,
  favourites: favourites.with(id, followed),
});

/** Stream `library-{userId}`. */
export const libraryDecider = defineDecider<Library, LibraryCommands, LibraryEvent>({
  initial: { favourites: PersistentMap.of(), followed: PersistentSet.of() },

  decide: {
    AddFavourite: ({ input: { id: resourceId }, actor: { userId } }, { favourites }) => {
      if (favourites.has(resourceId)) return [];
      if (favourites.size >= maxFavourites)
        return reject('too_many_favourites', { details: { max: maxFavourites } });
      return [{ type: 'FavouriteAdded', data: { userId, resourceId } }];
    },

    RemoveFavourite: ({ input: { id: resourceId }, actor: { userId } }, { favourites }) =>
      favourites.has(resourceId) ? [{ type: 'FavouriteRemoved', data: { userId, resourceId } }] : [],

    FollowFavourite: ({ input: { id: resourceId, on }, actor: { userId } }, { favourites }) => {
      const followed = favourites.get(resourceId);
      if (followed === undefined) return on ? reject('not_a_favourite') : [];
      return followed === on ? [] : [{ type: 'FavouriteFollowed', data: { userId, resourceId, on } }];
    },

    FollowCollection: ({ input: { id: collectionId, on }, actor: { userId } }, { followed }) =>
      followed.has(collectionId) === on
        ? []
        : [{ type: 'CollectionFollowed', data: { userId, collectionId, on } }],
  },

  evolve: {
    FavouriteAdded: (library, { data }) => withFavourite(library, data.resourceId, false),
    FavouriteFollowed: (library, { data }) => withFavourite(library, data.resourceId, data.on),
    FavouriteRemoved: ({ favourites, ...rest }, { data }) => ({
      ...rest,
      favourites: favourites.without(data.resourceId),
    }),
    CollectionFollowed: ({ followed, ...rest }, { data: { collectionId, on } }) => ({
      ...rest,
      followed: on ? followed.with(collectionId) : followed.without(collectionId),
    }),
  },
});
