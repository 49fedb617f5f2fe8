import { afterEach, describe, expect, it } from '@jest/globals';
import type { Cart } from '@portal/contracts/areas/cart';
import { aResourceDetail, resourceQueries, resourceSummarySchema } from '@portal/contracts/areas/resources';
import { ResourcesActionSlots, SelectionActionSlots } from '#ui/slots/Slots';
import { renderApp } from '#testing/render-app';
import { fakeApi, press, refuse, screen, see, testArea, textsOf, within } from '#testing/screen-kit';
import { cartArea } from './index';
import { manyTexts } from './texts';

const text = textsOf(manyTexts);

const offered: Readonly<Record<string, object>> = {
  1: { name: 'Cartel', budget: 1 },
  2: { name: 'Lona', budget: 1 },
  3: { name: 'Solo para ver', budget: 0, customizable: '' },
};
const ids = [1, 2, 3, 4];
const resources = ids.map((id) => resourceSummarySchema.parse(aResourceDetail({ id })));
let isDone = false;
const host = testArea({
  '/host': () => (
    <>
      <ResourcesActionSlots place="orderResources" resources={resources} />
      <SelectionActionSlots ids={ids} onDone={() => (isDone = true)} />
    </>
  ),
});
const api = () =>
  fakeApi()
    .signedIn()
    .on(resourceQueries.GetResource, ({ id }) =>
      offered[id] === undefined
        ? refuse('resource_not_found', { status: 404 })
        : aResourceDetail({ id: Number(id), ...offered[id] }),
    );
const stored = () => Object.values(JSON.parse(localStorage.getItem('cart') ?? '{}') as Cart);

afterEach(() => {
  isDone = false;
});

describe('many pieces', () => {
  it('are asked once what they share, show what is open, and go into the cart with one press', async () => {
    renderApp({ api: api(), areas: [cartArea, host], at: '/host' });
    await press(text('orderAll'));
    const list = await screen.findByRole('list', { name: text('pieces') });
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    expect(within(list).getByText(text('notOrderable'))).toBeTruthy();
    expect(within(list).queryByText(text('ready'))).toBeNull();
    const units = await screen.findByRole('radiogroup', { name: /unidades/ });
    await press('3', 'radio', within(units));
    expect(within(list).getAllByText(text('ready'))).toHaveLength(2);
    await press(/Lona/, 'checkbox', within(list));
    await press(text('intoCart', { count: 1 }));
    await see.path('/cart');
    expect(stored()).toMatchObject([{ from: { file: 1 }, units: 3, method: 2 }]);
  });

  it('come from the selection of the catalogue, which ends then', async () => {
    renderApp({ api: api(), areas: [cartArea, host], at: '/host' });
    await press(text('orderThese'));
    await press(text('intoCart', { count: 2 }));
    await see.path('/cart');
    expect([stored().length, isDone]).toEqual([2, true]);
  });
});
