import { beforeEach, describe, expect, it } from '@jest/globals';
import { formsCommands, formsQueries, formStatuses, type SentForm } from '@portal/contracts/areas/forms';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeApi, refuse } from '#testing/fake-api';
import { app, inside, press, reads, screenKit, see, textsOf, uiText, widen } from '#testing/screen-kit';
import { briefingTexts, sentFormsTexts } from './texts';
import { formsArea } from './';

const text = textsOf(sentFormsTexts);
const briefingText = textsOf(briefingTexts);
const idOf = (number: number) => `briefing-00000000-0000-4000-8000-00000000000${number}`;
const statusName = (id: number) => formStatuses.find((status) => status.id === id)?.label.CAST ?? '';

const aForm = (number: number, more: Partial<SentForm> = {}): SentForm => ({
  id: idOf(number),
  kind: 'briefing',
  at: `2026-11-1${number}T09:30:00.000Z`,
  version: 0,
  restaurant_id: number,
  restaurant_site: `10${number}`,
  restaurant_name: `Local ${number}`,
  user_name: 'Carmen Ruiz',
  answers: { type: 'tactical', business: 'Más desayunos', budget: '1500' },
  status: 1,
  steps: [],
  note: '',
  ...more,
});

function formsApi(rows: readonly SentForm[], type: 1 | 2 | 4 = 2) {
  const api = fakeApi().signedIn({ type });
  const forms = api.collection([formsQueries.ListSentForms], rows, {
    search: ['restaurant_name'],
    get: { query: formsQueries.GetSentForm, missing: 'form_not_found' },
    count: { query: formsQueries.CountSentForms, by: 'status', values: [1, 2, 3] },
  });
  api.on(formsCommands.ChangeSentFormStatus, ({ id, status, note, version }) => {
    const form = forms.get(id);
    if (version !== form?.version) return refuse('conflict', { status: 409 });
    const step = { status, at: new Date().toISOString(), name: 'Adela Mínguez', note };
    return forms.patch(id, { status, note, steps: [...(form?.steps ?? []), step] });
  });
  return { api, forms };
}
const open = screenKit(formsArea, '/admin/forms');
const list = () => screen.findByRole('list', { name: text('forms') });
const changes = ({ api }: ReturnType<typeof formsApi>) => api.callsTo(formsCommands.ChangeSentFormStatus);

beforeEach(() => widen(400));

describe('the inbox of forms', () => {
  it('[R-ROL-03] is for full administrators alone', async () => {
    for (const type of [1, 4] as const) {
      open(formsApi([], type));
      await waitFor(() => expect(app.path()).not.toBe('/admin/forms'));
      cleanup();
    }
  });

  it('[R-FRM-11] shows who sent what for which restaurant, those that are not done', async () => {
    const work = open(formsApi([aForm(1), aForm(2, { status: 3 })]));
    const rows = within(await list()).getAllByRole('listitem');
    expect(rows).toHaveLength(1);
    reads(rows[0], '101 - Local 1', 'Carmen Ruiz', briefingText('tactical'), statusName(1));
    expect(work.api.callsTo(formsQueries.ListSentForms).at(-1)).toMatchObject({ status: [1, 2] });
  });

  it('[R-FRM-11] narrows by state and kind in the address', async () => {
    open(formsApi([aForm(1), aForm(2, { status: 3 })]));
    await list();
    await press(text('kind.opening'));
    await waitFor(() => expect(app.path()).toContain('kind=opening'));
    await see.role('button', `${statusName(1)} · 0`);
  });

  it('[R-FRM-11] opens a form with all its answers and takes it up, which can be undone', async () => {
    const work = open(formsApi([aForm(1)]), `/admin/forms?form=${idOf(1)}`);
    const detail = await inside('dialog', briefingText('tactical'));
    expect(detail.getByText('Más desayunos')).toBeTruthy();
    expect(detail.getByText('1500 €')).toBeTruthy();
    await press(text('take'), 'button', detail);
    await waitFor(() => expect(changes(work)).toMatchObject([{ id: idOf(1), status: 2, version: 0 }]));
    await press(uiText('undo'));
    await waitFor(() => expect(changes(work)).toHaveLength(2));
    expect(changes(work)[1]).toMatchObject({ status: 1 });
  });

  it('[R-FRM-11] is done with a note to the sender, and can be reopened', async () => {
    const work = open(formsApi([aForm(1)]), `/admin/forms?form=${idOf(1)}`);
    await press(text('done'));
    await userEvent.type(await screen.findByRole('textbox', { name: text('note') }), 'Va por correo');
    await press(text('doneConfirm'));
    await waitFor(() => expect(changes(work)).toMatchObject([{ status: 3, note: 'Va por correo' }]));
    cleanup();
    open(work, `/admin/forms?form=${idOf(1)}`);
    await press(text('reopen'));
    await waitFor(() => expect(changes(work).at(-1)).toMatchObject({ status: 1 }));
  });

  it('[R4] shows who was faster, and what they chose', async () => {
    const work = open(formsApi([aForm(1)]), `/admin/forms?form=${idOf(1)}`);
    const take = await screen.findByRole('button', { name: text('take') });
    work.forms.patch(idOf(1), {
      status: 2,
      steps: [{ status: 2, at: '2026-11-20T09:30:00.000Z', name: 'Nil Serra', note: '' }],
    });
    await userEvent.click(take);
    const message = text('rejection.form_changed_meanwhile', { who: 'Nil Serra', status: statusName(2) });
    expect(await screen.findByText(message, { exact: false })).toBeTruthy();
  });

  it('[R14] holds still while new forms wait to be shown', async () => {
    const work = open(formsApi([aForm(1)]));
    await list();
    work.forms.add(aForm(2));
    app.push('SentFormChanged', { id: idOf(2), fields: { status: 1, version: 0 }, position: 3 });
    await press(text('news', { count: 1 }));
    await waitFor(async () => expect(within(await list()).getAllByRole('listitem')).toHaveLength(2));
  });
});
