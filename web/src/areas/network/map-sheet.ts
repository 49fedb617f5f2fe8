import type { Market } from '@portal/contracts/kernel';
import { useQuery } from '@tanstack/react-query';
import { useMarket } from '#core/market';

type Box = readonly [west: number, south: number, east: number, north: number];

/** Of `npm run generate`: rings in thousandths of a degree, each step a difference. */
export interface Outline {
  readonly name: string;
  readonly box: Box;
  readonly land: readonly string[];
  readonly neighbours: readonly string[];
}

/** Sheet units, or degrees with the longitude first. */
export type Point = readonly [x: number, y: number];

export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

export interface Inset {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Sheet units of a degree of latitude. */
  readonly degree: number;
  /** SVG paths, from its corner. */
  readonly land: string;
  readonly neighbours: string;
}

/** Sheet units of a degree of latitude. */
const mainDegree = 100;
/** Of a degree of latitude. */
const kilometres = 111.2;

interface Frame {
  /** In degrees of latitude, without overlapping land. */
  readonly corner: Point;
  /** Default: 1. */
  readonly scale?: number;
}

const frames: Readonly<Record<Market, Readonly<Record<string, Frame>>>> = {
  ES: { mainland: { corner: [0, 0] }, canaries: { corner: [6.6, 6.9] } },
  PT: {
    mainland: { corner: [2.95, 0] },
    // Far apart: as large as the mainland, they would leave it no room.
    azores: { corner: [0.1, 0.6], scale: 0.5 },
    madeira: { corner: [0.8, 3.4] },
  },
};

function degreesOf(ring: string): readonly Point[] {
  const steps = ring.split(' ').map(Number);
  const points: Point[] = [];
  let x = 0;
  let y = 0;
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at] ?? 0;
    y += steps[at + 1] ?? 0;
    points.push([x / 1000, y / 1000]);
  }
  return points;
}

/** Equirectangular, true to scale at its middle latitude. */
const scaleOf = ([, south, , north]: Box) => Math.cos((((south + north) / 2) * Math.PI) / 180);

const pathOf = (rings: readonly string[], { box }: Outline, degree: number) => {
  const [west, , , north] = box;
  const along = scaleOf(box) * degree;
  const written = (x: number, y: number) =>
    `${((x - west) * along).toFixed(1)} ${((north - y) * degree).toFixed(1)}`;
  return rings
    .map(
      (ring) =>
        `M${degreesOf(ring)
          .map(([x, y]) => written(x, y))
          .join('L')}Z`,
    )
    .join('');
};

function insetOf(outline: Outline, { corner: [x, y], scale = 1 }: Frame): Inset {
  const [west, south, east, north] = outline.box;
  const degree = scale * mainDegree;
  return {
    name: outline.name,
    left: x * mainDegree,
    top: y * mainDegree,
    degree,
    width: (east - west) * scaleOf(outline.box) * degree,
    height: (north - south) * degree,
    land: pathOf(outline.land, outline, degree),
    neighbours: pathOf(outline.neighbours, outline, degree),
  };
}

function isInside([x, y]: Point, ring: readonly Point[]): boolean {
  let isIn = false;
  ring.forEach(([bx, by], at) => {
    const [ax, ay] = ring.at(at - 1) ?? [bx, by];
    if (by > y !== ay > y && x < ((ax - bx) * (y - by)) / (ay - by) + bx) isIn = !isIn;
  });
  return isIn;
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point, along: number): number {
  const dx = (bx - ax) * along;
  const dy = by - ay;
  const px = (x - ax) * along;
  const py = y - ay;
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / length));
  return Math.hypot(px - share * dx, py - share * dy) * kilometres;
}

/** Kilometres: harbours, and what the outline leaves out. */
const seaTolerance = 5;

export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly insets: readonly Inset[];
  /** Sheet units; `null` outside of the market. */
  readonly placeOf: (coordinates: Coordinates) => Point | null;
  /** `null` between the insets. */
  readonly coordinatesAt: (place: Point) => Coordinates | null;
  /** Kilometres from land. */
  readonly isAtSea: (coordinates: Coordinates) => boolean;
}

/** Five decimals are a metre. */
const rounded = (value: number) => Math.round(value * 1e5) / 1e5;

export function sheetOf(market: Market, outlines: readonly Outline[]): Sheet {
  const parts = outlines.map((outline) => ({
    outline,
    inset: insetOf(outline, frames[market][outline.name] ?? { corner: [0, 0] }),
    rings: outline.land.map(degreesOf),
  }));
  const insets = parts.map(({ inset }) => inset);
  const partOf = ({ latitude, longitude }: Coordinates) =>
    parts.find(({ outline: { box } }) => {
      const [west, south, east, north] = box;
      return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
    });
  return {
    width: Math.max(...insets.map(({ left, width }) => left + width)),
    height: Math.max(...insets.map(({ top, height }) => top + height)),
    insets,
    placeOf: (coordinates) => {
      const part = partOf(coordinates);
      if (part === undefined) return null;
      const { box } = part.outline;
      const [west, , , north] = box;
      const { left, top, degree } = part.inset;
      return [
        left + (coordinates.longitude - west) * scaleOf(box) * degree,
        top + (north - coordinates.latitude) * degree,
      ];
    },
    coordinatesAt: ([x, y]) => {
      // Small insets lie above the mainland.
      const part = parts.findLast(
        ({ inset: { left, top, width, height } }) =>
          x >= left && x <= left + width && y >= top && y <= top + height,
      );
      if (part === undefined) return null;
      const { box } = part.outline;
      const [west, , , north] = box;
      const { left, top, degree } = part.inset;
      return {
        latitude: rounded(north - (y - top) / degree),
        longitude: rounded(west + (x - left) / (scaleOf(box) * degree)),
      };
    },
    isAtSea: (coordinates) => {
      const part = partOf(coordinates);
      const point: Point = [coordinates.longitude, coordinates.latitude];
      if (part === undefined || part.rings.some((ring) => isInside(point, ring))) return false;
      const along = Math.cos((coordinates.latitude * Math.PI) / 180);
      return !part.rings.some((ring) =>
        ring.some((end, at) => distance(point, ring.at(at - 1) ?? end, end, along) <= seaTolerance),
      );
    },
  };
}

export interface Placed<Row> {
  readonly row: Row;
  readonly place: Point;
}

/** One row, or a cluster. */
export interface Spot<Row> {
  readonly key: string;
  readonly place: Point;
  readonly rows: readonly Row[];
}

/** Pixels; pins and rings do not overlap. */
const least = 38;

interface ClusterOptions<Row> {
  /** Pixels of a sheet unit. */
  readonly scale: number;
  readonly idOf: (row: Row) => number;
  /** Never in a cluster. */
  readonly alone: number | null;
}

type Cluster<Row> = Omit<Spot<Row>, 'key'>;

/** Each joins the first cluster within `reach`, at the middle of all. */
function gathered<Row>(single: readonly Cluster<Row>[], reach: number): readonly Cluster<Row>[] {
  const clusters: Cluster<Row>[] = [];
  for (const each of single) {
    const [x, y] = each.place;
    const at = clusters.findIndex(({ place }) => Math.hypot(place[0] - x, place[1] - y) < reach);
    const near = clusters[at];
    if (near === undefined) clusters.push(each);
    else {
      const rows = [...near.rows, ...each.rows];
      const middle = (axis: 0 | 1) =>
        (near.place[axis] * near.rows.length + each.place[axis] * each.rows.length) / rows.length;
      clusters[at] = { place: [middle(0), middle(1)], rows };
    }
  }
  return clusters.length < single.length ? gathered(clusters, reach) : clusters;
}

/** Nearer ones than some pixels are one. */
export function spotsOf<Row>(
  placed: readonly Placed<Row>[],
  { scale, idOf, alone }: ClusterOptions<Row>,
): readonly Spot<Row>[] {
  const single = placed.map(({ row, place }) => ({ place, rows: [row] }));
  const isAlone = ({ rows: [row] }: Cluster<Row>) => row !== undefined && idOf(row) === alone;
  const clusters = gathered(
    single.filter((each) => !isAlone(each)),
    least / scale,
  );
  return [...clusters, ...single.filter(isAlone)].map((each) => {
    const [first] = each.rows;
    const id = first === undefined ? '' : idOf(first);
    return { ...each, key: each.rows.length === 1 ? `r${id}` : `c${id}` };
  });
}

const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
export const isArrow = (key: string): boolean => key in directions;
export const directionOf = (key: string): Point => directions[key] ?? [0, 0];

/** The nearest in that direction; sideways counts twice. */
export function spotTowards<Row>(
  spots: readonly Spot<Row>[],
  from: Spot<Row>,
  key: string,
): Spot<Row> | undefined {
  const [dx, dy] = directionOf(key);
  const wayTo = ({ place: [x, y] }: Spot<Row>) => {
    const px = x - from.place[0];
    const py = y - from.place[1];
    const ahead = px * dx + py * dy;
    return ahead > 0 ? ahead + 2 * Math.abs(px * dy + py * dx) : Infinity;
  };
  const ahead = spots.filter((spot) => spot.key !== from.key && wayTo(spot) < Infinity);
  return ahead.toSorted((one, other) => wayTo(one) - wayTo(other))[0];
}

const outlines = {
  ES: () => import('./outlines/ES.json', { with: { type: 'json' } }),
  PT: () => import('./outlines/PT.json', { with: { type: 'json' } }),
};

/** Loaded with the screen. */
export function useSheet(): Sheet | undefined {
  const { market } = useMarket();
  const { data } = useQuery({
    queryKey: ['outline', market],
    queryFn: async () => sheetOf(market, (await outlines[market]()).default as unknown as readonly Outline[]),
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
    throwOnError: true,
  });
  return data;
}
