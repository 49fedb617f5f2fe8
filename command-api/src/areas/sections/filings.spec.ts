import { describe, expect, it } from '@jest/globals';
import { evolve } from '@portal/platform/decider/decider';
import fc from 'fast-check';
import { Filings } from './filings';
import { sectionTreeDecider } from './section-tree.decider';

const filing = fc.record({ sections: fc.array(fc.integer({ min: 1, max: 9 })), there: fc.boolean() });
const steps = fc.array(fc.tuple(fc.integer({ min: 1, max: 600 }), filing));

describe('where resources stand', () => {
  it('is what was last said of each, and what was before stays as it was', () => {
    fc.assert(
      fc.property(steps, steps, (some, more) => {
        const before = some.reduce((all, [id, each]) => all.with(id, each), Filings.none);
        const known = [...before];
        const after = more.reduce((all, [id, each]) => all.with(id, each), before);
        expect(new Map(after)).toEqual(new Map([...some, ...more]));
        expect(after.get(601)).toBeUndefined();
        expect([...before]).toEqual(known);
      }),
    );
  });

  it('is read out of the tree of a large catalogue without anybody noticing', () => {
    const begin = performance.now();
    let tree = sectionTreeDecider.initial;
    for (let resourceId = 1; resourceId <= 5_000; resourceId += 1) {
      const data = { resourceId, sections: [1], before: [], there: true, standing: null };
      tree = evolve(sectionTreeDecider, tree, { type: 'ResourceFiled', data });
    }
    expect([...tree.filings]).toHaveLength(5_000);
    expect(performance.now() - begin).toBeLessThan(2_000);
  });
});
