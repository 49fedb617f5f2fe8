import type { DocumentOf, EventOf } from '@portal/contracts';
import {
  type ClientShare,
  comparedFigures,
  comparedValueAt,
  comparedValueCount,
  type diagnosticEvents,
  isWhole,
  productMixMeans,
  segmentIds,
  weekParts,
} from '@portal/contracts/areas/diagnostic';
import {
  type FigureRow,
  type FigureRows,
  figuresByName,
  type ImportKind,
  type importEvents,
  salesSlots,
} from '@portal/contracts/areas/imports';
import type { restaurantEvents } from '@portal/contracts/areas/restaurants';
import { keyedBy } from '@portal/platform/projection/patch';
import { defineProjection } from '@portal/platform/projection/projection';

type Clients = Extract<EventOf<typeof diagnosticEvents>, { type: 'ClientsUpdated' }>;
type Figures = Extract<EventOf<typeof importEvents>, { type: 'FiguresImported' | 'FiguresRestored' }>;
type Restaurants = Extract<
  EventOf<typeof restaurantEvents>,
  { type: 'RestaurantAdded' | 'RestaurantUpdated' | 'RestaurantDeleted' | 'RestaurantRestored' }
>;
type Compared = DocumentOf<typeof comparedFigures>;
/** `null` without a figure. */
type Placed = readonly [place: number, value: number | null];

const byRestaurant = keyedBy('restaurantId');

/** Returns the same document if nothing changes: medians are cached per document. */
function changed(document: Compared | null, change: Partial<Compared>): Compared | null {
  const isSame = document && Object.entries(change).every(([key, value]) => document[key as never] === value);
  return document && !isSame ? { ...document, ...change } : document;
}

function placed(document: Compared | null, figures: readonly Placed[]): Compared | null {
  if (!document || figures.every(([place, value]) => document.values[place] === value)) return document;
  const values = [...document.values];
  for (const [place, value] of figures) values[place] = value;
  return { ...document, values };
}

/** Columns that do not sum to 100 are not compared (AMB-90). */
const sharesPlaced = (shares: readonly ClientShare[]): Placed[] =>
  segmentIds.flatMap((id, segment) =>
    weekParts.map((part, index): Placed => {
      const share = shares.find((each) => each.segment === id);
      return [
        comparedValueAt.clients(segment, index),
        isWhole(shares, part) ? (share?.[part] ?? null) : null,
      ];
    }),
  );

const salesPlaced = (part: number, rows: readonly FigureRow['sales'][]): Placed[] =>
  salesSlots.flatMap((slot, index) => {
    const row = rows.find((each) => each.slot === slot);
    return (['sales', 'gcs'] as const).map((measure): Placed => [
      comparedValueAt.moments(index, part, measure),
      row?.[measure] ?? null,
    ]);
  });

const week = weekParts.indexOf('week');
const weekend = weekParts.indexOf('weekend');
const placesOf: Readonly<Partial<Record<ImportKind, (rows: FigureRows) => Placed[]>>> = {
  sales_week: (rows) => salesPlaced(week, figuresByName('sales_week', rows)),
  sales: (rows) => salesPlaced(weekend, figuresByName('sales', rows)),
  pmix: (rows) =>
    productMixMeans(figuresByName('pmix', rows)).map(({ value }, type): Placed => [
      comparedValueAt.productMix(type),
      value,
    ]),
};

const ofRestaurant = ({
  data: { restaurantId, kind },
}: {
  data: { restaurantId: number | null; kind: ImportKind };
}) => (restaurantId === null || !placesOf[kind] ? null : String(restaurantId));

const withFigures = (document: Compared | null, kind: ImportKind, rows: FigureRows) =>
  placed(document, placesOf[kind]?.(rows) ?? []);

const setting = (change: Partial<Compared>) => ({
  id: byRestaurant,
  apply: (document: Compared | null) => changed(document, change),
});

export const comparedFiguresProjection = defineProjection<
  Clients | Figures | Restaurants,
  typeof comparedFigures
>(comparedFigures, {
  RestaurantAdded: {
    id: byRestaurant,
    apply: (_none, { data: { restaurantId: id, region, type } }) => ({
      id,
      region,
      type,
      deleted: false,
      values: Array.from({ length: comparedValueCount }, () => null),
    }),
  },
  RestaurantUpdated: {
    id: byRestaurant,
    apply: (document, { data: { region, type } }) =>
      changed(document, { ...(region !== undefined && { region }), ...(type !== undefined && { type }) }),
  },
  RestaurantDeleted: setting({ deleted: true }),
  RestaurantRestored: setting({ deleted: false }),
  ClientsUpdated: {
    id: byRestaurant,
    apply: (document, { data: { shares } }) => placed(document, sharesPlaced(shares)),
  },
  FiguresImported: {
    id: ofRestaurant,
    apply: (document, { data: { kind, rows } }) => withFigures(document, kind, rows),
  },
  FiguresRestored: {
    id: ofRestaurant,
    apply: (document, { data: { kind, restored } }) => withFigures(document, kind, restored?.rows ?? []),
  },
});
