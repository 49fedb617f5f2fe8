import { z } from 'zod';
import {
  catalogueReaders,
  defineQueries,
  instant,
  languageSchema,
  listInput,
  ofObject,
  ofRestaurant,
  only,
  byOwnedId,
  ownedSummary,
  query,
  wireInteger,
} from '../../kernel';
import { resourceSummarySchema } from '../resources';

const access = only(catalogueReaders);
/** In whose words formats are named. */
const lang = languageSchema.optional();

/** `null` for a resource that is gone, or that this person may not see: nothing is told of it (AMB-05). */
const seenResource = resourceSummarySchema.nullable();

export const favouriteSchema = z.object({
  id: z.int(),
  at: instant(),
  followed: z.boolean(),
  resource: seenResource,
});
export type Favourite = z.infer<typeof favouriteSchema>;

export const collectionSummarySchema = ownedSummary.extend({
  /** What is in it, in its order, and visible to this person or not. */
  resources: z.array(z.int()),
  /** Previews of the first ones that this person sees. */
  thumbs: z.array(z.string()),
  shared: z.boolean(),
  followed: z.boolean(),
});
export type CollectionSummary = z.infer<typeof collectionSummarySchema>;

export const collectionDetailSchema = collectionSummarySchema.omit({ resources: true, thumbs: true }).extend({
  /** It is this person's, or their restaurant's. */
  mine: z.boolean(),
  /** To those who may change it also what is gone; to others only what they see. */
  entries: z.array(z.object({ id: z.int(), resource: seenResource })),
  /** So many are not shown to this person. */
  hidden: z.int(),
});
export type CollectionDetail = z.infer<typeof collectionDetailSchema>;

const regionOrderSchema = z.object({
  resource: resourceSummarySchema,
  /** Restaurants of the region, other than the asking person's, that ordered it. */
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
    summary: 'Ids of the own favourites, and of those that are followed: what cards mark',
  }),
  ListFavourites: query({
    method: 'GET',
    path: 'library/favourites',
    input: listInput(['-at'], { lang }),
    output: z.array(favouriteSchema),
    list: true,
    access,
    views: ['libraries', 'resources'],
    summary: 'The own favourites, the newest first; what is gone is there without its name',
  }),
  ListOpenedResources: query({
    method: 'GET',
    path: 'library/opened',
    input: z.object({ lang }),
    output: z.array(resourceSummarySchema),
    list: true,
    access,
    views: ['openedResources', 'resources'],
    summary: 'What the signed-in person looked at, the last one first; thirty at most',
  }),
  ListCollections: query({
    method: 'GET',
    path: 'library/collections',
    input: listInput(['-changed_at', 'name'], {}),
    output: z.array(collectionSummarySchema),
    list: true,
    access,
    views: ['collections', 'libraries', 'resources', 'restaurants'],
    summary: 'Collections of the signed-in person and of their restaurants',
  }),
  ListFollowedCollections: query({
    method: 'GET',
    path: 'library/collections/followed',
    input: z.object({}),
    output: z.array(collectionSummarySchema),
    list: true,
    access,
    views: ['collections', 'libraries', 'resources', 'restaurants'],
    summary: 'Collections of others that the signed-in person follows and may still read',
  }),
  GetCollection: query({
    method: 'GET',
    path: 'library/collection/{id}',
    input: byOwnedId.extend({ lang }),
    output: collectionDetailSchema,
    access: only(catalogueReaders, { scope: ofObject }),
    rejections: ['collection_not_found'],
    views: ['collections', 'libraries', 'resources', 'restaurants'],
    summary: 'A collection with what this person may see of it: their own, or a shared one',
  }),
  ListRegionOrders: query({
    method: 'GET',
    path: 'library/region/{restaurant_id}',
    input: z.object({ restaurant_id: wireInteger(), lang }),
    output: z.array(regionOrderSchema),
    list: true,
    access: only(catalogueReaders, { scope: ofRestaurant('restaurant_id') }),
    views: ['countedOrders', 'restaurants', 'resources'],
    summary:
      'What at least three other restaurants of the region ordered in the last 30 days, without their names',
  }),
});
