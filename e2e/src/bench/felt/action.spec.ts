import { describe, expect, it } from '@jest/globals';
import { isMet } from '../measuring/measured';
import { tableOf } from '../report';
import { rowsOf } from './action';

const felt = [90, 80, 300].map((answer) => ({ answer, content: answer * 3 }));

describe('[U7] what people feel of an action', () => {
  it('is its first answer within a tenth of a second, and what was asked for within its own time', () => {
    const [answer, content] = rowsOf({ name: 'J', target: 100, before: 540 }, felt);
    expect(answer).toMatchObject({
      figure: 'J, first answer',
      product: 90,
      baseline: null,
      best: 80,
      p90: 300,
    });
    expect(content).toMatchObject({
      figure: 'J',
      product: 270,
      baseline: 540,
      ratio: 0.5,
      best: 240,
      p90: 900,
    });
    expect([answer, content].map((row) => row && isMet(row))).toEqual([true, false]);
  });

  it('is reported with the best time and the 90th percentile', () => {
    const [head, , row] = tableOf(rowsOf({ name: 'J', target: 100 }, felt)).split('\n');
    expect(head?.split('|').map((cell) => cell.trim())).toEqual([
      '',
      'figure',
      'baseline',
      'product',
      'best',
      'p90',
      'ratio',
      'target',
      'met?',
      '',
    ]);
    expect(row).toBe('| J, first answer | –        | 90.0 ms | 80.0 ms | 300 ms | –     | ≤ 100 ms | yes  |');
  });
});
