import { describe, expect, it } from '@jest/globals';
import { formsCommands, formsQueries, openingFieldNames, openingFields } from '@portal/contracts/areas/forms';
import userEvent from '@testing-library/user-event';
import { renderApp } from '#testing/render-app';
import { cleanup, fakeApi, screen, see, textsOf, waitFor, within } from '#testing/screen-kit';
import { formsTexts, openingTexts } from './texts';
import { formsArea } from './index';
import { shortNotice } from './OpeningScreen';

const text = textsOf(openingTexts);
const common = textsOf(formsTexts);

const earlier = {
  status: 3 as const,
  steps: [
    { status: 3 as const, at: '2026-11-21T09:30:00.000Z', name: 'Adela Mínguez', note: 'Va por correo' },
  ],
  id: 'o-1',
  at: '2026-11-20T09:30:00.000Z',
  restaurant_site: '101',
  restaurant_name: 'Restaurante 1',
  data: { opening_date: '2027-03-01', kiosks: 'no', address: 'Mayor 1' },
};

async function open() {
  const api = fakeApi()
    .signedIn()
    .on(formsQueries.ListOpeningForms, () => [earlier])
    .on(formsCommands.SendOpeningForm, () => ({ id: 'o-2' }));
  renderApp({ api, areas: [formsArea], at: '/comunicacion/form' });
  await screen.findByRole('textbox', { name: text('address') });
  return { api, user: userEvent.setup() };
}
const send = () => screen.getByRole('button', { name: common('send') });

describe('the form about a restaurant that opens', () => {
  it('[R-FRM-01] [R-FRM-02] [R-FRM-03] [R-FRM-04] has all fields, in two groups', async () => {
    await open();
    const labels = openingFieldNames.map((name) => [name, openingFields[name].kind, text(name)] as const);
    for (const [, kind, label] of labels) {
      const role = kind === 'yes-no' || kind === 'day' ? 'group' : 'textbox';
      expect(screen.getByRole(role, { name: label })).toBeTruthy();
    }
    for (const group of ['general', 'technical'] as const) {
      expect(screen.getByRole('group', { name: text(group) })).toBeTruthy();
    }
  });

  it('[AMB-74] is not sent without a single answer, and shows why', async () => {
    const { api, user } = await open();
    await user.click(send());
    await see(text('empty'));
    expect(api.callsTo(formsCommands.SendOpeningForm)).toEqual([]);
  });

  it('[R-FRM-05] [R-NAV-11] sends one structure and the selected restaurant, and confirms the arrival', async () => {
    const { api, user } = await open();
    await user.type(screen.getByRole('textbox', { name: text('address') }), 'Mayor 2');
    const kiosks = screen.getByRole('group', { name: text('kiosks') });
    await user.click(within(kiosks).getByRole('radio', { name: common('yes') }));
    await user.click(send());
    await see.role('heading', text('sentTitle'));
    const [sent] = api.callsTo(formsCommands.SendOpeningForm) as { data: Record<string, string> }[];
    const answers = Object.entries(sent?.data ?? {}).filter(([, answer]) => answer !== '');
    expect(answers).toEqual([
      ['address', 'Mayor 2'],
      ['kiosks', 'yes'],
    ]);
    expect({ ...sent, data: undefined }).toEqual({
      data: undefined,
      restaurant_id: 1,
      restaurant_name: 'Restaurante 1',
      restaurant_site: '101',
    });
  });

  it('[W18] keeps what is typed until it is sent, in this tab alone', async () => {
    const { user } = await open();
    await user.type(screen.getByRole('textbox', { name: text('address') }), 'Mayor 3');
    expect(screen.getByText(common('draftKept'))).toBeTruthy();
    cleanup();
    const { user: again } = await open();
    const address = screen.getByRole('textbox', { name: text('address') });
    expect((address as HTMLInputElement).value).toBe('Mayor 3');
    await again.click(send());
    await screen.findByRole('heading', { name: text('sentTitle') });
    await waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]));
    expect(Object.keys(localStorage).filter((key) => key.startsWith('opening'))).toEqual([]);
  });

  it('[R-FRM-05] shows what was sent before, with its answers', async () => {
    await open();
    await see(text('openingOn', { day: '01/03/2027' }));
    expect(screen.getByText('Mayor 1')).toBeTruthy();
  });
});

describe('the notice of an opening', () => {
  it('[R-FRM-06] [R-CON-26] is short below fifteen days, and not at fifteen', () => {
    expect(shortNotice('2026-12-05', '2026-11-20')).toBeNull();
    expect(shortNotice('2026-12-04', '2026-11-20')).toBe(14);
    expect(shortNotice('2026-11-20', '2026-11-20')).toBe(0);
    expect(shortNotice('2026-11-19', '2026-11-20')).toBe(-1);
    expect(shortNotice('', '2026-11-20')).toBeNull();
  });

  it('[R16] counts days over a change of the clocks and over a leap day', () => {
    expect(shortNotice('2027-04-02', '2027-03-20')).toBe(13);
    expect(shortNotice('2028-03-01', '2028-02-28')).toBe(2);
  });
});
