import { describe, expect, it } from '@jest/globals';
import { anEditedPlan, nationalChanges, nationalProblems } from '@portal/contracts/areas/planner';
import { forgetDrafts } from '#core/storage/draft-store';
import { contestedBlocks, edited, rebased, stillUnsaved, withoutBlocks } from '#ui/blocks/block-edits';
import { actionGroups } from './ActionList';
import { planNews, type PlanSnapshot } from './PlanNewsNotice';
import { countBelow, draftOnWire, withAction, without, withObjective, withStrategy } from './national-plan';
import {
  editedObjectives,
  planBlocks,
  type PlanEdits,
  stateOfPlan,
  strategyRows,
  wrongPercents,
} from './planner';
import {
  aPlan,
  anObjective,
  aStrategyAt,
  byLucia,
  day,
  localAction,
  moved,
  nationalAction,
  year,
} from './sample-plan.testing';

describe('what is typed over a plan', () => {
  const saved = stateOfPlan(aPlan());
  const typed: PlanEdits = edited({}, saved, '11.sales', '4,5');
  const theirs = stateOfPlan(aPlan({ objectives: [anObjective(1, { value: { sales: 7, new: 1 } })] }));
  const contestedIn = (edits: PlanEdits, state: typeof saved) => contestedBlocks(edits, state, ['11.sales']);

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

describe('what is another one in a plan', () => {
  const vales = localAction(1, 'Vales', { start: day(3, 1), end: day(3, 9) });
  const snapshot = (changes: Partial<PlanSnapshot> = {}): PlanSnapshot => ({
    plan: aPlan({ objectives: [anObjective(1)], strategies: [aStrategyAt(1)] }),
    actions: [vales],
    ...changes,
  });
  const saidOf = (after: PlanSnapshot) =>
    planNews(snapshot(), after).map(({ kind, change, name }) => [kind, change, name]);

  it('[U12] is nothing where all is the same', () => {
    expect(planNews(snapshot(), snapshot())).toEqual([]);
  });

  it('[U12] is what was added, deleted and changed of each kind', () => {
    const plan = aPlan({
      objectives: [anObjective(1, { value: { sales: 9, new: 1 } }), anObjective(2)],
      strategies: [aStrategyAt(2)],
    });
    expect(saidOf(snapshot({ plan }))).toEqual([
      ['objective', 'updated', 'Objetivo 1'],
      ['objective', 'added', 'Objetivo 2'],
      ['strategy', 'added', 'Sección 2'],
      ['strategy', 'deleted', 'Sección 1'],
    ]);
  });

  it('[U12] is the days before and after of an action that was moved', () => {
    const [news] = planNews(snapshot(), snapshot({ actions: [moved(vales, day(3, 5), day(3, 20))] }));
    expect(news).toEqual({
      key: vales.id,
      kind: 'action',
      name: 'Vales',
      change: 'moved',
      by: { date: '', user_id: null, user_name: '' },
      days: [
        { start: day(3, 1), end: day(3, 9) },
        { start: day(3, 5), end: day(3, 20) },
      ],
    });
  });

  it('[U12] names who saved that part last, and the chain where it is national', () => {
    const days = { start: day(5, 1), end: day(5, 9) };
    const plan = aPlan({
      objectives: [anObjective(1), anObjective(2)],
      changed: { objectives: { ...byLucia, user_name: 'Ana' }, strategies: null, actions: byLucia },
    });
    const actions = [localAction(2, 'Feria', days), nationalAction(3, 'Menús', days)];
    const found = planNews(snapshot(), { plan, actions });
    expect(found.map(({ name, by }) => [name, by === 'chain' ? by : by.user_name])).toEqual([
      ['Objetivo 2', 'Ana'],
      ['Feria', 'Lucía Vega'],
      ['Menús', 'chain'],
      ['Vales', 'Lucía Vega'],
    ]);
  });
});

describe('the actions of a year as a list', () => {
  const action = (name: string, start: string, end: string) =>
    localAction(name.length, name, { start: `${year}-${start}`, end: `${year}-${end}` });
  const named = (today: string, ...actions: ReturnType<typeof action>[]) =>
    actionGroups(actions, today, year).map(({ month, actions: found }) => [
      month,
      found.map(({ name }) => name),
    ]);

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

  it('[R-MKT-13] show a message where nothing comes next', () => {
    expect(named(`${year}-03-10`)).toEqual([[null, []]]);
  });
});

describe('the national plan while it is edited', () => {
  const plan = anEditedPlan();
  const texts = {};
  const before = { plan, lastId: 3 };

  it('[AMB-66] has something more, or something in its place, and can be saved so', () => {
    const grown = withAction(
      withStrategy(withObjective(plan, { id: 4, name: 'Más familias', texts }), {
        id: 5,
        objectiveId: 4,
        sectionId: 12,
        name: 'Familias',
      }),
      {
        id: 6,
        strategyId: 5,
        name: 'Cuentacuentos',
        texts,
        start: '2026-05-01',
        end: '2026-05-02',
        status: 0,
      },
    );
    expect(nationalProblems(grown, 2026, before)).toEqual({});
    expect(nationalChanges(plan, grown).map(({ change }) => change)).toEqual(['added', 'added', 'added']);
    const renamed = withObjective(plan, { id: 1, name: 'Crecer por la noche', texts });
    expect(renamed.objectives).toEqual([{ id: 1, name: 'Crecer por la noche', texts }]);
  });

  it('[AMB-63] loses with something what is below it, and shows how much that is', () => {
    expect(countBelow(plan, 'objective', 1)).toEqual({ strategies: 1, actions: 1 });
    expect(countBelow(plan, 'strategy', 2)).toEqual({ strategies: 0, actions: 1 });
    expect(countBelow(plan, 'action', 3)).toEqual({ strategies: 0, actions: 0 });
    expect(without(plan, 'objective', 1)).toEqual({ objectives: [], strategies: [], actions: [] });
    expect(without(plan, 'strategy', 2)).toEqual({ ...plan, strategies: [], actions: [] });
    expect(without(plan, 'action', 3)).toEqual({ ...plan, actions: [] });
    expect(without(plan, 'action', 99)).toEqual(plan);
  });

  it('[AMB-95] is sent in the language that is required, and in Catalan beside it', () => {
    const both = { CAST: 'Más familias', CAT: 'Més famílies' };
    const grown = withObjective(plan, { id: 4, name: 'Més famílies', texts: both });
    expect(draftOnWire(grown).objectives.at(-1)).toEqual({
      id: 4,
      name: 'Más familias',
      name_cat: 'Més famílies',
    });
  });

  it('[W9] sends no names of sections: the server knows them', () => {
    expect(draftOnWire(plan).strategies).toEqual([{ id: 2, objectiveId: 1, sectionId: 11 }]);
  });
});
