import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Cart } from '@portal/contracts/areas/cart';
import { aResourceDetail, resourceQueries, resourceSummarySchema } from '@portal/contracts/areas/resources';
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ResourcesActionSlots, SelectionActionSlots } from '#ui/slots/Slots';
import { fakeApi, refuse } from '#testing/fake-api';
import { renderApp } from '#testing/render-app';
import { testArea } from '#testing/test-area';
import { textsOf } from '#testing/text-of';
import { cartArea } from './index';
import { manyTexts } from './texts';

const text = textsOf(manyTexts);

jest.setTimeout(90_000);
configure({ asyncUtilTimeout: 30_000 });
const user = userEvent.setup({ delay: null });

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
  cleanup();
  localStorage.clear();
  isDone = false;
});

describe('many pieces', () => {
  it('are asked once what they share, show what is open, and go into the cart with one press', async () => {
    const app = renderApp({ api: api(), areas: [cartArea, host], at: '/host' });
    await user.click(await screen.findByRole('button', { name: text('orderAll') }));
    const list = await screen.findByRole('list', { name: text('pieces') });
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    expect(within(list).getByText(text('notOrderable'))).toBeTruthy();
    expect(within(list).queryByText(text('ready'))).toBeNull();
    const units = await screen.findByRole('radiogroup', { name: /unidades/ });
    await user.click(within(units).getByRole('radio', { name: '3' }));
    expect(within(list).getAllByText(text('ready'))).toHaveLength(2);
    await user.click(within(list).getByRole('checkbox', { name: /Lona/ }));
    await user.click(screen.getByRole('button', { name: text('intoCart', { count: 1 }) }));
    await waitFor(() => expect(app.path()).toBe('/cart'));
    expect(stored()).toMatchObject([{ from: { file: 1 }, units: 3, method: 2 }]);
  });

  it('come from the selection of the catalogue, which ends then', async () => {
    const app = renderApp({ api: api(), areas: [cartArea, host], at: '/host' });
    await user.click(await screen.findByRole('button', { name: text('orderThese') }));
    await user.click(await screen.findByRole('button', { name: text('intoCart', { count: 2 }) }));
    await waitFor(() => expect(app.path()).toBe('/cart'));
    expect([stored().length, isDone]).toEqual([2, true]);
  });
});
