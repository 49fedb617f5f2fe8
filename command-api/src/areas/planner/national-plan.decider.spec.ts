import { describe, it } from '@jest/globals';
import { type InputOf, Role } from '@portal/contracts';
import { aNationalContent, aNationalPlanUpdated, plannerCommands } from '@portal/contracts/areas/planner';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { testActor } from '@portal/platform/testing/test-actor';
import { nationalPlanDecider, type NationalPlanEvent } from './national-plan.decider';

const actor = testActor(Role.Administrator);
const at = '2026-11-25T10:00:00.000Z';
const content = aNationalContent();
const facts = { childSection: (id: number) => (id === 11 ? 'Menús' : null) };
const sent = {
  ...content,
  strategies: content.strategies.map(({ name: _name, ...strategy }) => strategy),
};
type Plan = InputOf<typeof plannerCommands.UpdateNationalPlan>['plan'];

const added = aNationalPlanUpdated({
  changes: [
    { kind: 'objective', change: 'added', id: 1, name: 'Crecer en la cena' },
    { kind: 'strategy', change: 'added', id: 2, name: 'Menús' },
    { kind: 'action', change: 'added', id: 3, name: 'Menús de otoño' },
  ],
});
const update = (given: readonly NationalPlanEvent[], plan: Plan, year = 2026) =>
  givenEvents(nationalPlanDecider, given).when('UpdateNationalPlan', {
    input: plannerCommands.UpdateNationalPlan.input.parse({ year, plan }),
    facts,
    actor,
    at,
  });
const copy = (given: readonly NationalPlanEvent[], source = content) =>
  givenEvents(nationalPlanDecider, given).when('CopyNationalPlan', {
    input: { year: 2027, from: 2026 },
    facts: { source },
    actor,
    at,
  });
const restore = (given: readonly NationalPlanEvent[]) =>
  givenEvents(nationalPlanDecider, given).when('RestoreNationalPlan', {
    input: { year: 2026, version: 0 },
    actor,
    at,
  });

describe('the plan of the chain for a year', () => {
  it('[AMB-66] is saved as a whole, with what is another one by name', () => {
    update([], sent).then([added]);
    update([added], sent).thenNothing();
  });

  it('[AMB-66] takes the names of strategies from their sections, and keeps that of one that is gone', () => {
    const gone = aNationalContent({
      strategies: [{ id: 2, objectiveId: 1, sectionId: 99, name: 'Verano 2025' }],
    });
    const known = aNationalPlanUpdated({ content: gone });
    const plan = { ...sent, strategies: [{ id: 2, objectiveId: 1, sectionId: 99 }] };
    update([known], plan).thenNothing();
    update([], plan).thenRejected('national_plan_incomplete');
  });

  it('[AMB-95] keeps Catalan names that are not sent, changes those that are, and records the change', () => {
    const [objective] = sent.objectives;
    const named = (name_cat?: string) => ({ ...sent, objectives: [{ ...objective, name_cat }] }) as Plan;
    const translations = { CAT: 'Créixer al sopar' };
    const inCatalan = { ...content, objectives: [{ id: 1, name: 'Crecer en la cena', translations }] };
    const change = {
      kind: 'objective' as const,
      change: 'updated' as const,
      id: 1,
      name: 'Crecer en la cena',
    };
    const translated = aNationalPlanUpdated({ content: inCatalan, changes: [{ ...change, translations }] });
    update([added], named('Créixer al sopar')).then([translated]);
    update([added, translated], sent).thenNothing();
    update([added, translated], named('')).then([aNationalPlanUpdated({ changes: [change] })]);
  });

  it('[AMB-66] is refused with ids that were given before', () => {
    const emptied = aNationalPlanUpdated({ content: { objectives: [], strategies: [], actions: [] } });
    update([added, emptied], sent).thenRejected('national_plan_incomplete');
  });

  it('[R-MKT-02] is refused in a year that cannot be planned', () => {
    update([], { objectives: [], strategies: [], actions: [] }, 2028).thenRejected('plan_year_refused');
  });

  it('[AMB-66] is copied from another year while it is empty, with ids of its own', () => {
    copy([]).then([
      {
        type: 'NationalPlanCopied',
        data: {
          year: 2027,
          from: 2026,
          lastId: 3,
          changes: added.data.changes,
          content: {
            ...content,
            actions: content.actions.map((action) => ({ ...action, start: '2027-10-01', end: '2027-11-30' })),
          },
        },
      },
    ]);
    copy([aNationalPlanUpdated({ year: 2027 })]).thenRejected('national_plan_not_empty');
    copy([], { objectives: [], strategies: [], actions: [] }).thenRejected('national_plan_empty');
  });

  it('[U5] undoes its last change, once', () => {
    const renamed = aNationalContent({ objectives: [{ id: 1, name: 'Crecer por la noche' }] });
    const changed = aNationalPlanUpdated({ content: renamed });
    const restored = {
      type: 'NationalPlanRestored' as const,
      data: {
        year: 2026,
        content,
        lastId: 3,
        changes: [
          { kind: 'objective' as const, change: 'updated' as const, id: 1, name: 'Crecer en la cena' },
        ],
      },
    };
    restore([added, changed]).then([restored]);
    restore([added, changed, restored]).thenRejected('national_plan_unchanged');
    restore([]).thenRejected('national_plan_unchanged');
  });
});
