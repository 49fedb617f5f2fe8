import { describe, expect, it } from '@jest/globals';
import { formsCommands, formsQueries } from '@portal/contracts/areas/forms';
import userEvent from '@testing-library/user-event';
import { renderApp } from '#testing/render-app';
import { fakeApi, press, screen, see, testArea, textsOf } from '#testing/screen-kit';
import { briefingTexts, formsTexts } from './texts';
import { BriefingPanel } from './BriefingScreen';
import { formsArea } from './index';

const text = textsOf(briefingTexts);
const common = textsOf(formsTexts);

const earlier = {
  status: 3 as const,
  steps: [
    { status: 3 as const, at: '2026-11-21T09:30:00.000Z', name: 'Adela Mínguez', note: 'Va por correo' },
  ],
  id: 'b-1',
  at: '2026-11-20T09:30:00.000Z',
  restaurant_site: '101',
  restaurant_name: 'Restaurante 1',
  type: 'consulting',
  business: 'Vender más cafés',
  marketing: '',
  target: '',
  date: '2027-03-01',
  activation_dates: '',
  budget: '',
  phone: '',
};

async function open() {
  const api = fakeApi()
    .signedIn()
    .on(formsQueries.ListBriefings, () => [earlier])
    .on(formsCommands.SendBriefing, () => ({ id: 'b-2' }));
  renderApp({ api, areas: [formsArea], at: '/briefing' });
  await screen.findByRole('radiogroup', { name: text('type') });
  return { api, user: userEvent.setup() };
}
const send = () => screen.getByRole('button', { name: common('send') });
const choose = (type: 'consulting' | 'directional' | 'tactical') =>
  screen.getByRole('radio', { name: new RegExp(`^${text(type)}`) });
const budget = () => screen.queryByRole('textbox', { name: new RegExp(`^${text('budget')}`) });

describe('the form that asks for a paid campaign', () => {
  it('[R-FRM-12] [R-ERR-22] is not sent without a type, and shows why', async () => {
    const { api, user } = await open();
    await user.click(send());
    await see(text('typeWrong'));
    expect(api.callsTo(formsCommands.SendBriefing)).toEqual([]);
  });

  it('[R-FRM-10] [R-FRM-13] asks for a budget only for tactical activations, and marks what is digital only', async () => {
    const { user } = await open();
    expect([budget(), screen.queryByText(text('digitalOnly', { amount: '2000 €' }))]).toEqual([null, null]);
    await user.click(choose('tactical'));
    expect(screen.getByText(text('digitalOnly', { amount: '2000 €' }))).toBeTruthy();
    await user.type(budget() as HTMLElement, '1500');
    await user.click(choose('directional'));
    expect(budget()).toBeNull();
    await user.click(choose('tactical'));
    expect((budget() as HTMLInputElement).value).toBe('');
  });

  it('[R-FRM-11] [R-FRM-13] takes a budget in words, and warns of an amount that is digital only', async () => {
    const { api, user } = await open();
    await user.click(choose('tactical'));
    const severity = () =>
      screen
        .getByText(text('digitalOnly', { amount: '2000 €' }))
        .closest('[role=status]')
        ?.querySelector('svg')?.dataset.testid;
    const info = severity();
    await user.type(budget() as HTMLElement, '1.500 €');
    expect(severity()).not.toBe(info);
    await user.clear(budget() as HTMLElement);
    await user.type(budget() as HTMLElement, 'unos 1.500 euros');
    expect(severity()).toBe(info);
    await user.click(send());
    await see.role('heading', text('sentTitle'));
    expect(api.callsTo(formsCommands.SendBriefing)).toMatchObject([{ budget: 'unos 1.500 euros' }]);
  });

  it('[R-FRM-11] sends the fields of the wire and the selected restaurant, and confirms the arrival', async () => {
    const { api, user } = await open();
    await user.click(choose('tactical'));
    await user.type(budget() as HTMLElement, '1500');
    await user.type(screen.getByRole('textbox', { name: new RegExp(text('business')) }), 'Desayunos');
    await user.click(send());
    await see.role('heading', text('sentTitle'));
    expect(api.callsTo(formsCommands.SendBriefing)).toEqual([
      {
        type: 'tactical',
        business: 'Desayunos',
        marketing: '',
        target: '',
        date: '',
        activation_dates: '',
        budget: '1500',
        phone: '',
        restaurant_id: 1,
        restaurant_name: 'Restaurante 1',
        restaurant_site: '101',
      },
    ]);
  });

  it('[R-FRM-11] shows what was asked for before', async () => {
    await open();
    await see('Vender más cafés');
  });
});

it('[R-CHN-03] [R-FRM-12] a paid campaign is asked for on another page too, for the restaurant of that page', async () => {
  const api = fakeApi().signedIn();
  api.on(formsCommands.SendBriefing, () => ({ id: 'b-1' }));
  const Host = () => <BriefingPanel restaurantId={2} />;
  renderApp({
    api,
    areas: [testArea({ '/': Host })],
  });
  const send = common('send');
  await press(send);
  expect(api.callsTo(formsCommands.SendBriefing)).toEqual([]);
  await press(new RegExp(text('consulting')), 'radio');
  await press(send);
  await see(text('sentTitle'));
  expect(api.callsTo(formsCommands.SendBriefing)[0]?.restaurant_id).toBe(2);
  await press(text('another'));
  await see.role('button', send);
});
