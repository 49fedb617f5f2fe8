import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  type ActionProblem,
  type PlanAction,
  plannerCommands,
  plannerQueries,
} from '@portal/contracts/areas/planner';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { app, inside, press, refuse, see, select, type, widen } from '#testing/screen-kit';
import {
  drag,
  feria,
  focus,
  grip,
  layOutCalendar,
  letGo,
  menus,
  point,
  updates,
  vales,
  withActions,
  type FakePlanner,
  bar,
  calendar,
  openPlanner,
  popup,
  text,
  ui,
} from './planner.testing';
import { anObjective, aStrategyAt, byLucia, day, moved, nationalAction, year } from './sample-plan.testing';

const unchanged = { objectives: null, strategies: null, actions: null };

beforeEach(() => {
  widen(1440);
  layOutCalendar();
});
afterEach(() => void jest.restoreAllMocks());

describe('the calendar of a year', () => {
  it('[R-MKT-13] [R-CON-20] has a row for each letter, national actions where the strategy has their section', async () => {
    openPlanner(
      withActions([vales, feria], {}, [
        menus,
        nationalAction(4, 'Otra', { start: day(2, 1), end: day(2, 9) }, 6),
      ]),
    );
    await bar(/Vales/);
    const lists = screen.getAllByRole('list').map((list) => list.getAttribute('aria-label') ?? '');
    expect(lists.filter((name) => name.startsWith('Estrategia '))).toEqual(
      ['A', 'B', 'C', 'D', 'E', 'F'].map((letter) =>
        calendar('row', { letter, name: letter === 'A' ? 'Sección 1' : calendar('noStrategy') }),
      ),
    );
    const rowA = within(
      screen.getByRole('list', { name: calendar('row', { letter: 'A', name: 'Sección 1' }) }),
    );
    expect(rowA.getAllByRole('button').map((one) => one.textContent)).toEqual(['Vales', 'Feria', 'Menús']);
    const none = within(screen.getByRole('list', { name: calendar('rowNone') }));
    expect(none.getByRole('button', { name: /Otra/ })).toBeTruthy();
  });

  it('[R-MKT-13] stacks what overlaps', async () => {
    openPlanner(withActions([vales, feria]));
    const levels = [(await bar(/Vales/)).style, (await bar(/Feria/)).style].map((style) =>
      style.getPropertyValue('--level'),
    );
    expect(levels).toEqual(['0', '1']);
  });

  it('[R-MKT-14] moves an action by the pointer, showing its dates, and undoes it', async () => {
    const fake = openPlanner(withActions([vales]));
    const element = await bar(/Vales/);
    drag(element, 31);
    expect(within(element).getByText(/10 abr/)).toBeTruthy();
    expect(updates(fake)).toEqual([]);
    letGo(element);
    await waitFor(() => expect(fake.datesOf(vales.id)).toEqual([day(4, 10), day(4, 20)]));
    expect(updates(fake)[0]).toEqual([day(4, 10), day(4, 20), 4]);
    see.none('dialog');
    await press(ui('undo'));
    await waitFor(() => expect(fake.datesOf(vales.id)).toEqual([day(3, 10), day(3, 20)]));
    expect(updates(fake)[1]).toEqual([day(3, 10), day(3, 20), 5]);
  });

  it('[R-MKT-14] [R-MKT-19] changes an end by the pointer, never past the other end', async () => {
    const fake = openPlanner(withActions([vales]));
    const element = await bar(/Vales/);
    const last = grip(element, 'end');
    drag(last, 12);
    letGo(last);
    await waitFor(() => expect(fake.datesOf(vales.id)).toEqual([day(3, 10), day(4, 1)]));
    const first = grip(await bar(/Vales/), 'start');
    drag(first, 90);
    letGo(first);
    await waitFor(() => expect(fake.datesOf(vales.id)).toEqual([day(4, 1), day(4, 1)]));
  });

  it('[R-MKT-20] [AMB-45] keeps what is dragged within the year', async () => {
    const fake = openPlanner(withActions([vales]));
    const element = await bar(/Vales/);
    drag(element, -300);
    letGo(element);
    await waitFor(() => expect(fake.datesOf(vales.id)).toEqual([day(1, 1), day(1, 11)]));
  });

  it('[R-MKT-14] opens what is pressed without being moved', async () => {
    openPlanner(withActions([vales]));
    const element = await bar(/Vales/);
    point(element, 'pointerdown', 100);
    point(element, 'pointermove', 102);
    letGo(element);
    await see.role('dialog', 'Vales');
  });

  it('[R-MKT-14] moves an action by keys: shown, read out, saved by Enter and given up by Escape', async () => {
    const fake = openPlanner(withActions([vales]));
    await focus(/Vales/);
    await userEvent.keyboard('{PageDown}{ArrowRight}');
    const message = calendar('moving', { name: 'Vales', start: `18/03/${year}`, end: `28/03/${year}` });
    await see(message);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => see.noText(message));
    expect(updates(fake)).toEqual([]);
    await userEvent.keyboard('{PageDown}{PageDown}{Shift>}{ArrowLeft}{/Shift}{Enter}');
    await waitFor(() => expect(fake.datesOf(vales.id)).toEqual([day(3, 24), day(4, 2)]));
    expect(updates(fake)).toHaveLength(1);
    see.none('dialog');
  });

  it('[R-MKT-14] saves what was moved by keys when the focus goes on', async () => {
    const fake = openPlanner(withActions([vales, feria]));
    await focus(/Vales/);
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(document.activeElement).toBe(await bar(/Feria/));
    await waitFor(() => expect(fake.datesOf(vales.id)).toEqual([day(3, 11), day(3, 21)]));
    expect(updates(fake)).toHaveLength(1);
  });

  it('[R-MKT-14] is reached by Tab once, and gone through by arrows', async () => {
    openPlanner(withActions([vales, feria], {}, [menus]));
    const bars = [await bar(/Vales/), await bar(/Feria/), await bar(/Menús/)];
    expect(bars.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
    act(() => bars[0]?.focus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(bars[2]);
    expect(bars.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
  });

  it('[R-MKT-14] moves no national action, and shows why', async () => {
    const fake = openPlanner(withActions([], {}, [menus]));
    const element = await bar(/Menús/);
    drag(element, 20);
    letGo(element);
    act(() => element.focus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    const dialog = await inside('dialog', 'Menús');
    expect(dialog.getByText(calendar('readOnly'))).toBeTruthy();
    expect(dialog.queryByRole('button', { name: calendar('save') })).toBeNull();
    expect(updates(fake)).toEqual([]);
  });

  it('[R4] puts a moved action back where another person was faster, and names them', async () => {
    const fake = openPlanner(withActions([vales]));
    const element = await bar(/Vales/);
    fake.setActions([moved(vales, day(6, 1), day(6, 11))]);
    drag(element, 10);
    letGo(element);
    await see(/^Lucía Vega lo ha cambiado/);
    await waitFor(async () =>
      expect((await bar(/Vales/)).getAttribute('aria-label')).toContain(`01/06/${year}`),
    );
  });
});

describe('an action', () => {
  const openVales = async (fake = withActions([vales])) => {
    openPlanner(fake);
    await userEvent.click(await bar(/Vales/));
    return { fake, dialog: await inside('dialog', 'Vales') };
  };
  const setDay = async (dialog: ReturnType<typeof within>, label: string, typed: string) => {
    const group = within(await dialog.findByRole('group', { name: label }));
    await press('Día', 'spinbutton', group);
    await userEvent.keyboard(typed);
  };

  it('[R-MKT-16] is edited beside its bar, with its weeks, and undone', async () => {
    const { fake, dialog } = await openVales();
    expect(dialog.getByText(new RegExp(calendar('duration', { count: 2 })))).toBeTruthy();
    await setDay(dialog, calendar('lastDay'), `2503${year}`);
    await press(calendar('save'), 'button', dialog);
    await waitFor(() => expect(fake.datesOf(vales.id)).toEqual([day(3, 10), day(3, 25)]));
    await press(ui('undo'));
    await waitFor(() => expect(fake.datesOf(vales.id)).toEqual([day(3, 10), day(3, 20)]));
  });

  it('[R-MKT-19] [R-MKT-21] alerts where it would end before it begins', async () => {
    const { fake, dialog } = await openVales();
    await setDay(dialog, calendar('lastDay'), `0103${year}`);
    await press(calendar('save'), 'button', dialog);
    await see(
      calendar('alertText.action_ends_first'),
      within(await popup(calendar('alert.action_ends_first'))),
    );
    expect(updates(fake)).toEqual([]);
  });

  it('[R4] names who has moved it since, keeps what was typed, and saves it all the same', async () => {
    const { fake, dialog } = await openVales();
    fake.setActions([moved(vales, day(6, 1), day(6, 11))]);
    await setDay(dialog, calendar('lastDay'), `2503${year}`);
    await press(calendar('save'), 'button', dialog);
    await see(/^Lucía Vega lo ha guardado/, dialog);
    await press(calendar('save'), 'button', dialog);
    await waitFor(() => expect(fake.datesOf(vales.id)).toEqual([day(3, 10), day(3, 25)]));
  });

  it('[R-MKT-14] [U5] is deleted, and recovered', async () => {
    const { fake, dialog } = await openVales();
    await press(calendar('deleteNamed', { name: 'Vales' }), 'button', dialog);
    await waitFor(() => expect(fake.plan.actions).toEqual([]));
    await see(calendar('deleted', { name: 'Vales' }));
    await press(ui('undo'));
    expect(await bar(/Vales/)).toBeTruthy();
  });

  const openAdd = async (fake: FakePlanner) => {
    openPlanner(fake);
    await press(calendar('add'));
    const dialog = await inside('dialog', calendar('addTitle'));
    await type(calendar('name'), 'Feria', 'textbox', dialog);
    const send = () => press(calendar('addSave'), 'button', dialog);
    return {
      dialog,
      send,
      choose: () => select(calendar('strategy'), '21', dialog),
      refused: async (problem: ActionProblem) => {
        await send();
        // Inside of the form: no dialog lies over the dialog.
        const title = await dialog.findByText(calendar(`alert.${problem}`));
        const alert = title.closest<HTMLElement>('[role=alert]');
        expect(alert?.textContent).toContain(calendar(`alertText.${problem}`, { year }));
        see.none('alertdialog');
      },
    };
  };

  it('[R-MKT-17] [R-MKT-18] [R-MKT-21] [R-ERR-19] is added after each alert in its turn', async () => {
    const fake = withActions([]);
    const { dialog, choose, refused, send } = await openAdd(fake);
    await refused('action_without_strategy');
    expect(dialog.getByText(calendar('strategy.empty_strategy'))).toBeTruthy();
    expect(dialog.getByText(calendar('start.empty_date'))).toBeTruthy();
    expect(dialog.getByText(calendar('end.empty_date'))).toBeTruthy();
    await choose();
    await refused('action_without_dates');
    expect(fake.api.callsTo(plannerCommands.AddPlanAction)).toEqual([]);
    await setDay(dialog, calendar('firstDay'), `0105${year}`);
    await setDay(dialog, calendar('lastDay'), `0905${year}`);
    await send();
    await see(calendar('added', { name: 'Feria' }));
    expect(fake.api.callsTo(plannerCommands.AddPlanAction)[0]?.data).toMatchObject({
      name: 'Feria',
      strategy_id: 21,
      start_date: day(5, 1),
      end_date: day(5, 9),
      type: 2,
    });
    expect(await bar(/Feria/)).toBeTruthy();
  });

  it('[R-MKT-20] [AMB-45] [R-MKT-21] is not added with a day of another year than the chosen one', async () => {
    const fake = withActions([]);
    const { dialog, choose, refused } = await openAdd(fake);
    await choose();
    await setDay(dialog, calendar('firstDay'), `0112${year}`);
    await setDay(dialog, calendar('lastDay'), `0101${year + 1}`);
    await refused('action_outside_year');
    expect(dialog.getByText(calendar('end.year_date', { year }))).toBeTruthy();
    expect(fake.api.callsTo(plannerCommands.AddPlanAction)).toEqual([]);
  });

  it('[R-MKT-14] is added to the row in which that was asked for', async () => {
    openPlanner(withActions([]));
    await press(calendar('addTo', { letter: 'A' }));
    const dialog = await inside('dialog', calendar('addTitle'));
    expect(dialog.getByRole<HTMLSelectElement>('combobox', { name: calendar('strategy') }).value).toBe('21');
    see.none('button', calendar('addTo', { letter: 'B' }));
  });
});

describe('what others change', () => {
  const push = () => app.push('PlanChanged', { restaurantId: 1, year, position: 50 });

  it('[R-MKT-03] [U12] shows at once, with what it was', async () => {
    const fake = openPlanner(withActions([vales, feria]));
    await bar(/Vales/);
    fake.change({
      actions: [moved(vales, day(3, 17), day(3, 27))],
      changed: { ...unchanged, actions: byLucia },
    });
    push();
    const announced = text('news.moved', {
      name: 'Vales',
      before: `10/03/${year} – 20/03/${year}`,
      after: `17/03/${year} – 27/03/${year}`,
    });
    await see(announced);
    expect(screen.getByText(text('newsBy', { who: 'Lucía Vega' }))).toBeTruthy();
    expect(screen.getByText(text('news.deleted', { kind: 'action', name: 'Feria' }))).toBeTruthy();
    expect((await bar(/Vales/)).dataset['changed']).toBe('true');
    await press(text('close'));
    see.noText(announced);
  });

  it('[U12] is no news of the chain where its plan had not been there yet', async () => {
    const fake = withActions([vales], {}, [menus]);
    let answer: (national: PlanAction[]) => void = () => undefined;
    const national = new Promise<PlanAction[]>((resolve) => (answer = resolve));
    fake.api.on(plannerQueries.ListNationalActions, () => national);
    openPlanner(fake);
    await bar(/Vales/);
    push();
    answer([menus]);
    await bar(/Menús/);
    see.noText(text('newsBy', { who: text('chain') }));
  });

  it('[AMB-66] includes the national plan, and excludes own changes', async () => {
    const fake = openPlanner(withActions([vales], {}, [menus]));
    await bar(/Menús/);
    fake.national = [menus, nationalAction(9, 'Navidad', { start: day(12, 1), end: day(12, 24) }, 1)];
    app.push('NationalPlanChanged', {
      year,
      objectives: [],
      strategies: [],
      actions: [9],
      position: 51,
    });
    await see(text('news.added', { kind: 'action', name: 'Navidad' }));
    expect(screen.getByText(text('newsBy', { who: text('chain') }))).toBeTruthy();
    await focus(/Vales/);
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(fake.datesOf(vales.id)).toEqual([day(3, 11), day(3, 21)]));
    see.noText(/Vales: de/);
  });
});

it('[U12] what one saves oneself is no news here, also where the push is faster than the answer', async () => {
  const fake = openPlanner(withActions([vales]));
  await bar(/Vales/);
  const own = { ...byLucia, user_id: 7 };
  fake.change({
    actions: [moved(vales, day(3, 17), day(3, 27))],
    changed: { ...unchanged, actions: own },
  });
  app.push('PlanChanged', { restaurantId: 1, year, parts: ['actions'], position: 50 });
  await waitFor(async () =>
    expect((await bar(/Vales/)).getAttribute('aria-label')).toContain(`17/03/${year}`),
  );
  see.noText(/Vales: de/);
});

it('[R-MKT-20] rejections of the server are shown in words', async () => {
  const fake = withActions([vales], { objectives: [anObjective(1)], strategies: [aStrategyAt(1)] });
  fake.api.on(plannerCommands.UpdatePlanAction, () => refuse('action_outside_year'));
  openPlanner(fake);
  await focus(/Vales/);
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await see(text('rejection.action_outside_year'));
  await waitFor(async () =>
    expect((await bar(/Vales/)).getAttribute('aria-label')).toContain(`10/03/${year}`),
  );
});
