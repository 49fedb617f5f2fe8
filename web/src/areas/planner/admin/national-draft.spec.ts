import { describe, expect, it } from '@jest/globals';
import { anEditedPlan, nationalChanges, nationalProblems } from '@portal/contracts/areas/planner';
import { countBelow, draftOnWire, withAction, without, withObjective, withStrategy } from './national-draft';

const plan = anEditedPlan();
const texts = {};
const before = { plan, lastId: 3 };

describe('the national plan while it is edited', () => {
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

  it('[AMB-63] loses with something what is below it, and says how much that is', () => {
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
