import { describe, expect, it } from '@jest/globals';
import { plannerCommands } from './planner.contract';

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

describe('what is blank in a plan on the wire', () => {
  it('[R-MKT-08] [R-API-96] an empty daypart is null, as when omitted', () => {
    const row = { type: 1, status: 1, value: { sales: 1, new: 1 } };
    const read = ['', null, undefined].map((daypart) => {
      const input = { restaurant_id: 1, year: 2026, tableData: [{ ...row, daypart }] };
      return plannerCommands.UpdatePlanObjectives.input.parse(input).tableData[0]?.daypart;
    });
    expect(read).toEqual(Array(3).fill({ week: null, time: null }));
  });
});

describe('the days of an action on the wire', () => {
  const start = (start_date: string) => {
    const data = { name: 'Feria', strategy_id: 1, start_date, end_date: '2026-12-31', type: 2, status: 1 };
    const read = plannerCommands.AddPlanAction.input.safeParse({ restaurant_id: 1, year: 2026, data });
    return read.success ? read.data.data.start_date : 'refused';
  };

  it('[R-PLT-18] [R-API-99] are read as all dates are shown, too', () => {
    expect(['2026-12-05', '05/12/2026', '', '31/02/2026', '5/12/26'].map(start)).toEqual([
      ...['2026-12-05', '2026-12-05', null, 'refused', 'refused'],
    ]);
  });
});
