import { z } from 'zod';
import {
  byOwnedId,
  catalogueReaders,
  command,
  defineCommands,
  ofObject,
  ofOptionalRestaurant,
  only,
  ownedAnswer,
  ownedRenaming,
  repeatWindowSeconds,
  wireCommaList,
  wireFlag,
  wireInteger,
  wireOptionalInteger,
  wireRequiredText,
  definePushes,
  defineQueries,
  instant,
  languageSchema,
  listInput,
  ofRestaurant,
  ownedSummary,
  query,
  defineRejections,
  defineView,
  ownedDocument,
  ownedView,
} from '../../kernel';
import { libraryEvents } from './library.events';
import { resourceSummarySchema } from '../resources';
import { maxCollectionName, maxCollected, minRestaurants, regionDays } from './library.rules';

export const libraryRejections = defineRejections({
  /** Also deleted or not accessible. */
  collection_not_found: 404,
  too_many_favourites: 422,
  too_many_collections: 422,
  collection_full: 422,
  /** Single resources need to be favourites. */
  not_a_favourite: 422,
});

/** Personal: read-only while acting as a user (AMB-77). */
const own = only(catalogueReaders, { asUser: false });
const ownObject = only(catalogueReaders, { asUser: false, scope: ofObject });

const byResource = z.object({ id: wireInteger() });
const someResources = wireCommaList(wireInteger(), maxCollected).pipe(z.array(z.int()).min(1));

export const libraryCommands = defineCommands('library', {
  AddFavourite: command({
    method: 'POST',
    path: 'library/favourite/{id}/add',
    input: byResource,
    output: z.object({ id: z.int() }),
    access: own,
    rejections: ['resource_not_found', 'too_many_favourites'],
    summary: 'Adds a resource to the caller’s favourites',
  }),
  RemoveFavourite: command({
    method: 'POST',
    path: 'library/favourite/{id}/remove',
    input: byResource,
    output: z.object({ id: z.int() }),
    access: own,
    summary: 'Removes a favourite and its notices',
  }),
  FollowFavourite: command({
    method: 'POST',
    path: 'library/favourite/{id}/follow',
    input: byResource.extend({ on: wireFlag() }),
    output: z.object({ id: z.int(), on: z.boolean() }),
    access: own,
    rejections: ['not_a_favourite'],
    summary: 'Turns notices about new versions of a favourite on or off',
  }),
  OpenResource: command({
    method: 'POST',
    path: 'library/opened/{id}',
    input: byResource,
    output: z.object({ id: z.int() }),
    access: own,
    rejections: ['resource_not_found'],
    summary: 'Records a view of a resource, once a minute',
  }),
  AddCollection: command({
    method: 'POST',
    path: 'library/collection/add',
    repeatWindowSeconds,
    input: z.object({
      name: wireRequiredText(maxCollectionName),
      /** Owner; default the caller. */
      restaurant_id: wireOptionalInteger(),
      resources: wireCommaList(wireInteger(), maxCollected).default([]),
    }),
    output: ownedAnswer,
    access: only(catalogueReaders, { asUser: false, scope: ofOptionalRestaurant('restaurant_id') }),
    rejections: ['resource_not_found', 'too_many_collections'],
    summary: 'Adds a collection of the caller or of a restaurant, with resources or empty',
  }),
  UpdateCollection: command({
    method: 'POST',
    path: 'library/collection/{id}/update',
    input: ownedRenaming(maxCollectionName),
    output: ownedAnswer.extend({ version: z.int() }),
    access: ownObject,
    rejections: ['collection_not_found'],
    summary: 'Renames a collection',
  }),
  DeleteCollection: command({
    method: 'POST',
    path: 'library/collection/{id}/delete',
    input: byOwnedId,
    output: ownedAnswer,
    access: ownObject,
    rejections: ['collection_not_found'],
    summary: 'Deletes a collection, not its resources',
  }),
  RestoreCollection: command({
    method: 'POST',
    path: 'library/collection/{id}/restore',
    input: byOwnedId,
    output: ownedAnswer,
    access: ownObject,
    rejections: ['collection_not_found', 'too_many_collections'],
    summary: 'Undoes a deletion (U5)',
  }),
  AddToCollection: command({
    method: 'POST',
    path: 'library/collection/{id}/resources/add',
    input: byOwnedId.extend({
      resources: someResources,
      /** Index from 0; default the end. */
      place: wireInteger().pipe(z.int().min(0).max(maxCollected)).optional(),
    }),
    output: ownedAnswer.extend({
      /** New ones only. */
      added: z.array(z.int()),
    }),
    access: ownObject,
    rejections: ['collection_not_found', 'resource_not_found', 'collection_full'],
    summary: 'Adds resources to a collection; present ones keep their place',
  }),
  RemoveFromCollection: command({
    method: 'POST',
    path: 'library/collection/{id}/resources/remove',
    input: byOwnedId.extend({ resources: someResources }),
    output: ownedAnswer,
    access: ownObject,
    rejections: ['collection_not_found'],
    summary: 'Removes resources from a collection',
  }),
  SortCollection: command({
    method: 'POST',
    path: 'library/collection/{id}/sort',
    input: byOwnedId.extend({ resources: someResources }),
    output: ownedAnswer.extend({ resources: z.array(z.int()) }),
    access: ownObject,
    rejections: ['collection_not_found'],
    summary: 'Reorders a collection; unnamed resources follow',
  }),
  ShareCollection: command({
    method: 'POST',
    path: 'library/collection/{id}/share',
    input: byOwnedId.extend({ shared: wireFlag() }),
    output: ownedAnswer.extend({ shared: z.boolean() }),
    access: ownObject,
    rejections: ['collection_not_found'],
    summary: 'Creates or revokes the link for signed-in readers',
  }),
  FollowCollection: command({
    method: 'POST',
    path: 'library/collection/{id}/follow',
    input: byOwnedId.extend({ on: wireFlag() }),
    output: ownedAnswer.extend({ on: z.boolean() }),
    access: own,
    rejections: ['collection_not_found'],
    summary: 'Turns notices about new versions in a collection on or off',
  }),
});

const access = only(catalogueReaders);
/** Language of format names. */
const lang = languageSchema.optional();

/** `null` if deleted or hidden (AMB-05). */
const seenResource = resourceSummarySchema.nullable();

export const favouriteSchema = z.object({
  id: z.int(),
  at: instant(),
  followed: z.boolean(),
  resource: seenResource,
});
export type Favourite = z.infer<typeof favouriteSchema>;

export const collectionSummarySchema = ownedSummary.extend({
  resources: z.array(z.int()),
  thumbs: z.array(z.string()),
  shared: z.boolean(),
  followed: z.boolean(),
});
export type CollectionSummary = z.infer<typeof collectionSummarySchema>;

export const collectionDetailSchema = collectionSummarySchema.omit({ resources: true, thumbs: true }).extend({
  /** The caller's, or their restaurant's. */
  mine: z.boolean(),
  /** Editors also get deleted resources; readers only visible ones. */
  entries: z.array(z.object({ id: z.int(), resource: seenResource })),
  hidden: z.int(),
});
export type CollectionDetail = z.infer<typeof collectionDetailSchema>;

const regionOrderSchema = z.object({
  resource: resourceSummarySchema,
  /** Other restaurants of the region that ordered it. */
  restaurants: z.int(),
});

export const libraryQueries = defineQueries('library', {
  GetLibraryMarks: query({
    method: 'GET',
    path: 'library/marks',
    input: z.object({}),
    output: z.object({ favourites: z.array(z.int()), followed: z.array(z.int()) }),
    access,
    views: ['libraries'],
    summary: 'Ids of the caller’s favourites and followed resources, to mark cards',
  }),
  ListFavourites: query({
    method: 'GET',
    path: 'library/favourites',
    input: listInput(['-at'], { lang }),
    output: z.array(favouriteSchema),
    list: true,
    access,
    views: ['libraries', 'resources'],
    summary: 'The caller’s favourites, newest first; deleted resources without a name',
  }),
  ListOpenedResources: query({
    method: 'GET',
    path: 'library/opened',
    input: z.object({ lang }),
    output: z.array(resourceSummarySchema),
    list: true,
    access,
    views: ['openedResources', 'resources'],
    summary: 'Last 30 resources that the caller viewed, latest first',
  }),
  ListCollections: query({
    method: 'GET',
    path: 'library/collections',
    input: listInput(['-changed_at', 'name'], {}),
    output: z.array(collectionSummarySchema),
    list: true,
    access,
    views: ['collections', 'libraries', 'resources', 'restaurants'],
    summary: 'Collections of the caller and of their restaurants',
  }),
  ListFollowedCollections: query({
    method: 'GET',
    path: 'library/collections/followed',
    input: z.object({}),
    output: z.array(collectionSummarySchema),
    list: true,
    access,
    views: ['collections', 'libraries', 'resources', 'restaurants'],
    summary: 'Shared collections that the caller follows and may still read',
  }),
  GetCollection: query({
    method: 'GET',
    path: 'library/collection/{id}',
    input: byOwnedId.extend({ lang }),
    output: collectionDetailSchema,
    access: only(catalogueReaders, { scope: ofObject }),
    rejections: ['collection_not_found'],
    views: ['collections', 'libraries', 'resources', 'restaurants'],
    summary: 'A collection, own or shared, with the resources visible to the caller',
  }),
  ListRegionOrders: query({
    method: 'GET',
    path: 'library/region/{restaurant_id}',
    input: z.object({ restaurant_id: wireInteger(), lang }),
    output: z.array(regionOrderSchema),
    list: true,
    access: only(catalogueReaders, { scope: ofRestaurant('restaurant_id') }),
    views: ['countedOrders', 'restaurants', 'resources'],
    summary: `Resources that at least ${minRestaurants} other restaurants of the region ordered in the last ${regionDays} days`,
  }),
});

/** By user id. */
export const libraries = defineView('libraries', {
  schema: z.object({
    id: z.int(),
    favourites: z.array(
      z.object({
        resourceId: z.int(),
        at: instant(),
        /** `null` if not followed. */
        followedSince: instant().nullable(),
      }),
    ),
    followed: z.array(z.object({ collectionId: z.string(), since: instant() })),
  }),
  filters: {},
  sorts: [],
});

/** By user id. */
export const openedResources = defineView('openedResources', {
  schema: z.object({
    id: z.int(),
    /** Latest first. */
    opened: z.array(z.object({ resourceId: z.int(), at: instant() })),
  }),
  filters: {},
  sorts: [],
});

export const collections = defineView('collections', {
  ...ownedView,
  schema: ownedDocument.extend({
    /** In the owner's order. */
    resources: z.array(z.object({ id: z.int(), at: instant() })),
    resourceIds: z.array(z.int()),
    shared: z.boolean(),
  }),
  filters: { ...ownedView.filters, resourceIds: 'number-list' },
  text: ['name'],
});

export const libraryPushes = definePushes('library', [libraryEvents], {
  LibraryChanged: {
    to: {
      person: [
        'FavouriteAdded',
        'FavouriteRemoved',
        'FavouriteFollowed',
        'CollectionFollowed',
        'ResourceOpened',
      ],
    },
    refresh: [
      'GetLibraryMarks',
      'ListFavourites',
      'ListOpenedResources',
      'ListCollections',
      'ListFollowedCollections',
      'GetCollection',
    ],
  },
  CollectionChanged: {
    key: 'collectionId',
    to: {
      owner: [
        'CollectionAdded',
        'CollectionUpdated',
        'CollectionRestored',
        'CollectionResourcesAdded',
        'CollectionResourcesRemoved',
        'CollectionSorted',
      ],
      // All who may have its link.
      readers: ['CollectionDeleted', 'CollectionShared'],
    },
    refresh: ['ListCollections', 'ListFollowedCollections', 'GetCollection'],
  },
});
