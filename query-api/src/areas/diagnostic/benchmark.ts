import type { Market } from '@portal/contracts';
import {
  type Benchmark,
  type Beside,
  clientSegments,
  comparedFigures,
  comparedValueAt,
  comparedValueCount,
  medianOfOthers,
  productMixTypes,
  weekParts,
} from '@portal/contracts/areas/diagnostic';
import { salesSlots } from '@portal/contracts/areas/imports';
import { noRegion, regionName } from '@portal/contracts/areas/restaurants';
import { cachedFromView } from '@portal/platform/stores/view-store/cached-from-view';
import type { Views } from '@portal/platform/stores/view-store/views';
import type { DiagnosticDocument } from './blocks.wire';

type Values = readonly (number | null)[];

interface Group {
  readonly valuesOf: ReadonlyMap<number, Values>;
  /** Per figure, ascending. */
  readonly sorted: readonly (readonly number[])[];
}

const emptyGroup: Group = { valuesOf: new Map(), sorted: [] };

const groupOf = cachedFromView(comparedFigures, async (views, key): Promise<Group> => {
  const [region = 0, type = 0] = key.split('/').map(Number);
  const { documents } = await views.find(comparedFigures, {
    where: { region: { eq: region }, type: { eq: type }, deleted: { eq: false } },
    size: -1,
  });
  const sorted = Array.from({ length: comparedValueCount }, (_, place) =>
    documents
      .map(({ values }) => values[place] ?? null)
      .filter((value) => value !== null)
      .sort((one, other) => one - other),
  );
  return { valuesOf: new Map(documents.map(({ id, values }) => [id, values])), sorted };
});

/** Median of the others, without the restaurant's own figure. */
const comparedWith =
  (values: Values, { sorted }: Group) =>
  (place: number): Beside => {
    const own = values[place] ?? null;
    return { own, ...medianOfOthers(sorted[place] ?? [], own) };
  };

type Putting = ReturnType<typeof comparedWith>;

const byPart = <T>(make: (index: number) => T) =>
  Object.fromEntries(weekParts.map((part, index) => [part, make(index)])) as Record<
    (typeof weekParts)[number],
    T
  >;

const compareClients = (compare: Putting): Benchmark['clients'] =>
  clientSegments.map(({ id }, segment) => ({
    cluster_id: id,
    ...byPart((part) => compare(comparedValueAt.clients(segment, part))),
  }));

const compareMoments = (compare: Putting): Benchmark['moments'] =>
  salesSlots.map((slot, index) => ({
    slot,
    ...byPart((part) => ({
      sales: compare(comparedValueAt.moments(index, part, 'sales')),
      gcs: compare(comparedValueAt.moments(index, part, 'gcs')),
    })),
  }));

const compareProductMix = (compare: Putting): Benchmark['product_mix'] =>
  productMixTypes.map((type, index) => ({ type, value: compare(comparedValueAt.productMix(index)) }));

interface Context {
  readonly views: Views;
  readonly market: Market;
  readonly now: () => Date;
}

/** Restaurants without a region have no group (AMB-88). */
export async function benchmarkOf(
  { id, region, type }: DiagnosticDocument,
  { views, market, now }: Context,
): Promise<Benchmark> {
  const group = region === noRegion.id ? emptyGroup : await groupOf(views, `${region}/${type}`, now());
  const own = group.valuesOf.get(id);
  const compare = comparedWith(own ?? [], group);
  return {
    region,
    region_name: regionName(market, region),
    type,
    restaurants: group.valuesOf.size - (own ? 1 : 0),
    clients: compareClients(compare),
    moments: compareMoments(compare),
    product_mix: compareProductMix(compare),
  };
}
