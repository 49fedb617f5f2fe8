import { describe, expect, it } from '@jest/globals';
import { aPlan, anObjective, aStrategyAt } from '../testing/sample-plan';
import { forgetDrafts } from '#core/storage/kept-drafts';
import { contestedBlocks, edited, rebased, stillUnsaved, withoutBlocks } from '#ui/blocks/block-edits';
import { editedObjectives, planBlocks, type PlanEdits, stateOfPlan, wrongPercents } from './plan-edits';
import { strategyRows } from './plan-tables';

const saved = stateOfPlan(aPlan());
const typed: PlanEdits = edited({}, saved, '11.sales', '4,5');
const theirs = stateOfPlan(aPlan({ objectives: [anObjective(1, { value: { sales: 7, new: 1 } })] }));
const contestedIn = (edits: PlanEdits, state: typeof saved) => contestedBlocks(edits, state, ['11.sales']);

describe('what is typed over a plan', () => {
  it('[R-MKT-09] is unsaved until it is typed back', () => {
    expect(Object.keys(typed)).toEqual(['11.sales']);
    expect(edited(typed, saved, '11.sales', '2,5')).toEqual({});
    const own: PlanEdits = edited({}, saved, 'slot.1', { sectionId: null, name: 'X' });
    expect(edited(own, saved, 'slot.1', { sectionId: 101, name: 'Sección 1' })).toEqual({});
  });

  it('[R-MKT-09] is wrong where it is no number from zero on', () => {
    const codes = ['-1', 'x', '', '1.5', '1,25', '0'].map(
      (value) => wrongPercents(edited({}, saved, '11.sales', value)).length,
    );
    expect(codes).toEqual([1, 1, 1, 0, 0, 0]);
  });

  it('[R4] is contested where the same field was saved, until one of both holds', () => {
    expect(contestedIn(typed, saved)).toEqual([]);
    expect(contestedIn(typed, theirs)).toEqual(['11.sales']);
    expect(contestedIn(rebased(typed, theirs, ['11.sales']), theirs)).toEqual([]);
    expect(withoutBlocks(typed, ['11.sales'])).toEqual({});
  });

  it('[R4] is sent with what others saved beside it', () => {
    const beside = aPlan({ objectives: [anObjective(1, { comportament: 'ticket' }), anObjective(2)] });
    const [first, second] = editedObjectives(beside, typed);
    expect([first?.value.sales, first?.comportament, second?.value.sales]).toEqual(['4,5', 'ticket', 2.5]);
  });

  it('[R-MKT-03] is dropped where its priority is gone, and where others saved just that', () => {
    expect(stillUnsaved(typed, stateOfPlan(aPlan({ objectives: [] })))).toEqual({});
    const same = stateOfPlan(aPlan({ objectives: [anObjective(1, { value: { sales: 4.5, new: 1 } })] }));
    expect(stillUnsaved(typed, same)).toEqual({});
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
    const { drafts } = planBlocks;
    drafts.write(7, '1-2026', typed);
    expect(drafts.read(7, '1-2026')).toEqual(typed);
    expect(drafts.read(8, '1-2026')).toBeNull();
    sessionStorage.setItem('planner-draft-7-1-2026', '{"11.sales":3}');
    expect(drafts.read(7, '1-2026')).toEqual({});
    drafts.write(7, '1-2026', typed);
    forgetDrafts('planner', 7);
    expect(drafts.read(7, '1-2026')).toBeNull();
  });
});
