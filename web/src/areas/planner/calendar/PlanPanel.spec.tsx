import { describe, expect, it } from '@jest/globals';
import { localAction, year } from '../testing/sample-plan';
import { actionGroups } from './PlanPanel';

const action = (name: string, start: string, end: string) =>
  localAction(name.length, name, { start: `${year}-${start}`, end: `${year}-${end}` });
const named = (today: string, ...actions: ReturnType<typeof action>[]) =>
  actionGroups(actions, today, year).map(({ month, actions: found }) => [
    month,
    found.map(({ name }) => name),
  ]);

describe('the actions of a year as a list', () => {
  it('[R-MKT-13] begin with what is on in the next four weeks, to the day', () => {
    const all = [
      action('Over', '03-01', '03-09'),
      action('On', '02-01', '03-10'),
      action('Last', '04-06', '04-20'),
      action('Later', '04-07', '04-20'),
    ];
    expect(named(`${year}-03-10`, ...all)).toEqual([
      [null, ['On', 'Last']],
      [3, ['Over']],
      [4, ['Later']],
    ]);
  });

  it('[R-MKT-13] are the months alone in another year, in their order', () => {
    expect(
      named(
        `${year + 1}-03-10`,
        action('B', '03-20', '03-21'),
        action('A', '03-01', '12-31'),
        action('C', '01-02', '01-03'),
      ),
    ).toEqual([
      [1, ['C']],
      [3, ['A', 'B']],
    ]);
  });

  it('[R-MKT-13] say so where nothing comes next', () => {
    expect(named(`${year}-03-10`)).toEqual([[null, []]]);
  });
});
