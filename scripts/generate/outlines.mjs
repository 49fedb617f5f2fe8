import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
// @ts-expect-error It has no types.
import { feature } from 'topojson-client';
import { writeGenerated } from '../run/generated.mjs';

/** Natural Earth, public domain; 1:10 million. */
const source = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
/** @param {string} market */
const target = (market) => `web/src/areas/network/outlines/${market}.json`;

/** @typedef {[number, number]} Point degrees, longitude first */
/** @typedef {readonly [west: number, south: number, east: number, north: number]} Box */
/** @typedef {{ country: string, neighbours: readonly string[], insets: Readonly<Record<string, Box>> }} Sheet */

/** @type {Readonly<Record<string, Sheet>>} */
const sheets = {
  ES: {
    country: 'Spain',
    neighbours: ['Portugal', 'France', 'Andorra', 'Morocco', 'Algeria', 'Italy'],
    insets: { mainland: [-9.8, 35, 4.7, 44.1], canaries: [-18.4, 27.4, -13.2, 29.6] },
  },
  PT: {
    country: 'Portugal',
    neighbours: ['Spain'],
    insets: {
      mainland: [-9.9, 36.7, -5.9, 42.4],
      azores: [-31.6, 36.7, -24.8, 39.9],
      madeira: [-17.5, 32.3, -16, 33.3],
    },
  },
};

/** Degrees. */
const tolerance = 0.0025;
const faintTolerance = 0.03;
/** Units of a degree in the file. */
const precision = 1000;

/** Shortest distance of a point to a segment. @param {Point} p @param {Point} a @param {Point} b */
function distance([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/** Douglas and Peucker. @param {readonly Point[]} line @param {number} allowed @returns {Point[]} */
function simplified(line, allowed) {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [...line];
  let farthest = 0;
  let most = 0;
  line.forEach((point, at) => {
    const away = distance(point, first, last);
    if (away > most) [most, farthest] = [away, at];
  });
  if (most <= allowed) return [first, last];
  const before = simplified(line.slice(0, farthest + 1), allowed);
  return [...before, ...simplified(line.slice(farthest), allowed).slice(1)];
}

/** Decoded and simplified, so that borders stay shared. @param {any} topology @param {number} allowed */
function withFewerPoints({ transform, arcs, ...topology }, allowed) {
  const { scale, translate } = transform;
  const decoded = arcs.map((/** @type {Point[]} */ arc) => {
    let [x, y] = [0, 0];
    const line = arc.map(([dx, dy]) => {
      [x, y] = [x + dx, y + dy];
      return /** @type {Point} */ ([x * scale[0] + translate[0], y * scale[1] + translate[1]]);
    });
    return simplified(line, allowed);
  });
  return { ...topology, arcs: decoded };
}

/** Sutherland and Hodgman. @param {readonly Point[]} ring @param {Box} box */
function clipped(ring, [west, south, east, north]) {
  const edges = /** @type {const} */ ([
    [0, west, 1],
    [0, east, -1],
    [1, south, 1],
    [1, north, -1],
  ]);
  return edges.reduce((/** @type {readonly Point[]} */ points, [axis, limit, sign]) => {
    const isIn = (/** @type {Point} */ point) => (point[axis] - limit) * sign >= 0;
    return points.flatMap((point, at) => {
      const before = /** @type {Point} */ (points.at(at - 1));
      const share = (limit - before[axis]) / (point[axis] - before[axis]);
      const crossing = /** @type {Point} */ (
        before.map((value, side) => value + share * ((point[side] ?? 0) - value))
      );
      if (isIn(point)) return isIn(before) ? [point] : [crossing, point];
      return isIn(before) ? [crossing] : [];
    });
  }, ring);
}

/** Thousandths of a degree, each but the first as a difference. @param {readonly Point[]} ring */
function written(ring) {
  let [x, y] = [0, 0];
  const steps = ring.map(([longitude, latitude]) => {
    const to = [Math.round(longitude * precision), Math.round(latitude * precision)];
    const step = [/** @type {number} */ (to[0]) - x, /** @type {number} */ (to[1]) - y];
    [x, y] = /** @type {Point} */ (to);
    return step;
  });
  return steps
    .filter(([dx, dy], at) => at === 0 || dx !== 0 || dy !== 0)
    .flat()
    .join(' ');
}

const minPoints = 4;

/** Outer rings. @param {any} topology @param {string} name @returns {Point[][]} */
function ringsOf(topology, name) {
  const { geometries } = topology.objects.countries;
  const found = geometries.find((/** @type {any} */ each) => each.properties.name === name);
  const { geometry } = /** @type {any} */ (feature(topology, found));
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons.map((/** @type {Point[][]} */ [outer]) => outer);
}

/** @param {Point[][]} rings @param {Box} box */
const within = (rings, box) =>
  rings
    .map((ring) => clipped(ring, box))
    .filter((ring) => ring.length >= minPoints)
    .map(written);

/** Degrees beyond the edge, so that cut borders are not seen. */
const margin = 6;

/** @param {boolean} check */
export async function outlines(check) {
  const topology = JSON.parse(readFileSync(source, 'utf8'));
  const fine = withFewerPoints(topology, tolerance);
  const faint = withFewerPoints(topology, faintTolerance);
  let code = 0;
  for (const [market, { country, neighbours, insets }] of Object.entries(sheets)) {
    const sheet = Object.entries(insets).map(([name, box]) => {
      const [west, south, east, north] = box;
      const wide = /** @type {Box} */ ([west - margin, south - margin, east + margin, north + margin]);
      return {
        name,
        box,
        land: within(ringsOf(fine, country), box),
        neighbours: neighbours.flatMap((each) => within(ringsOf(faint, each), wide)),
      };
    });
    code = Math.max(code, await writeGenerated(target(market), JSON.stringify(sheet), { check }));
  }
  return code;
}
