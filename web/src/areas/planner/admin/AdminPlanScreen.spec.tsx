import { afterEach, describe, expect, it } from '@jest/globals';
import type { NationalContent } from '@portal/contracts/areas/planner';
import {
  aNationalContent,
  blankNationalPlan,
  copiedPlan,
  plannerCommands,
  plannerQueries,
} from '@portal/contracts/areas/planner';
import { Role } from '@portal/contracts/kernel';
import { sectionQueries } from '@portal/contracts/areas/sections';
import { sessionQueries } from '@portal/contracts/areas/session';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeApi } from '#testing/fake-api';
import { renderApp } from '#testing/render-app';
import { someTables } from '#testing/sample-tables';
import { textsOf } from '#testing/text-of';
import { uiMessages } from '#ui/ui.messages';
import { plannerArea } from '../index';
import { adminPlanMessages } from './admin-plan.messages';

const text = textsOf(adminPlanMessages);
const ui = textsOf(uiMessages);
const year = new Date().getFullYear();
const inYear = copiedPlan(aNationalContent(), year, 0);

/** The server's plan of this year, with its version. */
function fakeNational(initial: NationalContent = inYear) {
  const api = fakeApi().signedIn({ type: Role.Administrator });
  let plan = initial;
  let before = initial;
  let version = 4;
  const change = (next: NationalContent) => {
    before = plan;
    plan = next;
    version += 1;
    return { year, version };
  };
  api.on(sessionQueries.GetTables, () => someTables({}));
  api.on(sectionQueries.ListSections, () => []);
  api.on(plannerQueries.GetNationalPlan, () => ({
    ...{ year, years: [year - 1, year, year + 1], plan, version, next_id: 50 },
    ...{ update_date: null, can_restore: false },
  }));
  api.on(plannerCommands.UpdateNationalPlan, (input) => {
    const strategies = input.plan.strategies.map((strategy) => ({ ...strategy, name: 'Menús' }));
    return change({ ...input.plan, strategies });
  });
  api.on(plannerCommands.CopyNationalPlan, () => change(inYear));
  api.on(plannerCommands.RestoreNationalPlan, () => change(before));
  renderApp({ api, areas: [plannerArea], at: '/admin/plan' });
  return { api, plan: () => plan };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

afterEach(cleanup);

describe('the administration of the national plan', () => {
  it('[AMB-66] shows objectives with their strategies, and the actions of each with their days', async () => {
    fakeNational();
    const panel = within(await screen.findByRole('region', { name: 'Crecer en la cena' }));
    expect(panel.getByRole('heading', { name: 'Menús' })).toBeTruthy();
    expect(panel.getByText('Menús de otoño')).toBeTruthy();
    expect(panel.getByText(`01/10/${year} – 30/11/${year}`)).toBeTruthy();
  });

  it('[AMB-66] [U5] adds an objective to the plan that was seen, and undoes it', async () => {
    const { plan } = fakeNational();
    await press(text('addObjective'));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(text('name')), 'Más familias');
    await userEvent.click(dialog.getByRole('button', { name: text('save') }));
    await waitFor(() => expect(plan().objectives).toHaveLength(2));
    expect(plan().objectives[1]).toEqual({ id: 50, name: 'Más familias' });
    await press(ui('undo'));
    await waitFor(() => expect(plan().objectives).toHaveLength(1));
  });

  it('[AMB-66] asks before something goes with all that is below it, and says how much', async () => {
    const { plan } = fakeNational();
    await press(text('deleteNamed', { name: 'Crecer en la cena' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/1 estrategia y 1 acción/)).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: text('deleteConfirm') }));
    await waitFor(() => expect(plan()).toEqual(blankNationalPlan));
  });

  it('[AMB-66] offers the plan of another year while this one is empty', async () => {
    const { plan } = fakeNational(blankNationalPlan);
    await press(text('copyFrom', { year: year - 1 }));
    await waitFor(() => expect(plan()).toEqual(inYear));
    expect(await screen.findByRole('region', { name: 'Crecer en la cena' })).toBeTruthy();
  });
});
