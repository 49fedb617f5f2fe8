import { describe, expect, it } from '@jest/globals';
import { aCompleteEntry, type Cart, newEntry } from '@portal/contracts/areas/cart';
import { anOrder, anOrderedItem, orderQueries } from '@portal/contracts/areas/orders';
import { aResourceDetail, resourceQueries, resourceSummarySchema } from '@portal/contracts/areas/resources';
import {
  aRestaurantTemplateId,
  aTemplate,
  type Template,
  templateCommands,
  templateQueries,
} from '@portal/contracts/areas/templates';
import { screen, waitFor, within } from '@testing-library/react';
import { OrderItemSlots } from '#ui/slots/Slots';
import { renderApp } from '#testing/render-app';
import { app, fakeApi, press, recordText, see, testArea, textsOf, user } from '#testing/screen-kit';
import { lostTexts, newerTexts, saveTemplateTexts, templatesTexts, ticketTexts, wizardTexts } from './texts';
import { cartArea } from './index';

const text = textsOf(templatesTexts);
const saveText = textsOf(saveTemplateTexts);
const wizardText = textsOf(wizardTexts);
const newerText = textsOf(newerTexts);
const ticketText = textsOf(ticketTexts);
const lostText = textsOf(lostTexts);

const entry = aCompleteEntry('ES', { restaurant_id: 1, restaurant_name: 'Gran Vía' });
const mine = aTemplate({ entry });
const shared = aTemplate({
  id: aRestaurantTemplateId,
  name: 'Barra',
  entry,
  restaurant: { id: 1, name: 'Gran Vía' },
});
const item = anOrderedItem('ES');
const order = anOrder('ES', { restaurant_id: 1, items: [{ ...item, resource_id: 1, filename: 'Cartel' }] });
const host = testArea({ '/host': () => <OrderItemSlots order={order} place={0} /> });
const piece = aResourceDetail({ id: 1, budget: 1 });
const apiOf = (templates: readonly Template[] = [mine, shared]) =>
  fakeApi()
    .signedIn()
    .on(templateQueries.ListTemplates, () => [...templates])
    .on(templateQueries.GetTemplate, ({ id }) => templates.find((each) => each.id === id) ?? mine)
    .on(resourceQueries.GetResource, () => piece)
    .on(resourceQueries.ListNewerResources, ({ ids }) =>
      (Array.isArray(ids) ? ids : String(ids).split(',')).map((id) => ({
        id: Number(id),
        offered: false,
        candidates: [resourceSummarySchema.parse(aResourceDetail({ id: 44, name: 'Cartel 2026' }))],
      })),
    );
const stored = () => Object.values(JSON.parse(localStorage.getItem('cart') ?? '{}') as Cart);
const open = (api = apiOf(), at = '/library/templates') => renderApp({ api, areas: [cartArea, host], at });
const cardOf = (name: string) => screen.findByRole('article', { name });

describe('templates', () => {
  it('are listed with whose they are, and go straight into the cart with every answer', async () => {
    open();
    expect(within(await cardOf('Barra')).getByText(/Gran Vía/)).toBeTruthy();
    expect(within(await cardOf('Terraza')).getByText(text('mine'))).toBeTruthy();
    await press(text('useOf', { name: 'Barra' }));
    await press(text('intoCart', { count: 1 }));
    await see.path('/cart');
    expect(stored()).toMatchObject([{ to: entry.to, params: entry.params, units: 2, restaurant_id: 1 }]);
  });

  it('say their answers in short: no restaurant twice, no number without its name', async () => {
    const params = newEntry(entry.from).params;
    const custom = { ...newEntry(entry.from).custom, restaurant: 'Gran Vía' };
    open(apiOf([aTemplate({ name: 'Cartel de la barra', entry: { ...entry, params, custom } })]));
    const card = (await cardOf('Cartel de la barra')).textContent;
    expect(card).toContain(`${ticketText('units')}: `);
    expect(card?.split('Gran Vía')).toHaveLength(1);
  });

  it('[AMB-61] that have lost an answer are not put into the cart: the wizard asks for it', async () => {
    const narrower = apiOf().on(resourceQueries.GetResource, () => ({ ...piece, customizable: '5' }));
    open(narrower);
    await press(text('useOf', { name: 'Terraza' }));
    await see(text('lost', { names: lostText('answer.format') }));
    see.none('button', text('intoCart', { count: 1 }));
    await press(text('complete'), 'link');
    await screen.findByRole('heading', { level: 1, name: wizardText('ask.format') });
    expect(app.path()).toBe(`/order/1?template=${mine.id}`);
  });

  it('whose piece is gone lead to newer ones, which take their answers', async () => {
    open(apiOf([{ ...mine, resource: null }]));
    await press(text('newerOf', { name: 'Terraza' }));
    const link = await screen.findByRole('link', { name: newerText('choose', { name: 'Cartel 2026' }) });
    expect(link.getAttribute('href')).toBe(`/order/44?template=${mine.id}`);
  });

  it('[U5] are deleted after a question, and come back from the message', async () => {
    const sent: string[] = [];
    const api = apiOf()
      .on(templateCommands.DeleteTemplate, ({ id }) => (sent.push(`delete ${id}`), { id }))
      .on(templateCommands.RestoreTemplate, ({ id }) => (sent.push(`restore ${id}`), { id }));
    open(api);
    await press(recordText('moreOf', { name: 'Terraza' }));
    await press(recordText('delete'), 'menuitem');
    await press(text('removeConfirm'));
    await press(/^Deshacer/);
    await waitFor(() => expect(sent).toEqual([`delete ${mine.id}`, `restore ${mine.id}`]));
  });

  it('explain where they are saved, as long as there are none', async () => {
    open(apiOf([]));
    await see.role('heading', text('empty'));
  });
});

describe('saving a template', () => {
  it('from the last step of the wizard, for the restaurant', async () => {
    const sent: unknown[] = [];
    const api = apiOf().on(templateCommands.AddTemplate, (input) => (sent.push(input), { id: mine.id }));
    open(api, `/order/1?template=${mine.id}`);
    await screen.findByRole('heading', { level: 1, name: wizardText('ask.budget') });
    await press(saveText('save'));
    const dialog = await screen.findByRole('dialog', { name: text('saveTitle') });
    const name = within(dialog).getByRole('textbox');
    await user.clear(name);
    await user.type(name, 'Para la terraza');
    await user.click(within(dialog).getAllByRole('radio')[1] as HTMLElement);
    await press(text('save'), 'button', within(dialog));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ name: 'Para la terraza', made_for: 1, restaurant_id: 1 });
  });

  it('from a piece of a placed order', async () => {
    const sent: unknown[] = [];
    const api = apiOf().on(templateCommands.AddTemplate, (input) => (sent.push(input), { id: mine.id }));
    open(
      api.on(orderQueries.GetOrder, () => order),
      '/host',
    );
    await press(saveText('saveOf', { name: 'Cartel' }));
    const dialog = await screen.findByRole('dialog', { name: text('saveTitle') });
    await press(text('save'), 'button', within(dialog));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ made_for: 1 });
  });

  it('is shown beside the newer pieces that an ordered one can be repeated with', async () => {
    open(apiOf(), '/host');
    await press(newerText('repeatOf', { name: 'Cartel' }));
    const link = await screen.findByRole('link', { name: newerText('choose', { name: 'Cartel 2026' }) });
    expect(link.getAttribute('href')).toBe(`/order/44?again=${order.id}.0`);
  });
});
