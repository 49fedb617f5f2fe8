import { describe, expect, it } from '@jest/globals';
import { markets } from '@portal/contracts';
import { isShownAt, readTarget } from '@portal/contracts/kernel';
import { demoWorld } from '../demo-world';

const today = '2026-11-20';
const noon = `${today}T12:00:00.000Z`;

describe.each(markets)('the covers of the demo in %s', (market) => {
  const { covers, sections } = demoWorld(market, today);

  it('[R-HOM-05] [R-HOM-06] are five on the home, one to come and one that has been, in an order of their own', () => {
    const shown = covers.filter((cover) => isShownAt({ active: true, ...cover }, noon));
    expect(shown).toHaveLength(5);
    expect(covers).toHaveLength(7);
    expect(covers.map(({ priority }) => priority)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('[R-AME-04] lead to sections of the market', () => {
    for (const { url } of covers) {
      expect(readTarget(url)).toBe(url);
      expect(sections.some((section) => url.endsWith(`/${section.url}`))).toBe(true);
    }
  });

  it('[R-HOM-07] were opened only while they were shown, and never in the future', () => {
    for (const { clicks, start, end } of covers) {
      const outside = clicks.filter(({ at }) => !isShownAt({ active: true, start, end }, at) || at >= today);
      expect(outside).toEqual([]);
    }
  });
});
