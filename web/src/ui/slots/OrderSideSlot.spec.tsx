import { describe, expect, it } from '@jest/globals';
import { anOrder } from '@portal/contracts/areas/orders';
import { userEvent } from '@testing-library/user-event';
import { renderApp } from '#testing/render-app';
import { app, cleanup, fakeApi, screen, see, testArea, waitFor } from '#testing/screen-kit';
import type { AreaManifest } from '#core/area-manifest';
import { OrderSideSlot } from './OrderSideSlot';

const order = anOrder('ES', { id: 'order-7' });
const title = { CAST: 'T', CAT: 'T', PT: 'T' };
const Host = () => (
  <OrderSideSlot order={order} within="page">
    <h1>Host</h1>
  </OrderSideSlot>
);
const host: AreaManifest = testArea({ '/': Host });
const filled = (facts: Partial<AreaManifest> = {}): AreaManifest => ({
  area: 'filled',
  slots: {
    besideOrder: {
      label: { CAST: 'Invitada', CAT: 'Convidada', PT: 'Convidada' },
      part: async () => (announced) => <p>{`About ${announced.order.number}`}</p>,
    },
    orderMark: { part: async () => (announced) => <i>{`mark of ${announced.orderId}`}</i> },
  },
  ...facts,
});
const open = (areas: readonly AreaManifest[], at = '/') =>
  renderApp({ api: fakeApi().signedIn(), areas: [host, ...areas], at });
const tab = (name: RegExp) => screen.findByRole('tab', { name });
const shown = async (name: RegExp) => (await tab(name)).getAttribute('aria-selected');

describe('parts of other areas in a screen', () => {
  it('receive the subject of the screen, and are shown with their mark', async () => {
    open([filled()]);
    await see('About 7');
    await waitFor(async () => expect((await tab(/Invitada/)).textContent).toContain('mark of order-7'));
  });

  it('are absent where no area fills them: the screen is alone', async () => {
    open([]);
    await see.role('heading', 'Host');
    expect(screen.queryByRole('tabpanel', { hidden: true })).toBeNull();
  });

  it('are not loaded for people without access, nor in markets that lack their area', async () => {
    const loaded: string[] = [];
    const part = (name: string) => async () => {
      loaded.push(name);
      return () => null;
    };
    const label = title;
    open([
      { area: 'others', slots: { besideOrder: { roles: [2], label, part: part('others') } } },
      { area: 'portugal', feature: 'orderChat', slots: { besideOrder: { label, part: part('portugal') } } },
    ]);
    await see.role('heading', 'Host');
    expect(loaded).toEqual([]);
  });

  it('are shown by their tab, which is in the address', async () => {
    open([filled()]);
    expect(await shown(/Pedido/)).toBe('true');
    await userEvent.click(await tab(/Invitada/));
    expect([await shown(/Invitada/), app.path()]).toEqual(['true', '/?beside=filled']);
    await userEvent.click(await tab(/Pedido/));
    expect(app.path()).toBe('/');
  });

  it('are opened by an address that names them; an unknown name shows the screen’s own part', async () => {
    open([filled()], '/?beside=filled');
    expect(await shown(/Invitada/)).toBe('true');
    cleanup();
    open([filled()], '/?beside=unknown');
    expect(await shown(/Pedido/)).toBe('true');
  });
});
