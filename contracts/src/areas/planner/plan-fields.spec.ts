import { describe, expect, it } from '@jest/globals';
import { plannerCommands } from './planner.commands';

const sectionOf = (section_id: unknown) => {
  const row = { resobjective_id: 1, section_id, strategy_name: 'Cumpleaños en sala', status: 1 };
  const input = { restaurant_id: 1, year: 2026, tableData: [row] };
  const read = plannerCommands.UpdatePlanStrategies.input.safeParse(input);
  return read.success ? read.data.tableData[0]?.section_id : 'refused';
};

describe('the section of a strategy on the wire', () => {
  it('[R-MKT-10] is a number, also as a text, or none', () => {
    expect([7, '7', '', null, undefined, 0, '-1', ' '].map(sectionOf)).toEqual([
      ...[7, 7, null, null, null, null, null, null],
    ]);
  });

  it('[S14] [S16] is refused where it is anything else, also what has no number at all', () => {
    expect([{ toString: 0 }, { valueOf: null }, [], [7], true, 'seven'].map(sectionOf)).toEqual(
      Array(6).fill('refused'),
    );
  });
});
