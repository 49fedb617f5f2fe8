import type { DocumentOf, EventOf } from '@portal/contracts';
import { libraries, type libraryEvents, maxOpened, openedResources } from '@portal/contracts/areas/library';
import type { erasureEvents } from '@portal/contracts/areas/users';
import { keyedBy, patch } from '@portal/platform/projection/patch';
import { defineProjection } from '@portal/platform/projection/projection';

type LibraryEvent = EventOf<typeof libraryEvents> | EventOf<typeof erasureEvents>;
type Library = DocumentOf<typeof libraries>;

const byUser = keyedBy('userId');
const empty = (id: number): Library => ({ id, favourites: [], followed: [] });

/** Erased people lose favourites and history. */
const deletedDocument = { id: byUser, apply: () => null };

export const librariesProjection = defineProjection<LibraryEvent, typeof libraries>(libraries, {
  FavouriteAdded: {
    id: byUser,
    apply: (before, { data: { userId, resourceId }, metadata: { at } }) => {
      const library = before ?? empty(userId);
      const favourites = [{ resourceId, at, followedSince: null }, ...library.favourites];
      return { ...library, favourites };
    },
  },
  FavouriteRemoved: {
    id: byUser,
    apply: patch(({ favourites }, { data }) => ({
      favourites: favourites.filter(({ resourceId }) => resourceId !== data.resourceId),
    })),
  },
  FavouriteFollowed: {
    id: byUser,
    apply: patch(({ favourites }, { data: { resourceId, on }, metadata: { at } }) => ({
      favourites: favourites.map((each) =>
        each.resourceId === resourceId ? { ...each, followedSince: on ? at : null } : each,
      ),
    })),
  },
  CollectionFollowed: {
    id: byUser,
    apply: (before, { data: { userId, collectionId, on }, metadata: { at: since } }) => {
      const library = before ?? empty(userId);
      const others = library.followed.filter((each) => each.collectionId !== collectionId);
      return { ...library, followed: on ? [...others, { collectionId, since }] : others };
    },
  },
  UserErasureRequested: deletedDocument,
});

/** Newest first. */
export const openedResourcesProjection = defineProjection<LibraryEvent, typeof openedResources>(
  openedResources,
  {
    ResourceOpened: {
      id: byUser,
      apply: (before, { data: { userId: id, resourceId, at } }) => {
        const others = (before?.opened ?? []).filter((each) => each.resourceId !== resourceId);
        return { id, opened: [{ resourceId, at }, ...others].slice(0, maxOpened) };
      },
    },
    UserErasureRequested: deletedDocument,
  },
);
