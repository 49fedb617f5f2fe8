import { describe, expect, it } from '@jest/globals';
import { aPlan, anObjective, aStrategyAt } from '../testing/sample-plan';
import {
  contestedFields,
  countOf,
  editedObjectives,
  noEdits,
  rebased,
  stillUnsaved,
  withoutContested,
  withPercent,
  withStrategy,
  wrongPercents,
} from './plan-edits';
import { planDrafts } from './kept-edits';
import { strategyRows } from './plan-tables';

const plan = aPlan();
const typed = withPercent(noEdits, plan, '11.sales', '4,5');
const theirs = aPlan({ objectives: [anObjective(1, { value: { sales: 7, new: 1 } })] });

describe('what is typed over a plan', () => {
  it('[R-MKT-09] is unsaved until it is typed back', () => {
    expect(countOf(typed)).toBe(1);
    expect(countOf(withPercent(typed, plan, '11.sales', '2,5'))).toBe(0);
    const own = withStrategy(noEdits, plan, 1, { sectionId: null, name: 'X' });
    expect(countOf(withStrategy(own, plan, 1, { sectionId: 101, name: 'Sección 1' }))).toBe(0);
  });

  it('[R-MKT-09] is wrong where it is no number from zero on', () => {
    const codes = ['-1', 'x', '', '1.5', '1,25', '0'].map(
      (value) => wrongPercents(withPercent(noEdits, plan, '11.sales', value)).length,
    );
    expect(codes).toEqual([1, 1, 1, 0, 0, 0]);
  });

  it('[R4] is contested where the same field was saved, until one of both holds', () => {
    expect(contestedFields(typed, plan).percents).toEqual([]);
    expect(contestedFields(typed, theirs).percents).toEqual(['11.sales']);
    expect(contestedFields(rebased(typed, theirs), theirs).percents).toEqual([]);
    expect(countOf(withoutContested(typed, theirs))).toBe(0);
  });

  it('[R4] is sent with what others saved beside it', () => {
    const beside = aPlan({ objectives: [anObjective(1, { comportament: 'ticket' }), anObjective(2)] });
    const [first, second] = editedObjectives(beside, typed);
    expect([first?.value.sales, first?.comportament, second?.value.sales]).toEqual(['4,5', 'ticket', 2.5]);
  });

  it('[R-MKT-03] is dropped where its priority is gone, and where others saved just that', () => {
    expect(countOf(stillUnsaved(typed, aPlan({ objectives: [] })))).toBe(0);
    const same = aPlan({ objectives: [anObjective(1, { value: { sales: 4.5, new: 1 } })] });
    expect(countOf(stillUnsaved(typed, same))).toBe(0);
  });

  it('[R-MKT-10] fills only slots of priorities, with a section or a text', () => {
    const choices = {
      1: { sectionId: 101, name: 'S' },
      2: { sectionId: null, name: ' Propia ' },
      3: { sectionId: 1, name: 'X' },
    };
    const rows = strategyRows(
      aPlan({ strategies: [aStrategyAt(1)] }),
      (slot) => choices[slot as 1] ?? { sectionId: null, name: ' ' },
    );
    expect(rows).toEqual([
      { resobjective_id: 11, section_id: 101, strategy_name: '', status: 1 },
      { resobjective_id: 11, section_id: null, strategy_name: 'Propia', status: 2 },
    ]);
  });

  it('[W18] is kept by person, read only where it is whole, and forgotten', () => {
    planDrafts.write(7, '1-2026', typed);
    expect(planDrafts.read(7, '1-2026')).toEqual(typed);
    expect(planDrafts.read(8, '1-2026')).toBeNull();
    sessionStorage.setItem('planner-draft-7-1-2026', '{"percents":{"x":3},"strategies":{}}');
    expect(planDrafts.read(7, '1-2026')).toBeNull();
    planDrafts.write(7, '1-2026', typed);
    planDrafts.forget(7);
    expect(planDrafts.read(7, '1-2026')).toBeNull();
  });
});
