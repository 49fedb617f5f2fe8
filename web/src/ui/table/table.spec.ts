import { describe, expect, it } from '@jest/globals';
import { fittingColumns } from './table';

const columns = [
  { field: 'name', flex: 1, minWidth: 150 },
  { field: 'status', width: 170 },
  { field: 'when', width: 280 },
  { field: 'who', width: 120 },
];
const at = (width: number, hidden: readonly string[] = [], isSelectable = false) => {
  const { shown, dropped } = fittingColumns({ columns, hidden, isSelectable }, width);
  return [shown.map(({ field }) => field).join(), dropped.map(({ field }) => field).join()];
};

describe('the columns of a table', () => {
  it('are all shown where there is room, and while the width is unknown', () => {
    expect(at(798)).toEqual(['name,status,when,who', '']);
    expect(at(0)).toEqual(['name,status,when,who', '']);
  });

  it('give way from the right, so that nothing scrolls sideways', () => {
    expect(at(797)).toEqual(['name,status,when', 'who']);
    expect(at(500)).toEqual(['name,status', 'when,who']);
  });

  it('give way first where they yield, wherever they stand', () => {
    const yielding = columns.map((column) => ({ ...column, yields: column.field === 'status' }));
    const { shown, dropped } = fittingColumns({ columns: yielding, hidden: [], isSelectable: false }, 797);
    expect(shown.map(({ field }) => field)).toEqual(['name', 'when', 'who']);
    expect(dropped.map(({ field }) => field)).toEqual(['status']);
  });

  it('stay where they cannot be put away', () => {
    const kept = columns.map((column) => ({ ...column, hideable: column.field !== 'who' }));
    const { dropped } = fittingColumns({ columns: kept, hidden: [], isSelectable: false }, 700);
    expect(dropped.map(({ field }) => field)).toEqual(['when']);
  });

  it('count the boxes to tick', () => {
    expect(at(798, [], true)).toEqual(['name,status,when', 'who']);
  });

  it('leave room where others were put away', () => {
    expect(at(510, ['when'])).toEqual(['name,status,who', '']);
  });
});
