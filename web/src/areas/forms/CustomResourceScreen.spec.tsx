import { describe, expect, it } from '@jest/globals';
import { formsQueries, formsCommands } from '@portal/contracts/areas/forms';
import userEvent from '@testing-library/user-event';
import { SectionSlots } from '#ui/slots/Slots';
import { renderApp } from '#testing/render-app';
import { app, cleanup, fakeApi, screen, see, testArea, textsOf, waitFor } from '#testing/screen-kit';
import { customTexts, formsTexts } from './texts';
import { formsArea } from './index';

const text = textsOf(customTexts);
const common = textsOf(formsTexts);
const textPt = textsOf(customTexts, 'PT');

const earlier = {
  status: 3 as const,
  steps: [
    { status: 3 as const, at: '2026-11-21T09:30:00.000Z', name: 'Adela Mínguez', note: 'Va por correo' },
  ],
  id: 'r-1',
  at: '2026-11-20T09:30:00.000Z',
  restaurant_site: '101',
  restaurant_name: 'Restaurante 1',
  topic: 'Vinilo de puerta',
  comments: '',
};

async function open() {
  const api = fakeApi()
    .signedIn()
    .on(formsQueries.ListCustomRequests, () => [earlier])
    .on(formsCommands.RequestCustomResource, () => ({ id: 'r-2' }));
  renderApp({ api, areas: [formsArea], at: '/customresource' });
  await screen.findByRole('textbox', { name: text('topic') });
  return { api, user: userEvent.setup() };
}
const send = () => screen.getByRole('button', { name: common('send') });

describe('the form that asks the agency for a piece', () => {
  it('[R-FRM-07] is not sent without a topic, and shows why at the field', async () => {
    const { api, user } = await open();
    await user.type(screen.getByRole('textbox', { name: /Comentarios/ }), 'A3');
    await user.click(send());
    await see(text('topicWrong'));
    expect(api.callsTo(formsCommands.RequestCustomResource)).toEqual([]);
  });

  it('[R-FRM-08] [R-NAV-12] sends topic, comments and the selected restaurant, and confirms the arrival', async () => {
    const { api, user } = await open();
    await user.type(screen.getByRole('textbox', { name: text('topic') }), 'Cartel para la feria');
    await user.type(screen.getByRole('textbox', { name: /Comentarios/ }), 'A3');
    await user.click(send());
    await see.role('heading', text('sentTitle'));
    expect(api.callsTo(formsCommands.RequestCustomResource)).toEqual([
      {
        topic: 'Cartel para la feria',
        comments: 'A3',
        restaurant_id: 1,
        restaurant_name: 'Restaurante 1',
        restaurant_site: '101',
      },
    ]);
  });

  it('[R-FRM-07] shows what was asked for before', async () => {
    await open();
    await see('Vinilo de puerta');
  });
});

describe('the way there', () => {
  const host = testArea({ '/': () => <SectionSlots place="nationalSection" /> });

  it('[R-CAT-18] [AMB-39] is in the national section in Spain and not in Portugal, where the form exists all the same', async () => {
    const api = () => fakeApi().signedIn();
    renderApp({ api: api(), areas: [host, formsArea], at: '/' });
    const link = await screen.findByRole('link', { name: /Pide una pieza a medida/ });
    expect(link.getAttribute('href')).toBe('/customresource');
    cleanup();
    renderApp({ api: api(), areas: [host, formsArea], at: '/', market: 'PT' });
    await waitFor(() => expect(document.querySelector('main')).toBeTruthy());
    see.none('link', /peça à medida/);
    cleanup();
    renderApp({ api: api(), areas: [formsArea], at: '/customresource', market: 'PT' });
    await see.role('heading', textPt('title'));
  });
});

it('[R-FRM-07] the sender sees what became of a request, at once', async () => {
  let form = { ...earlier, status: 1 as 1 | 3, steps: [] as typeof earlier.steps };
  const api = fakeApi()
    .signedIn()
    .on(formsQueries.ListCustomRequests, () => [form]);
  renderApp({ api, areas: [formsArea], at: '/customresource' });
  await see('Sin empezar');
  form = earlier;
  app.push('SentFormChanged', { id: 'customRequest-r-1', fields: { status: 3, version: 1 }, position: 2 });
  await see('Hecho');
  expect(screen.getByText('«Va por correo»')).toBeTruthy();
});
