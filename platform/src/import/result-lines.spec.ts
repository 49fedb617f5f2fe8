import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import type { ImportResult } from './import-jobs';
import { readResultFigures, readResultLines } from './read-result';
import { resultLines } from './result-lines';

const cells = fc.array(
  fc.oneof(fc.string(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constant(null)),
  {
    maxLength: 4,
  },
);
const results: fc.Arbitrary<ImportResult> = fc.record({
  figures: fc.array(fc.record({ place: fc.string(), rows: fc.array(cells, { maxLength: 3 }) }), {
    maxLength: 60,
  }),
  difference: fc.array(
    fc.record({
      place: fc.string(),
      site: fc.string(),
      name: fc.string(),
      mark: fc.constant('new' as const),
      before: fc.constant(null),
      after: cells,
    }),
    { maxLength: 60 },
  ),
  problems: fc.array(
    fc.record({
      row: fc.nat(),
      column: fc.string(),
      field: fc.string(),
      code: fc.string(),
      value: fc.string(),
      expected: fc.string(),
    }),
    { maxLength: 60 },
  ),
});
const stored = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

describe('the result of an import', () => {
  it('is read back as it was written, with any content', async () => {
    await fc.assert(
      fc.asyncProperty(results, async (result) => {
        const lines = resultLines(result);
        expect(await readResultLines(Readable.from([Buffer.from(lines)]))).toEqual(stored(result));
        expect(await readResultFigures(Readable.from([Buffer.from(lines)]))).toEqual(stored(result.figures));
      }),
      { numRuns: 60 },
    );
  });

  it('is also read where it is one text, as results were written before', async () => {
    await fc.assert(
      fc.asyncProperty(results, async (result) => {
        const text = JSON.stringify(result);
        expect(await readResultLines(Readable.from([Buffer.from(text)]))).toEqual(stored(result));
        expect(await readResultFigures(Readable.from([Buffer.from(text)]))).toEqual(stored(result.figures));
      }),
      { numRuns: 30 },
    );
  });

  it('lets others have their turn while it is read', async () => {
    const figures = Array.from({ length: 500 }, (_, n) => ({
      place: `restaurant-${n}`,
      rows: [['cena', 1, n]],
    }));
    const lines = resultLines({ figures, difference: [], problems: [] });
    let others = 0;
    let isOver = false;
    const count = () => {
      others += 1;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    await readResultFigures(Readable.from([Buffer.from(lines)]));
    isOver = true;
    expect(others).toBeGreaterThanOrEqual(19);
  });
});
