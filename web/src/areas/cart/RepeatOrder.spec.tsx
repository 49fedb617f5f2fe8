import { describe, expect, it } from '@jest/globals';
import { anOrder, anOrderedItem, orderQueries } from '@portal/contracts/areas/orders';
import { aResourceDetail, resourceQueries, resourceSummarySchema } from '@portal/contracts/areas/resources';
import { renderApp } from '#testing/render-app';
import { fakeApi, inside, press, see, testArea, textsOf } from '#testing/screen-kit';
import { cartArea } from './index';
import { newerTexts } from './texts';
import { RepeatOrderButton } from './OrderAgainButton';

const text = textsOf(newerTexts);
const item = anOrderedItem('ES');
const order = anOrder('ES', {
  items: [
    { ...item, resource_id: 1, filename: 'Cartel' },
    { ...item, resource_id: 2, filename: 'Lona' },
  ],
});
const host = testArea({
  '/host': () => <RepeatOrderButton orderId={order.id} number="#P-7" piecesReady={0} />,
});

async function open(withNewer: readonly number[]) {
  const newer = resourceSummarySchema.parse(aResourceDetail({ id: 44, name: 'Cartel 2026' }));
  const api = fakeApi()
    .signedIn()
    .on(orderQueries.GetOrder, () => order)
    .on(resourceQueries.ListNewerResources, () =>
      [1, 2].map((id) => ({ id, offered: false, candidates: withNewer.includes(id) ? [newer] : [] })),
    );
  renderApp({ api, areas: [cartArea, host], at: '/host' });
  await press(text('repeatOrderOf', { number: '#P-7' }));
  return await inside('dialog', text('title'));
}

describe('repeating an order with newer pieces', () => {
  it('offers them piece by piece, and names those without one', async () => {
    const dialog = await open([1]);
    const link = await dialog.findByRole('link', { name: text('choose', { name: 'Cartel 2026' }) });
    expect(link.getAttribute('href')).toBe(`/order/44?again=${order.id}.0`);
    expect(dialog.getByText(text('noneText'))).toBeTruthy();
  });

  it('shows once that there is none for any of them, and leads to the catalogue', async () => {
    const dialog = await open([]);
    await see.role('heading', text('none'), dialog);
    expect(dialog.getByText(text('noneOfOrder'))).toBeTruthy();
    expect(dialog.queryByText(text('noneText'))).toBeNull();
    expect(dialog.getByRole('link', { name: text('toCatalogue') })).toBeTruthy();
  });
});
