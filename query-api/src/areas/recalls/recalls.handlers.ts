import { type DocumentOf, mayActOn, reject } from '@portal/contracts';
import {
  type AskedRestaurant,
  type Recall,
  recallDownloads,
  recallQueries,
  recalls,
} from '@portal/contracts/areas/recalls';
import { resources, type ResourceSummary } from '@portal/contracts/areas/resources';
import { handleDownload } from '@portal/platform/http/serve-downloads';
import { handleQueryOfPerson, type QueryContext } from '@portal/platform/http/serve-queries';
import type { Person } from '@portal/platform/session/person';
import { viewSort } from '@portal/platform/stores/view-store/wire-sort';
import { allOf, oneOf, reach } from '../../conditions';
import { type NameOf, namesOf } from '../../people';
import { restaurantsOf } from '../../restaurants-by-id';
import type { SeenResources } from '../../seen-resources';
import { holdersOf, printedOrders, type PrintedOrder } from './holders';

type RecallDocument = DocumentOf<typeof recalls>;
type Asker = QueryContext & { readonly person: Person };

const notFound = reject('recall_not_found');
const sortFields = { started_at: 'startedAt' };

interface Facts {
  readonly nameOf: NameOf;
  readonly seen: ReadonlyMap<number, ResourceSummary>;
  /** Of resources hidden from the reader. */
  readonly nameOfResource: (id: number) => string;
  readonly places: Awaited<ReturnType<typeof restaurantsOf>>;
}

async function factsOf(
  found: readonly RecallDocument[],
  restaurantIds: readonly number[],
  context: Asker,
  seenResources: SeenResources,
): Promise<Facts> {
  const { views } = context;
  const ids = [
    ...new Set(found.flatMap(({ resourceId, replacementId }) => [resourceId, replacementId ?? []]).flat()),
  ];
  const [nameOf, seen, all, places] = await Promise.all([
    namesOf(context),
    seenResources(ids, context),
    ids.length === 0 ? [] : views.getMany(resources, ids),
    restaurantsOf(restaurantIds, views),
  ]);
  const names = new Map(all.flatMap((each) => (each ? [[each.id, each.name] as const] : [])));
  return { nameOf, seen, places, nameOfResource: (id) => names.get(id) ?? '' };
}

function resourceOf(id: number, { seen, nameOfResource }: Facts): Recall['resource'] {
  const { link = '', thumb = '' } = seen.get(id) ?? {};
  return { id, name: nameOfResource(id), link, thumb };
}

const shapeOf = (recall: RecallDocument, facts: Facts) => ({
  id: recall.id,
  resource: resourceOf(recall.resourceId, facts),
  versions: recall.versions,
  replacement: recall.replacementId === null ? null : resourceOf(recall.replacementId, facts),
  text: recall.text,
  until: recall.until,
  status: recall.status,
  started_at: recall.startedAt,
  closed_at: recall.closedAt,
});

const toRecall = (recall: RecallDocument, facts: Facts): Recall => ({
  ...shapeOf(recall, facts),
  started_by: facts.nameOf(recall.startedBy),
  asked: recall.restaurants.length,
  confirmed: recall.answers.length,
  reminders: recall.reminders,
  reminded_at: recall.remindedAt,
});

/** Unconfirmed first, by name. */
function askedOf(
  { answers }: RecallDocument,
  ids: readonly number[],
  printed: readonly PrintedOrder[],
  { places, nameOf }: Facts,
): AskedRestaurant[] {
  const byRestaurant = new Map(answers.map((answer) => [answer.restaurantId, answer]));
  const asked = ids.map((id) => {
    const answer = byRestaurant.get(id);
    const place = places.get(id);
    return {
      id,
      name: place?.name ?? '',
      site: place?.site ?? '',
      confirmed_at: answer?.at ?? null,
      confirmed_by: nameOf(answer?.by),
      has_photo: Boolean(answer?.photo),
      orders: printed
        .filter(({ restaurantId }) => restaurantId === id)
        .map(({ restaurantId: _restaurant, ...order }) => order),
    };
  });
  return asked.toSorted(
    (one, other) =>
      Number(one.confirmed_at !== null) - Number(other.confirmed_at !== null) ||
      one.name.localeCompare(other.name),
  );
}

/** Only with another resource to order. */
const repeatable = async (recall: RecallDocument, { views }: Asker, restaurantIds?: readonly number[]) =>
  recall.replacementId === null ? [] : printedOrders(recall, views, restaurantIds);

const ownOf = ({ restaurants }: RecallDocument, person: Person, asked: number | undefined) =>
  restaurants.filter((id) => mayActOn(person, id) && (asked === undefined || asked === id));

export const recallHandlers = (seenResources: SeenResources) => [
  handleQueryOfPerson(recallQueries.GetHolders, async ({ id }, { views }) => {
    const resource = await views.get(resources, String(id));
    return resource ? holdersOf(resource, views) : reject('resource_not_found');
  }),

  handleQueryOfPerson(recallQueries.ListRecalls, async ({ q, status, sort, page, size }, context) => {
    const { documents, total } = await context.views.find(recalls, {
      where: allOf({ status: oneOf(status) }),
      ...(q && { text: q }),
      sort: viewSort(sort, sortFields),
      page,
      size,
    });
    const facts = await factsOf(documents, [], context, seenResources);
    return { records: documents.map((recall) => toRecall(recall, facts)), total };
  }),

  handleQueryOfPerson(recallQueries.GetRecall, async ({ id }, context) => {
    const recall = await context.views.get(recalls, id);
    if (!recall) return notFound;
    const [facts, printed] = await Promise.all([
      factsOf([recall], recall.restaurants, context, seenResources),
      repeatable(recall, context),
    ]);
    const restaurants = askedOf(recall, recall.restaurants, printed, facts);
    return { ...toRecall(recall, facts), restaurants };
  }),

  handleQueryOfPerson(recallQueries.ListOwnRecalls, async (input, context) => {
    const { restaurant_id: restaurantId, open, sort, page, size } = input;
    const { views, person } = context;
    const { documents, total } = await views.find(recalls, {
      where: allOf({ [open ? 'waiting' : 'restaurants']: reach(person, restaurantId) }),
      sort: viewSort(sort, sortFields),
      page,
      size,
    });
    const own = documents.flatMap((recall) => ownOf(recall, person, restaurantId));
    const facts = await factsOf(documents, own, context, seenResources);
    const records = documents.map(async (recall) => {
      const ids = ownOf(recall, person, restaurantId);
      const printed = await repeatable(recall, context, ids);
      return { ...shapeOf(recall, facts), restaurants: askedOf(recall, ids, printed, facts) };
    });
    return { records: await Promise.all(records), total };
  }),
];

export const recallDownloadHandlers = [
  handleDownload(recallDownloads.OpenRecallPhoto, async ({ id, restaurant_id }, { views, person }) => {
    const recall = person && mayActOn(person, restaurant_id) ? await views.get(recalls, id) : null;
    const photo = recall?.answers.find(({ restaurantId }) => restaurantId === restaurant_id)?.photo;
    if (!photo) return notFound;
    const { key, contentType } = photo;
    // Not cached: shared computers (W14).
    return { key, filename: `${key}.jpg`, contentType, disposition: 'inline', immutable: false };
  }),
];
