import { describe, expect, it } from '@jest/globals';
import { compose } from './compose';
import { layouts, type LayoutName } from './layouts/catalogue';
import type { ArtworkBrief } from './artwork-brief';
import { shapeOf } from './page';

const names = Object.keys(layouts) as LayoutName[];
const formats = {
  tall: [99, 210],
  portrait: [210, 297],
  square: [1, 1],
  landscape: [1920, 1080],
  banner: [970, 250],
} as const;

const brief = (layout: LayoutName, [width, height]: readonly [number, number]): ArtworkBrief => ({
  layout,
  scheme: 'tomato',
  heroes: ['smoky', 'fries', 'cola'],
  grouped: false,
  face: 'warm',
  copy: {
    kicker: 'Edición limitada',
    headline: 'Otoño a / fuego lento',
    claim: 'Ação, català, ñandú: 4,95 €',
    price: '4,95',
    call: 'Ven a por ella',
    note: 'Válido hasta el 30/11/2026',
  },
  width,
  height,
  seed: 'spec',
});

describe('composing artwork', () => {
  it.each(Object.entries(formats))('knows a %s sheet', (shape, [width, height]) => {
    expect(shapeOf(width, height)).toBe(shape);
  });

  it.each(names)('draws %s on every format without fonts, links or broken numbers', (layout) => {
    for (const format of Object.values(formats)) {
      const svg = compose(brief(layout, format), 600);
      expect(svg).not.toMatch(/<text|font-family|href|NaN|undefined|Infinity/);
      expect(svg.match(/<g[ >]/g)?.length).toBe(svg.match(/<\/g>/g)?.length);
    }
  });

  it('gives the same drawing for the same brief and another for another seed', () => {
    const tiles = brief('mosaic', formats.portrait);
    expect(compose(tiles, 600)).toBe(compose(tiles, 600));
    expect(compose({ ...tiles, seed: 'other' }, 600)).not.toBe(compose(tiles, 600));
  });

  it('keeps the proportions of the format', () => {
    expect(compose(brief('bigType', formats.landscape), 600)).toContain('width="600" height="338"');
    expect(compose(brief('bigType', formats.tall), 600)).toContain('width="283" height="600"');
  });
});
