import { describe, expect, it } from '@jest/globals';
import { marketRecords, markets } from '@portal/contracts';
import {
  blankNationalPlan,
  datesProblem,
  fillsInOrder,
  isPlanYear,
  nationalProblems,
  phaseOfAction,
} from '@portal/contracts/areas/planner';
import { SectionType } from '@portal/contracts/areas/sections';
import { demoWorld } from '../demo-world';

const days = ['2026-11-20', '2026-01-01', '2026-12-31'];

describe.each(days)('the plans of the demo on %s', (today) => {
  const { nationalPlans, plans, sections } = demoWorld('ES', today);
  const { timeZone } = marketRecords.ES;

  it('[AMB-66] hold what the rules ask for, in years that could be planned then', () => {
    expect(nationalPlans.length).toBeGreaterThanOrEqual(2);
    for (const { year, at, content } of nationalPlans) {
      expect(nationalProblems(content, year, { plan: blankNationalPlan, lastId: 0 })).toEqual({});
      expect(isPlanYear(year, at, timeZone)).toBe(true);
      expect(at < `${today}T00:00:00.000Z`).toBe(true);
      const children = sections
        .filter(({ parentId, type }) => parentId > 0 && type === SectionType.National)
        .map(({ sectionId }) => sectionId);
      expect(children).toEqual(expect.arrayContaining(content.strategies.map(({ sectionId }) => sectionId)));
    }
  });

  it('[R-MKT-05] [R-MKT-20] of restaurants have three priorities in order, and actions of their strategies and years', () => {
    for (const { year, priorities, strategies, actions } of plans) {
      expect(
        fillsInOrder(
          [],
          priorities.map(({ rank }) => rank),
        ),
      ).toBe(true);
      const slots = strategies.map(({ slot }) => slot);
      for (const action of actions) {
        expect(slots).toContain(action.slot);
        expect(datesProblem(action, year)).toBeNull();
      }
    }
  });
});

describe('the plans of the demo', () => {
  it('[R-HOM-10] have actions that are current and soon on the reference day', () => {
    const { plans } = demoWorld('ES', '2026-11-20');
    const phases = plans.flatMap(({ actions }) =>
      actions.map((action) => phaseOfAction(action, '2026-11-20')),
    );
    expect(phases).toEqual(expect.arrayContaining(['current', 'soon', null]));
  });

  it('[R-NAV-03] are of Spain alone', () => {
    for (const market of markets) {
      const { nationalPlans, plans } = demoWorld(market, '2026-11-20');
      expect(nationalPlans.length + plans.length > 0).toBe(market === 'ES');
    }
  });
});
