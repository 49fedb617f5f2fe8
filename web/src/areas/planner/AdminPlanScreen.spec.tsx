import { describe, expect, it } from '@jest/globals';
import {
  aNationalContent,
  anEditedPlan,
  blankNationalPlan,
  copiedPlan,
  type EditedPlan,
  plannerCommands,
  plannerQueries,
} from '@portal/contracts/areas/planner';
import { Role, textsOf as textsIn, translationsOf } from '@portal/contracts/kernel';
import { sectionQueries } from '@portal/contracts/areas/sections';
import { sessionQueries } from '@portal/contracts/areas/session';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderApp } from '#testing/render-app';
import { fakeApi, inside, press, refuse, see, someTables, textsOf, uiText } from '#testing/screen-kit';
import { adminPlanTexts } from './texts';
import { plannerArea } from './';

const text = textsOf(adminPlanTexts);
const year = new Date().getFullYear();
const inYear = anEditedPlan(copiedPlan(aNationalContent(), year, 0));

const edited = <T extends { readonly name: string; readonly name_cat?: string | undefined }>({
  name_cat,
  ...item
}: T) => ({ ...item, texts: textsIn('ES', item.name, translationsOf({ name_cat }, 'name')) });

function fakeNational(initial: EditedPlan = inYear) {
  const api = fakeApi().signedIn({ type: Role.Administrator });
  let plan = initial;
  let before = initial;
  let version = 4;
  const change = (next: EditedPlan) => {
    before = plan;
    plan = next;
    version += 1;
    return { year, version };
  };
  api.on(sessionQueries.GetTables, () => someTables({}));
  api.on(sectionQueries.ListSections, () => []);
  api.on(plannerQueries.GetNationalPlan, () => ({
    year,
    years: [year - 1, year, year + 1],
    plan,
    version,
    next_id: 50,
    update_date: null,
    can_restore: false,
  }));
  api.on(plannerCommands.UpdateNationalPlan, (input) => {
    if (input.version !== version) return overtaken(version);
    const strategies = input.plan.strategies.map((strategy) => ({ ...strategy, name: 'Menús' }));
    const objectives = input.plan.objectives.map(edited);
    const actions = input.plan.actions.map(edited);
    return change({ objectives, strategies, actions });
  });
  api.on(plannerCommands.CopyNationalPlan, () => change(inYear));
  api.on(plannerCommands.RestoreNationalPlan, () => change(before));
  renderApp({ api, areas: [plannerArea], at: '/admin/plan' });
  return {
    api,
    plan: () => plan,
    saveElsewhere: (next: EditedPlan) => void change(next),
  };
}

const overtaken = (version: number) =>
  refuse('conflict', {
    status: 409,
    details: {
      changed_by: 'user-12',
      changed_by_name: 'Lucía Vega',
      changed_at: '2026-11-24T09:30:00.000Z',
      fields: ['objectives'],
      current_version: version,
    },
  });

describe('the administration of the national plan', () => {
  it('[AMB-66] shows objectives with their strategies, and the actions of each with their days', async () => {
    fakeNational();
    const panel = await inside('region', 'Crecer en la cena');
    expect(panel.getByRole('heading', { name: 'Menús' })).toBeTruthy();
    expect(panel.getByText('Menús de otoño')).toBeTruthy();
    expect(panel.getByText(`01/10/${year} – 30/11/${year}`)).toBeTruthy();
  });

  it('[AMB-66] [U5] adds an objective to the plan that was seen, and undoes it', async () => {
    const { plan } = fakeNational();
    await press(text('addObjective'));
    const dialog = await inside('dialog');
    await userEvent.type(dialog.getByLabelText(text('name')), 'Más familias');
    await press(text('save'), 'button', dialog);
    await waitFor(() => expect(plan().objectives).toHaveLength(2));
    expect(plan().objectives[1]).toEqual({ id: 50, name: 'Más familias', texts: { CAST: 'Más familias' } });
    await press(uiText('undo'));
    await waitFor(() => expect(plan().objectives).toHaveLength(1));
  });

  it('[AMB-66] [R4] shows who was faster and with what, and saves on top of that when it is pressed again', async () => {
    const { api, plan, saveElsewhere } = fakeNational();
    await press(text('editNamed', { name: 'Crecer en la cena' }));
    const dialog = await inside('dialog');
    const name = dialog.getByLabelText(text('name'));
    await userEvent.clear(name);
    await userEvent.type(name, 'Crecer por la noche');
    saveElsewhere({
      ...inYear,
      objectives: [...inYear.objectives, { id: 60, name: 'Más familias', texts: { CAST: 'Más familias' } }],
    });
    const save = () => press(text('save'), 'button', dialog);
    await save();
    const announced = within(await dialog.findByRole('alert'));
    expect(announced.getByText(/Lucía Vega/)).toBeTruthy();
    expect(announced.getByText(new RegExp(text('objectives')))).toBeTruthy();
    expect(await screen.findByRole('region', { name: 'Más familias', hidden: true })).toBeTruthy();
    expect(dialog.getByDisplayValue('Crecer por la noche')).toBeTruthy();
    expect(plan().objectives.map((each) => each.name)).toEqual(['Crecer en la cena', 'Más familias']);
    await save();
    await waitFor(() =>
      expect(plan().objectives.map((each) => each.name)).toEqual(['Crecer por la noche', 'Más familias']),
    );
    expect(api.callsTo(plannerCommands.UpdateNationalPlan).map(({ version }) => version)).toEqual([4, 5]);
    await waitFor(() => see.none('dialog'));
  });

  it('[AMB-66] asks before something is deleted with all that is below it, and shows how much', async () => {
    const { plan } = fakeNational();
    await press(text('deleteNamed', { name: 'Crecer en la cena' }));
    const question = await inside('alertdialog');
    expect(question.getByText(/1 estrategia y 1 acción/)).toBeTruthy();
    await press(text('deleteConfirm'), 'button', question);
    await waitFor(() => expect(plan()).toEqual(blankNationalPlan));
  });

  it('[AMB-66] [U5] warns that restaurants lose an action, deletes it and restores it', async () => {
    const { plan } = fakeNational();
    await press(text('deleteNamed', { name: 'Menús de otoño' }));
    const question = await inside('alertdialog');
    expect(question.getByText(text('deleteActionText'))).toBeTruthy();
    await press(text('deleteConfirm'), 'button', question);
    await waitFor(() => expect(plan().actions).toEqual([]));
    await press(uiText('undo'));
    await waitFor(() => expect(plan()).toEqual(inYear));
  });

  it('[AMB-66] offers the plan of another year while this one is empty', async () => {
    const { plan } = fakeNational(anEditedPlan(blankNationalPlan));
    await press(text('copyFrom', { year: year - 1 }));
    await waitFor(() => expect(plan()).toEqual(inYear));
    await see.role('region', 'Crecer en la cena');
  });
});
