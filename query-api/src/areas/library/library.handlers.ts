import { ownerKeysOf, owns, reject } from '@portal/contracts';
import {
  collections,
  libraryQueries,
  mayReadCollection,
  openedResources,
} from '@portal/contracts/areas/library';
import { handleQueryOfPerson } from '@portal/platform/http/serve-queries';
import { recordHandlers } from '@portal/platform/record/record-handlers';
import { ownedBy } from '../../owned-records';
import type { SeenResources } from '../../seen-resources';
import { type CollectionDocument, type Context, describeCollections, libraryOf } from './collections.wire';
import { firstOf, regionOrders } from './region-orders';

/** Previews per collection, and how many pieces are searched for them. */
const shownThumbs = 4;
const maxCandidates = 12;

const isSeen = <T>(resource: T | undefined): resource is T => resource !== undefined;

const listing = (seen: SeenResources) =>
  async function summaries(found: readonly CollectionDocument[], context: Context) {
    const first = found.flatMap(({ resources }) => resources.slice(0, maxCandidates).map(({ id }) => id));
    const [described, shown] = await Promise.all([describeCollections(found, context), seen(first, context)]);
    return described.map((summary, at) => {
      const resources = (found[at]?.resources ?? []).map(({ id }) => id);
      const thumbs = resources.slice(0, maxCandidates).flatMap((id) => shown.get(id)?.thumb || []);
      return { ...summary, resources, thumbs: thumbs.slice(0, shownThumbs) };
    });
  };

const ownHandlers = (seen: SeenResources) => [
  handleQueryOfPerson(libraryQueries.GetLibraryMarks, async (_input, context) => {
    const { favourites } = await libraryOf(context);
    return {
      favourites: favourites.map(({ resourceId }) => resourceId),
      followed: favourites.flatMap(({ resourceId, followedSince }) => (followedSince ? [resourceId] : [])),
    };
  }),

  handleQueryOfPerson(libraryQueries.ListFavourites, async ({ page, size, sort, lang }, context) => {
    const { favourites } = await libraryOf(context);
    const ordered = sort === 'at' ? favourites.toReversed() : favourites;
    const shown = size === -1 ? ordered : ordered.slice((page - 1) * size, page * size);
    const known = await seen(
      shown.map(({ resourceId }) => resourceId),
      context,
      lang,
    );
    const records = shown.map(({ resourceId: id, at, followedSince }) => ({
      id,
      at,
      followed: followedSince !== null,
      resource: known.get(id) ?? null,
    }));
    return { records, total: favourites.length };
  }),

  handleQueryOfPerson(libraryQueries.ListOpenedResources, async ({ lang }, context) => {
    const { opened = [] } = (await context.views.get(openedResources, context.person.userId)) ?? {};
    const ids = opened.map(({ resourceId }) => resourceId);
    const known = await seen(ids, context, lang);
    const records = ids.map((id) => known.get(id)).filter(isSeen);
    return { records, total: records.length };
  }),
];

const regionHandlers = (seen: SeenResources) => [
  handleQueryOfPerson(
    libraryQueries.ListRegionOrders,
    async ({ restaurant_id: restaurantId, lang }, context) => {
      const ordered = await regionOrders(restaurantId, context);
      const known = await seen(
        ordered.map(([id]) => id),
        context,
        lang,
      );
      const records = firstOf(
        ordered.flatMap(([id, restaurants]) => {
          const resource = known.get(id);
          return resource ? [{ resource, restaurants }] : [];
        }),
      );
      return { records, total: records.length };
    },
  ),
];

const collectionHandlers = (seen: SeenResources) => [
  recordHandlers(collections, listing(seen)).list(libraryQueries.ListCollections, (_input, { person }) =>
    ownedBy(person),
  ),

  handleQueryOfPerson(libraryQueries.ListFollowedCollections, async (_input, context) => {
    const { followed } = await libraryOf(context);
    const found = await context.views.getMany(
      collections,
      followed.map(({ collectionId }) => collectionId),
    );
    const mine = ownerKeysOf(context.person);
    const others = found.flatMap((each) =>
      each && !mine.includes(each.owner) && mayReadCollection(each, context.person) ? [each] : [],
    );
    return { records: await listing(seen)(others, context), total: others.length };
  }),

  handleQueryOfPerson(libraryQueries.GetCollection, async ({ id, lang }, context) => {
    const { person, views } = context;
    const collection = await views.get(collections, id);
    if (!collection || !mayReadCollection(collection, person)) return reject('collection_not_found');
    const ids = collection.resources.map((each) => each.id);
    const [described, known] = await Promise.all([
      describeCollections([collection], context),
      seen(ids, context, lang),
    ]);
    const [summary] = described;
    if (!summary) return reject('collection_not_found');
    const mine = owns(person, collection);
    const entries = ids.map((each) => ({ id: each, resource: known.get(each) ?? null }));
    return {
      ...summary,
      mine,
      entries: mine ? entries : entries.filter(({ resource }) => resource !== null),
      hidden: entries.filter(({ resource }) => resource === null).length,
    };
  }),
];

export const libraryHandlers = (seen: SeenResources) => [
  ...ownHandlers(seen),
  ...regionHandlers(seen),
  ...collectionHandlers(seen),
];
