import { describe, expect, it } from '@jest/globals';
import { boxesOfMarkets } from '@portal/contracts/areas/network';
import es from './outlines/ES.json' with { type: 'json' };
import pt from './outlines/PT.json' with { type: 'json' };
import { type Outline, type Placed, sheetOf, spotsOf, spotTowards } from './map-sheet';

const sheets = {
  ES: sheetOf('ES', es as unknown as Outline[]),
  PT: sheetOf('PT', pt as unknown as Outline[]),
};
const madrid = { latitude: 40.4168, longitude: -3.7038 };
const lasPalmas = { latitude: 28.124, longitude: -15.43 };
const funchal = { latitude: 32.65, longitude: -16.91 };
const pontaDelgada = { latitude: 37.74, longitude: -25.67 };

describe('the sheet of a market', () => {
  it('has all that the contract takes for its market', () => {
    for (const market of ['ES', 'PT'] as const) {
      const { placeOf } = sheets[market];
      for (const { south, north, west, east } of boxesOfMarkets[market]) {
        expect(placeOf({ latitude: south, longitude: west })).not.toBeNull();
        expect(placeOf({ latitude: north, longitude: east })).not.toBeNull();
      }
    }
  });

  it('places islands in their insets, and finds the coordinates of a place again', () => {
    for (const [market, places] of [
      ['ES', [madrid, lasPalmas, { latitude: 39.57, longitude: 2.65 }]],
      ['PT', [funchal, pontaDelgada, { latitude: 38.72, longitude: -9.14 }]],
    ] as const) {
      const { placeOf, coordinatesAt, width, height } = sheets[market];
      for (const coordinates of places) {
        const place = placeOf(coordinates);
        if (place === null) throw new Error('it is outside');
        expect(place[0] > 0 && place[0] < width && place[1] > 0 && place[1] < height).toBe(true);
        expect(coordinatesAt(place)).toEqual(coordinates);
      }
    }
    expect(sheets.ES.placeOf({ latitude: 48.85, longitude: 2.35 })).toBeNull();
  });

  it('knows land from sea, with some kilometres for harbours', () => {
    const { isAtSea } = sheets.ES;
    for (const land of [
      madrid,
      lasPalmas,
      { latitude: 35.89, longitude: -5.31 },
      { latitude: 36.527, longitude: -6.292 },
      { latitude: 41.375, longitude: 2.19 },
    ])
      expect({ land, isAtSea: isAtSea(land) }).toEqual({ land, isAtSea: false });
    expect(isAtSea({ latitude: 40, longitude: 2 })).toBe(true);
    expect(isAtSea({ latitude: 28.1, longitude: -14.8 })).toBe(true);
    expect(sheets.PT.isAtSea(pontaDelgada)).toBe(false);
    expect(sheets.PT.isAtSea(funchal)).toBe(false);
    expect(sheets.PT.isAtSea({ latitude: 38.7, longitude: -9.8 })).toBe(true);
  });
});

describe('spots of the map', () => {
  const placed: Placed<number>[] = [
    { row: 1, place: [10, 10] },
    { row: 2, place: [12, 10] },
    { row: 3, place: [500, 10] },
  ];
  const options = { scale: 1, idOf: (row: number) => row, alone: null };

  it('are clusters until there is room, and the chosen one is separate', () => {
    const rows = (change: Partial<typeof options> & { alone?: number | null } = {}) =>
      spotsOf(placed, { ...options, ...change }).map((spot) => spot.rows);
    expect(rows()).toEqual([[1, 2], [3]]);
    expect(rows({ scale: 30 })).toEqual([[1], [2], [3]]);
    expect(rows({ alone: 2 } as never)).toEqual([[1], [3], [2]]);
  });

  it('are reached by arrows: the nearest in that direction', () => {
    const spots = spotsOf(placed, { ...options, scale: 30 });
    const from = (row: number, key: string) =>
      spots.filter((spot) => spot.rows[0] === row).map((spot) => spotTowards(spots, spot, key)?.rows);
    expect(from(1, 'ArrowRight')).toEqual([[2]]);
    expect(from(3, 'ArrowLeft')).toEqual([[2]]);
    expect(from(1, 'ArrowLeft')).toEqual([undefined]);
  });
});
