import { beforeEach, describe, expect, it } from '@jest/globals';
import { plannerCommands, priorityRanks } from '@portal/contracts/areas/planner';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { app, aRestaurant, inside, press, refuse, see, select, type, widen } from '#testing/screen-kit';
import { plannerApi, answer, blocks, openPlanner, popup, priorities, text, ui } from './planner.testing';
import { anObjective, aStrategyAt, day, localAction, offered, year } from './sample-plan.testing';

beforeEach(() => widen(1440));

const ranks = { max: priorityRanks.length };
const three = () => plannerApi({ objectives: [anObjective(1), anObjective(2), anObjective(3)] });
const option = (name: string) =>
  within(screen.getByRole('list', { name: priorities('choose', ranks) })).getByRole('button', {
    name: new RegExp(name),
  });
const choose = async (name: string) => {
  await screen.findByRole('list', { name: priorities('choose', ranks) });
  await userEvent.click(option(name));
};
const sentObjectives = ({ api }: ReturnType<typeof plannerApi>) =>
  api.callsTo(plannerCommands.UpdatePlanObjectives);
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const typeInto = async (name: string, typed: string) => {
  const input = await field(name);
  await userEvent.clear(input);
  await userEvent.type(input, typed);
};
const salesOf = (name: string) => priorities('salesOf', { name });
const strategy = (letter: string) =>
  screen.findByRole<HTMLInputElement>('combobox', { name: priorities('strategyOf', { letter }) });

describe('choosing priorities', () => {
  it('[R-MKT-01] the menu leads to the strategies of the first priority that is there', async () => {
    openPlanner(plannerApi({ objectives: [anObjective(2), anObjective(3)] }));
    const second = await inside('region', 'Objetivo 2');
    const list = second.getByRole('list', { name: priorities('strategies', { name: 'Objetivo 2' }) });
    expect(document.querySelectorAll('#strategies')).toHaveLength(1);
    expect(list.id).toBe('strategies');
  });

  it('[R-MKT-05] [AMB-43] fills the first free slot, and saves at once', async () => {
    const fake = openPlanner(plannerApi({ objectives: [anObjective(2)], strategies: [] }));
    await choose('Objetivo 4');
    await see(priorities('added', { rank: 1, name: 'Objetivo 4' }));
    const [sent] = sentObjectives(fake);
    expect(sent?.tableData.map(({ id, status }) => [status, id]).toSorted()).toEqual([
      [1, 4],
      [2, 2],
    ]);
    expect(sent?.version).toBe(3);
    await see.role('region', 'Objetivo 4');
    expect(option('Objetivo 4').getAttribute('aria-pressed')).toBe('true');
  });

  it('[R-MKT-07] [R-ERR-20] alerts to a fourth, and sends nothing', async () => {
    const fake = openPlanner(three());
    await choose('Objetivo 4');
    expect(within(await popup(text('fullTitle', ranks))).getByText(text('fullText', ranks))).toBeTruthy();
    expect(sentObjectives(fake)).toEqual([]);
    await press(text('close'));
    await press(priorities('addOwn'));
    expect(await popup(text('fullTitle', ranks))).toBeTruthy();
  });

  it('[R-MKT-06] [AMB-63] shows the dependents of one that is replaced, clears it, and undoes that', async () => {
    const fake = openPlanner(
      plannerApi({
        objectives: [anObjective(1), anObjective(2)],
        strategies: [aStrategyAt(1), aStrategyAt(2), aStrategyAt(3)],
        actions: [
          localAction(1, 'Vales', { start: day(3, 1), end: day(3, 20) }, 1),
          localAction(2, 'Feria', { start: day(5, 1), end: day(5, 9) }, 3),
        ],
      }),
    );
    await choose('Objetivo 1');
    const question = await popup(priorities('clearTitle', { rank: 1 }));
    const announced = priorities('clearText', { name: 'Objetivo 1', strategies: 2, actions: 1 });
    expect(within(question).getByText(announced)).toBeTruthy();
    expect(sentObjectives(fake)).toEqual([]);
    await answer(priorities('clearTitle', { rank: 1 }), priorities('clearConfirm'));
    await waitFor(() => see.none('region', 'Objetivo 1'));
    expect(sentObjectives(fake)[0]?.removes).toEqual({ strategies: 2, actions: 1 });
    see.none('button', /Vales/);
    await press(ui('undo'));
    await see.role('region', 'Objetivo 1');
    await see.role('button', /Vales/);
    expect(fake.api.callsTo(plannerCommands.RestorePlanRemoval)[0]?.removal_id).toBe('removal-1');
  });

  it('[R-MKT-06] keeps a chosen one where the question is not confirmed', async () => {
    const fake = openPlanner(plannerApi());
    await choose('Objetivo 1');
    await answer(priorities('clearTitle', { rank: 1 }), ui('cancel'));
    expect(sentObjectives(fake)).toEqual([]);
    expect(screen.getByRole('region', { name: 'Objetivo 1' })).toBeTruthy();
  });

  it('[R4] shows who was faster, and what is saved', async () => {
    const fake = openPlanner(plannerApi());
    await screen.findByRole('region', { name: 'Objetivo 1' });
    fake.change({ versions: { objectives: 8, strategies: 5 }, objectives: [anObjective(1), anObjective(3)] });
    await choose('Objetivo 4');
    await see(/^Lucía Vega lo ha cambiado/);
    await see.role('region', 'Objetivo 3');
  });

  it('[AMB-63] asks again where more hangs on it by now', async () => {
    const fake = plannerApi();
    fake.api.on(plannerCommands.UpdatePlanObjectives, () =>
      refuse('plan_removes_more', { status: 409, details: { strategies: 1, actions: 2 } }),
    );
    openPlanner(fake);
    await choose('Objetivo 1');
    await answer(priorities('clearTitle', { rank: 1 }), priorities('clearConfirm'));
    await see(text('rejection.plan_removes_more'));
    expect(screen.getByRole('region', { name: 'Objetivo 1' })).toBeTruthy();
  });
});

describe('the values of a priority', () => {
  it('[R-MKT-08] is edited in a dialog, with percentages that have a comma', async () => {
    const fake = openPlanner(plannerApi());
    await press(priorities('edit', { name: 'Objetivo 1' }));
    const dialog = await inside('dialog', priorities('dialogTitle', { name: 'Objetivo 1' }));
    await press(priorities('week.week'), 'radio', dialog);
    await select(priorities('time'), 'noche', dialog);
    await press(priorities('comportament.ticket'), 'radio', dialog);
    const sales = dialog.getByRole('textbox', { name: priorities('sales') });
    await userEvent.clear(sales);
    await userEvent.type(sales, '3,75');
    await press(priorities('dialogSave'), 'button', dialog);
    await see(
      `${priorities('week.week')} · ${priorities('time.noche')} · ${priorities('comportament.ticket')}`,
    );
    const row = sentObjectives(fake)[0]?.tableData[0];
    expect(row).toMatchObject({
      daypart: { week: 'week', time: 'noche' },
      comportament: 'ticket',
      value: { sales: '3,75', new: '1' },
    });
    expect((await field(salesOf('Objetivo 1'))).value).toBe('3,75');
  });

  it('[R-MKT-09] [R-ERR-20] reports an invalid percentage, at its field and in a pop-up', async () => {
    const fake = openPlanner(plannerApi());
    await typeInto(salesOf('Objetivo 1'), '-2');
    expect((await field(salesOf('Objetivo 1'))).getAttribute('aria-invalid')).toBeNull();
    await userEvent.tab();
    expect((await field(salesOf('Objetivo 1'))).getAttribute('aria-invalid')).toBe('true');
    await press(text('save'));
    expect(within(await popup(text('numericTitle'))).getByText(text('numericText'))).toBeTruthy();
    await press(text('close'));
    expect((await field(salesOf('Objetivo 1'))).getAttribute('aria-invalid')).toBe('true');
    expect(sentObjectives(fake)).toEqual([]);
    await press(priorities('edit', { name: 'Objetivo 1' }));
    const dialog = await inside('dialog', priorities('dialogTitle', { name: 'Objetivo 1' }));
    const sales = dialog.getByRole('textbox', { name: priorities('new') });
    await userEvent.clear(sales);
    await userEvent.type(sales, 'mucho');
    await press(priorities('dialogSave'), 'button', dialog);
    expect(await popup(text('numericTitle'))).toBeTruthy();
    expect(sentObjectives(fake)).toEqual([]);
  });

  it('[R-MKT-09] is typed into its card, marked as unsaved, and saved together with other people’s changes', async () => {
    const fake = openPlanner(plannerApi({ objectives: [anObjective(1), anObjective(2)] }));
    await typeInto(salesOf('Objetivo 1'), '4,5');
    await see(text('unsaved', { count: 1 }));
    fake.change({
      objectives: [anObjective(1), anObjective(2, { value: { sales: 9, new: 9 } })],
      versions: { objectives: 4, strategies: 5 },
    });
    app.push('PlanChanged', { restaurantId: 1, year, position: 50 });
    await waitFor(async () => expect((await field(salesOf('Objetivo 2'))).value).toBe('9'));
    await press(text('save'));
    await see(text('saved'));
    const [sent] = sentObjectives(fake);
    expect(sent?.version).toBe(4);
    expect(sent?.tableData.map(({ value }) => value.sales)).toEqual(['4,5', 9]);
    see.noText(text('unsaved', { count: 1 }));
  });

  it('[R4] asks for a decision where another person saved the same field', async () => {
    const fake = openPlanner(plannerApi());
    await typeInto(salesOf('Objetivo 1'), '4,5');
    fake.change({
      objectives: [anObjective(1, { value: { sales: 7, new: 1 } })],
      versions: { objectives: 4, strategies: 5 },
    });
    app.push('PlanChanged', { restaurantId: 1, year, position: 50 });
    await see(text('contested', { fields: salesOf('Objetivo 1') }));
    await press(text('save'));
    expect(sentObjectives(fake)).toEqual([]);
    await press(blocks('keepMine'));
    await press(text('save'));
    await waitFor(() => expect(sentObjectives(fake)[0]?.tableData[0]?.value.sales).toBe('4,5'));
  });

  it('[R-MKT-08] may be an own priority, with a name', async () => {
    const fake = openPlanner(plannerApi());
    await press(priorities('addOwn'));
    const dialog = await inside('dialog', priorities('dialogTitleOwn'));
    await press(priorities('dialogAdd'), 'button', dialog);
    await see(priorities('name.required'), dialog);
    await type(priorities('name'), 'Más cenas', 'textbox', dialog);
    await press(priorities('dialogAdd'), 'button', dialog);
    await see.role('region', 'Más cenas');
    expect(sentObjectives(fake)[0]?.tableData.at(-1)).toMatchObject({
      id: null,
      type: 2,
      status: 2,
      name: 'Más cenas',
    });
  });
});

describe('strategies', () => {
  it('[R-MKT-01] [R-MKT-12] are words on paper, also where a letter has none yet', async () => {
    openPlanner(plannerApi({ objectives: [anObjective(1)], strategies: [aStrategyAt(1)] }));
    const field = await strategy('B');
    expect(field.closest('[data-print="no"]')).not.toBeNull();
    const onPaper = [...document.querySelectorAll('li > [data-print="only"]')];
    expect(onPaper.map(({ textContent }) => textContent)).toEqual([
      `A${(await strategy('A')).value}`,
      `B${priorities('noStrategy')}`,
    ]);
  });

  it('[R-MKT-10] [R-MKT-11] [R-MKT-12] are a section or a text, two for each priority, with their letters', async () => {
    const fake = openPlanner(plannerApi({ objectives: [anObjective(1), anObjective(2)], strategies: [] }));
    await userEvent.type(await strategy('A'), 'secc');
    await press('Sección 1', 'option');
    await userEvent.type(await strategy('D'), 'Puerta a puerta');
    await press(text('save'));
    await see(text('saved'));
    expect(fake.api.callsTo(plannerCommands.UpdatePlanStrategies)[0]?.tableData).toEqual([
      { resobjective_id: 11, section_id: 101, strategy_name: '', status: 1 },
      { resobjective_id: 12, section_id: null, strategy_name: 'Puerta a puerta', status: 4 },
    ]);
    see.none('combobox', priorities('strategyOf', { letter: 'E' }));
  });

  it('[AMB-63] that are taken out ask where actions go with them', async () => {
    const fake = plannerApi({ actions: [localAction(1, 'Vales', { start: day(3, 1), end: day(3, 20) }, 1)] });
    openPlanner(fake);
    await userEvent.clear(await strategy('A'));
    await press(text('save'));
    expect(within(await popup(text('dropTitle'))).getByText(text('dropText', { count: 1 }))).toBeTruthy();
    expect(fake.api.callsTo(plannerCommands.UpdatePlanStrategies)).toEqual([]);
    await answer(text('dropTitle'), text('dropConfirm'));
    await waitFor(() => see.none('button', /Vales/));
    expect(fake.api.callsTo(plannerCommands.UpdatePlanStrategies)[0]?.removes).toEqual({
      strategies: 1,
      actions: 1,
    });
  });
});

describe('another year or restaurant', () => {
  const years = () => screen.getByRole('radio', { name: String(year + 1) });

  it('[R-MKT-02] [R-MKT-03] is loaded; the years are the previous, the current and the next one', async () => {
    openPlanner(plannerApi());
    await screen.findByRole('region', { name: 'Objetivo 1' });
    expect(
      screen.getAllByRole('radio', { name: /^20\d\d$/ }).map((radio) => radio.parentElement?.textContent),
    ).toEqual([year - 1, year, year + 1].map(String));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: String(year) }).checked).toBe(true);
    await userEvent.click(years());
    await see.path(`/marketing?year=${year + 1}`);
    await screen.findByRole('heading', { level: 1, name: text('titleOf', { year: year + 1 }) });
  });

  it('[R-MKT-03] [R-ERR-24] asks first where something is not saved, and drops it', async () => {
    openPlanner(plannerApi());
    await typeInto(salesOf('Objetivo 1'), '8');
    await userEvent.click(years());
    await answer(ui('leaveTitle'), ui('leaveStay'));
    expect(app.path()).toBe('/marketing');
    expect((await field(salesOf('Objetivo 1'))).value).toBe('8');
    await userEvent.click(years());
    await answer(ui('leaveTitle'), ui('leaveGo'));
    await see.path(`/marketing?year=${year + 1}`);
    await press(String(year), 'radio');
    await waitFor(async () => expect((await field(salesOf('Objetivo 1'))).value).toBe('2,5'));
  });

  it('[R-MKT-03] asks before another restaurant is chosen in the top bar', async () => {
    openPlanner(plannerApi({}, [], { restaurants: [aRestaurant(1), aRestaurant(2)] }));
    await typeInto(salesOf('Objetivo 1'), '8');
    await press(/^Restaurante: Restaurante 1/);
    await press(/Restaurante 2/, 'option');
    await answer(ui('leaveTitle'), ui('leaveStay'));
    expect(screen.getByRole('button', { name: /^Restaurante: Restaurante 1/ })).toBeTruthy();
    await press(/^Restaurante: Restaurante 1/);
    await press(/Restaurante 2/, 'option');
    await answer(ui('leaveTitle'), ui('leaveGo'));
    await see.role('button', /^Restaurante: Restaurante 2/);
  });

  it('[R-MKT-03] [R-ERR-24] drops what is left with the page without saving', async () => {
    openPlanner(plannerApi());
    await typeInto(salesOf('Objetivo 1'), '8');
    await press(/^LSM/, 'link');
    await answer(ui('leaveTitle'), ui('leaveGo'));
    await waitFor(() => expect(app.path()).not.toBe('/marketing'));
    cleanup();
    openPlanner(plannerApi());
    await waitFor(async () => expect((await field(salesOf('Objetivo 1'))).value).toBe('2,5'));
  });

  it('[U4] restores what was typed after a reload', async () => {
    openPlanner(plannerApi());
    await typeInto(salesOf('Objetivo 1'), '8');
    cleanup();
    openPlanner(plannerApi());
    await waitFor(async () => expect((await field(salesOf('Objetivo 1'))).value).toBe('8'));
    expect(screen.getByText(ui('keptTyping'))).toBeTruthy();
  });
});

it('[R-MKT-05] offers the objectives of the national plan, and an own one', async () => {
  openPlanner(plannerApi());
  const list = await screen.findByRole('list', { name: priorities('choose', ranks) });
  expect(
    within(list)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['1Objetivo 1', ...offered.slice(1).map(({ name }) => name), priorities('addOwn')]);
});
