import { describe, expect, it } from '@jest/globals';
import { isRejection, Role } from '@portal/contracts';
import {
  actionIdOf,
  anAction,
  anActionAdded,
  anActionDeleted,
  anActionId,
  anActionMoved,
  anActionRestored,
  aNationalContent,
  aPriority,
  aStrategy,
  maxActions,
  plannerCommands,
  somePhasesReached,
  somePriorities,
  someStrategies,
  priorityRanks,
} from '@portal/contracts/areas/planner';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { testActor } from '@portal/platform/testing/test-actor';
import { planDecider } from './plan.decider';
import type { PlanEvent } from './plan-state';
import type { PriorityWorld } from './requested-priorities';

const actor = testActor(Role.Franchisee);
const at = '2026-11-25T10:00:00.000Z';
const ofPlan = { restaurant_id: 1, year: 2026 };
const planKey = { restaurantId: 1, year: 2026 };
const world: PriorityWorld = {
  national: aNationalContent({
    objectives: [
      { id: 1, name: 'Crecer en la cena' },
      { id: 7, name: 'Más familias' },
      { id: 8, name: 'Desayunos' },
      { id: 9, name: 'A domicilio' },
    ],
  }),
  knowsBrand: (brand) => brand === '7',
};
const row = (changes: object = {}) => ({
  id: 1,
  type: 1,
  status: 1,
  daypart: { week: 'weekend', time: 'cena' },
  comportament: 'frecuencia',
  competitor: '',
  value: { sales: '4,5', new: 2 },
  ...changes,
});
const ownRow = (changes: object = {}) => row({ id: '', type: 2, name: 'La terraza', status: 2, ...changes });
const objectives = (tableData: readonly object[], more: object = {}) =>
  plannerCommands.UpdatePlanObjectives.input.parse({ ...ofPlan, tableData, ...more });
const strategies = (tableData: readonly object[], more: object = {}) =>
  plannerCommands.UpdatePlanStrategies.input.parse({ ...ofPlan, tableData, ...more });
const sectionWorld = { childSection: (id: number) => ({ 11: 'Menús', 12: 'Familias' })[id] ?? null };

const savePriorities = (given: readonly PlanEvent[], tableData: readonly object[], more: object = {}) =>
  givenEvents(planDecider, given).when('UpdatePlanObjectives', {
    input: objectives(tableData, more),
    facts: world,
    actor,
    at,
  });
const saveStrategies = (given: readonly PlanEvent[], tableData: readonly object[], more: object = {}) =>
  givenEvents(planDecider, given).when('UpdatePlanStrategies', {
    input: strategies(tableData, more),
    facts: sectionWorld,
    actor,
    at,
  });

function fieldsOf(given: readonly PlanEvent[], tableData: readonly object[]): unknown {
  const { state } = givenEvents(planDecider, given);
  const command = {
    input: objectives(tableData),
    facts: world,
    actor,
    at,
    commandId: 'c',
    market: 'ES' as const,
  };
  const decision = planDecider.decide.UpdatePlanObjectives(command, state);
  return isRejection(decision) ? decision.fields : decision;
}

const full: readonly PlanEvent[] = [somePriorities(), someStrategies(), anActionAdded()];
const asIs = row();

describe('saving the priorities of a year', () => {
  it('[R-MKT-05] [R-MKT-08] [R-API-96] records all of them, with ids of their own', () => {
    savePriorities([], [row(), ownRow()]).then([
      somePriorities({
        priorities: [
          aPriority(),
          aPriority({ priorityId: 2, objectiveId: null, name: 'La terraza', rank: 2 }),
        ],
      }),
    ]);
  });

  it('produces no event when nothing differs', () => {
    savePriorities(full, [asIs]).thenNothing();
    savePriorities([], []).thenNothing();
  });

  it('[W9] takes the name of a national objective from the plan of the chain, not from the sender', () => {
    savePriorities([], [row({ name: 'Otro nombre' })]).then([somePriorities()]);
  });

  it('[R-MKT-07] [R-ERR-20] refuses a fourth', () => {
    const four = [row(), row({ id: 7, status: 2 }), row({ id: 8, status: 3 }), row({ id: 9, status: 3 })];
    savePriorities([], four).thenRejected('priorities_full', { max: priorityRanks.length });
  });

  it('[R-MKT-09] [R-ERR-20] refuses percentages that are no numbers or negative, by field', () => {
    const wrong = [row({ value: { sales: 'mucho', new: -1 } })];
    savePriorities([], wrong).thenRejected('priority_values_not_numeric');
    expect(fieldsOf([], wrong)).toEqual({
      'tableData.0.value.sales': 'not_numeric',
      'tableData.0.value.new': 'not_numeric',
    });
  });

  it('[AMB-43] refuses a slot that is not the next, and one that is taken twice', () => {
    expect(fieldsOf([], [row({ status: 2 })])).toEqual({ 'tableData.0.status': 'slot_order' });
    expect(fieldsOf([], [row(), row({ id: 7 })])).toEqual({
      'tableData.0.status': 'taken',
      'tableData.1.status': 'taken',
    });
    expect(fieldsOf([], [row(), row({ status: 2 })])).toEqual({
      'tableData.0.id': 'taken',
      'tableData.1.id': 'taken',
    });
  });

  it('[AMB-43] fills the lowest slot after it was cleared while others stand', () => {
    const two = somePriorities({
      priorities: [aPriority({ priorityId: 4, objectiveId: 7, name: 'Más familias', rank: 2 })],
    });
    const kept = row({ id: 7, status: 2 });
    savePriorities([two], [kept, row({ status: 1 })]).then([
      somePriorities({
        priorities: [
          aPriority({ priorityId: 5 }),
          aPriority({ priorityId: 4, objectiveId: 7, name: 'Más familias', rank: 2 }),
        ],
      }),
    ]);
    expect(fieldsOf([two], [kept, row({ status: 3 })])).toEqual({ 'tableData.1.status': 'slot_order' });
  });

  it('[R-MKT-08] refuses an objective that the chain does not have, and a text of its own that is blank', () => {
    expect(fieldsOf([], [row({ id: 99 })])).toEqual({ 'tableData.0.id': 'unknown' });
    expect(fieldsOf([], [ownRow({ name: '', status: 1 })])).toEqual({ 'tableData.0.name': 'required' });
  });

  it('[R-MKT-08] refuses a competitor that the restaurant cannot choose by a name of its own, where nothing else is wrong', () => {
    const foreign = row({ competitor: '2-1' });
    savePriorities([], [foreign]).thenRejected('plan_competitor_unknown');
    expect(fieldsOf([], [foreign])).toEqual({ 'tableData.0.competitor': 'unknown' });
    const both = [foreign, ownRow({ name: '' })];
    savePriorities([], both).thenRejected('plan_incomplete');
    expect(fieldsOf([], both)).toEqual({
      'tableData.0.competitor': 'unknown',
      'tableData.1.name': 'required',
    });
    savePriorities([], [row({ competitor: '7' })]).then([
      somePriorities({ priorities: [aPriority({ competitor: '7' })] }),
    ]);
  });

  it('[AMB-66] keeps an objective and a brand that are gone since, as they were chosen', () => {
    const gone = aPriority({ objectiveId: 50, name: 'Verano', competitor: '99' });
    savePriorities(
      [somePriorities({ priorities: [gone] })],
      [row({ id: 50, competitor: '99' })],
    ).thenNothing();
  });

  it('[AMB-63] removes a priority with its strategies and their actions in one event, which can be undone', () => {
    const removal = {
      removalId: 'command-1',
      priorities: [aPriority()],
      strategies: [aStrategy()],
      actions: [anAction()],
    };
    const cleared = somePriorities({ priorities: [], removal });
    savePriorities(full, [], { removes: { strategies: 1, actions: 1 } }).then([cleared]);
    savePriorities(full, []).then([cleared]);
    const restoring = {
      input: { ...ofPlan, removal_id: 'command-1' },
      actor,
      at,
      facts: undefined,
    };
    const { removalId, ...parts } = removal;
    givenEvents(planDecider, [...full, cleared])
      .when('RestorePlanRemoval', restoring)
      .then([
        {
          type: 'PlanRemovalRestored',
          data: { ...planKey, removalId, ...parts, next: '2026-11-29T23:00:00.000Z' },
        },
      ]);
    givenEvents(planDecider, [
      ...full,
      cleared,
      somePriorities({ priorities: [aPriority({ priorityId: 8 })] }),
    ])
      .when('RestorePlanRemoval', restoring)
      .thenRejected('plan_slot_taken');
    givenEvents(planDecider, full)
      .when('RestorePlanRemoval', restoring)
      .thenRejected('plan_removal_not_found');
  });

  it('[R11] [U5] brings an own one back under a new id, beside one that took its slot', () => {
    const cleared = ownRow({ resobjective_id: 2, status: 3 });
    const other = aPriority({ priorityId: 3, objectiveId: null, name: 'El patio', rank: 2 });
    const present = [aPriority(), other];
    savePriorities(
      [somePriorities({ priorities: present })],
      [asIs, ownRow({ resobjective_id: 3, name: 'El patio' }), cleared],
      { removes: { strategies: 0, actions: 0 } },
    ).then([
      somePriorities({
        priorities: [...present, aPriority({ ...other, priorityId: 4, name: 'La terraza', rank: 3 })],
      }),
    ]);
  });

  it('[AMB-63] removes only what its sender has confirmed', () => {
    savePriorities(full, [], { removes: { strategies: 1, actions: 0 } }).thenRejected('plan_removes_more');
    savePriorities(full, [], { removes: { strategies: 0, actions: 1 } }).thenRejected('plan_removes_more');
  });

  it('[R-MKT-10] moves strategies with the priority that has another rank', () => {
    const two = [aPriority(), aPriority({ priorityId: 5, objectiveId: 7, name: 'Más familias', rank: 2 })];
    const swapped = [row({ status: 2 }), row({ id: 7, status: 1 })];
    savePriorities([somePriorities({ priorities: two }), someStrategies()], swapped).then([
      somePriorities({
        priorities: [
          aPriority({ priorityId: 5, objectiveId: 7, name: 'Más familias', rank: 1 }),
          aPriority({ rank: 2 }),
        ],
      }),
    ]);
  });

  it.each(['UpdatePlanObjectives', 'AddPlanAction'] as const)(
    '[R-MKT-02] %s refuses a year that cannot be planned, by the clock of the market',
    (name) => {
      const input =
        name === 'AddPlanAction'
          ? plannerCommands.AddPlanAction.input.parse({ ...ofPlan, year: 2028, data: { name: 'Vales' } })
          : objectives([], { year: 2028 });
      const command = { input, facts: world, actor } as never;
      givenEvents(planDecider, [])
        .when(name, { ...(command as object), at: '2026-12-31T22:30:00.000Z' } as never)
        .thenRejected('plan_year_refused');
      const inTime = givenEvents(planDecider, []).when(name, {
        ...(command as object),
        at: '2026-12-31T23:30:00.000Z',
      } as never);
      if (name === 'AddPlanAction') inTime.thenRejected('action_without_strategy');
      else inTime.thenNothing();
    },
  );
});

describe('saving the strategies of a year', () => {
  const sectionRow = (changes: object = {}) => ({
    resobjective_id: 1,
    section_id: 11,
    status: 1,
    ...changes,
  });
  const textRow = (changes: object = {}) => ({
    resobjective_id: 1,
    strategy_name: 'Vales',
    status: 2,
    ...changes,
  });

  it('[R-MKT-10] [R-MKT-11] [R-API-97] records sections and texts, two for each priority', () => {
    saveStrategies([somePriorities()], [textRow(), sectionRow()]).then([
      someStrategies({
        strategies: [aStrategy(), aStrategy({ strategyId: 3, place: 2, sectionId: null, name: 'Vales' })],
      }),
    ]);
  });

  it('keeps the actions of a strategy that is another one now', () => {
    saveStrategies(full, [sectionRow({ section_id: 12 })]).then([
      someStrategies({
        strategies: [aStrategy({ sectionId: 12, name: 'Familias' })],
        next: '2026-11-29T23:00:00.000Z',
      }),
    ]);
    saveStrategies(full, [sectionRow()]).thenNothing();
  });

  it('[AMB-63] removes one with its actions, if its sender knows how many', () => {
    const removal = {
      removalId: 'command-1',
      priorities: [],
      strategies: [aStrategy()],
      actions: [anAction()],
    };
    saveStrategies(full, [], { removes: { actions: 1 } }).then([someStrategies({ strategies: [], removal })]);
    saveStrategies(full, [], { removes: { actions: 0 } }).thenRejected('plan_removes_more');
  });

  it.each([
    ['a slot of another priority', [sectionRow({ status: 3 })]],
    ['a priority that is not there', [sectionRow({ resobjective_id: 9 })]],
    ['a slot twice', [sectionRow(), sectionRow({ section_id: 12 })]],
    ['a blank text', [textRow({ strategy_name: '' })]],
    ['a section that hangs below none', [sectionRow({ section_id: 99 })]],
  ])('[R-MKT-10] [R-MKT-11] refuses %s', (_, tableData) => {
    saveStrategies([somePriorities()], tableData).thenRejected('plan_incomplete');
  });

  it('keeps a section that was deleted since, with its name', () => {
    const gone = someStrategies({ strategies: [aStrategy({ sectionId: 99, name: 'Verano 2025' })] });
    saveStrategies([somePriorities(), gone], [sectionRow({ section_id: 99 })]).thenNothing();
  });
});

describe('actions', () => {
  const data = { name: 'Reparto de vales en el barrio', strategy_id: 2 };
  const dates = { start_date: '2026-11-30', end_date: '2026-12-13' };
  const actionId = actionIdOf(planKey, 'command-1');
  const add = (given: readonly PlanEvent[], sent: object) =>
    givenEvents(planDecider, given).when('AddPlanAction', {
      input: plannerCommands.AddPlanAction.input.parse({ ...ofPlan, data: sent }),
      actor,
      at,
    });
  const planned = [somePriorities(), someStrategies()];

  it('[R-MKT-14] [R-API-99] are added, with the midnight at which they are current', () => {
    add(planned, { ...data, ...dates }).then([anActionAdded({ actionId })]);
  });

  it('[R-MKT-14] are added once', () => {
    add([...planned, anActionAdded({ actionId })], { ...data, ...dates }).thenNothing();
  });

  it.each([
    ['R-MKT-17', 'action_without_strategy', { name: 'Vales' }],
    ['R-MKT-17', 'action_without_strategy', { ...data, ...dates, strategy_id: 77 }],
    ['R-MKT-18', 'action_without_dates', { ...data, start_date: '2026-11-30', end_date: '' }],
    ['R-MKT-19', 'action_ends_first', { ...data, start_date: '2026-11-30', end_date: '2026-11-29' }],
    ['R-MKT-20', 'action_outside_year', { ...data, start_date: '2026-12-30', end_date: '2027-01-02' }],
  ])('[%s] [R-MKT-21] [R-ERR-19] are refused with %s', (_, code, sent) => {
    add(planned, sent).thenRejected(code);
  });

  it('have a limit', () => {
    const many = Array.from({ length: maxActions }, (_, n) => anActionAdded({ actionId: `a-${n}` }));
    add([...planned, ...many], { ...data, ...dates }).thenRejected('too_many_actions');
  });

  const move = (given: readonly PlanEvent[], start_date: string, end_date: string) =>
    givenEvents(planDecider, given).when('UpdatePlanAction', {
      input: { data: { action_id: anActionId, start_date, end_date } },
      actor,
      at,
    });

  it('[R-MKT-14] [R-API-100] move within their year, and keep their name', () => {
    move(full, '2026-12-07', '2026-12-20').then([anActionMoved()]);
    move(full, '2026-11-30', '2026-12-13').thenNothing();
    move(full, '2026-12-07', '2027-01-02').thenRejected('action_outside_year');
    move([], '2026-12-07', '2026-12-20').thenRejected('plan_action_not_found');
  });

  const byId = (name: 'DeletePlanAction' | 'RestorePlanAction', given: readonly PlanEvent[]) =>
    givenEvents(planDecider, given).when(name, { input: { id: anActionId }, actor, at });

  it('[R-MKT-14] [R-API-101] are deleted and restored, each once', () => {
    byId('DeletePlanAction', full).then([anActionDeleted()]);
    byId('DeletePlanAction', [...full, anActionDeleted()]).thenNothing();
    byId('RestorePlanAction', [...full, anActionDeleted()]).then([anActionRestored()]);
    byId('RestorePlanAction', full).thenNothing();
    byId('DeletePlanAction', []).thenRejected('plan_action_not_found');
    byId('RestorePlanAction', []).thenRejected('plan_action_not_found');
  });

  it('[AMB-63] are not restored without their strategy', () => {
    byId('RestorePlanAction', [...full, anActionDeleted(), someStrategies({ strategies: [] })]).thenRejected(
      'action_without_strategy',
    );
  });

  const announce = (given: readonly PlanEvent[], due: string) =>
    givenEvents(planDecider, given).when('AnnouncePlanPhases', { input: planKey, actor, at: due });

  it('[R-HOM-10] [AMB-70] are announced at the market’s midnight: soon, current, over', () => {
    announce(full, '2026-10-30T23:00:00.000Z').then([
      somePhasesReached({
        phases: [{ actionId: anActionId, phase: 'soon' }],
        next: '2026-11-29T23:00:00.000Z',
      }),
    ]);
    announce(full, '2026-11-29T23:00:00.000Z').then([somePhasesReached()]);
    announce(full, '2026-12-13T23:00:00.000Z').then([
      somePhasesReached({ phases: [{ actionId: anActionId, phase: null }], next: null }),
    ]);
  });

  it('[AMB-70] are not announced on other days, nor once they are gone', () => {
    announce(full, '2026-12-01T23:00:00.000Z').thenNothing();
    announce([...full, anActionDeleted()], '2026-11-29T23:00:00.000Z').thenNothing();
    announce([], '2026-11-29T23:00:00.000Z').thenNothing();
  });
});
