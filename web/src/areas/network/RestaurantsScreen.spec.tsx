import { beforeEach, describe, expect, it } from '@jest/globals';
import type { RestaurantState } from '@portal/contracts/areas/network';
import { MopStatus } from '@portal/contracts/areas/mop';
import { Role } from '@portal/contracts/kernel';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { app, press, reads, see, testArea, textsOf, widen } from '#testing/screen-kit';
import type { AreaManifest } from '#core/area-manifest';
import { networkArea } from './index';
import { aState, daysDialog, networkApi, openNetwork } from './network.testing';
import { networkTexts, ownTexts } from './texts';

const text = textsOf(networkTexts);
const ownText = textsOf(ownTexts);

beforeEach(() => widen(1440));

const places = testArea({ '/orders': () => <h1>Pedidos</h1>, '/channels': () => <h1>Canal</h1> });
const open = (
  rows: RestaurantState[],
  areas: readonly AreaManifest[] = [],
  at = '/restaurants',
  market: 'ES' | 'PT' = 'ES',
) => openNetwork(at, [networkArea, places, ...areas])(networkApi(rows, Role.Franchisee), at, market);
const rows = async () =>
  within(await screen.findByRole('grid', { name: ownText('table') }))
    .getAllByRole('row')
    .slice(1);

const busy = aState(2, {
  name: 'Málaga Centro',
  state: 'closed',
  reopens: '2026-12-10',
  orders: { agency: 1, restaurant: 3, late: 2 },
  pause: {
    id: 'p',
    start: '2026-12-01T09:00:00.000Z',
    end: '2026-12-01T11:00:00.000Z',
    status: MopStatus.Pending,
  },
  warnings: 2,
  plan_actions: 4,
  planned: '2026-12-24',
});

describe('my restaurants', () => {
  it('[R-ROL-08] are in one table: state, orders by turn, pause, alerts, plan and changes', async () => {
    open([aState(1), busy]);
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    const [, second] = await rows();
    const [first] = await rows();
    const busyRow = first?.textContent?.includes('Málaga') === true ? first : second;
    reads(
      busyRow,
      text('closedUntilDay', { day: '10/12/2026' }),
      text('ordersByTurn', { agency: 1, restaurant: 3 }),
      text('late', { count: 2 }),
      '(pendiente)',
      text('warnings', { count: 2 }),
      ownText('planActions', { count: 4 }),
      '24/12/2026',
    );
  });

  it('lead to their place with the restaurant chosen', async () => {
    open([aState(1), busy]);
    await press(text('ordersByTurn', { agency: 1, restaurant: 3 }));
    await see.path('/orders?turn=restaurant');
    expect(localStorage.getItem('site')).toBe('2');
  });

  it('are sorted and searched here', async () => {
    open([aState(1), busy], [], '/restaurants?sort=-orders');
    await waitFor(async () => reads((await rows())[0], 'Málaga Centro'));
    await userEvent.type(screen.getByRole('searchbox', { name: text('search') }), 'rest');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(app.path()).toContain('q=rest');
  });

  it('[R-MOP-01] [R-NAV-03] have neither pauses nor diagnostic in PT', async () => {
    open([aState(1)], [], '/restaurants', 'PT');
    await see.role('columnheader', 'Agora');
    see.none('columnheader', 'Pausa');
    see.none('columnheader', 'Alertas');
  });

  it('are cards on a phone', async () => {
    widen(360);
    open([busy]);
    await see(text('closedUntilDay', { day: '10/12/2026' }));
    see.none('grid');
  });

  it('[R-CHN-15] show the next special day with its hours, or that it is closed', async () => {
    widen(360);
    const spans = [{ start: '12:00', end: '18:00' }];
    open([
      aState(1, { special_day: { day: '2026-12-24', closed: false, spans } }),
      aState(2, { special_day: { day: '2026-12-25', closed: true, spans: [] } }),
    ]);
    await see('24 dic: 12:00\u2060–\u206018:00');
    await see('25 dic: cerrado');
  });

  it('[R-CHN-15] offer hours of a special day for the chosen ones, and nothing to choose without rights', async () => {
    open([aState(1), busy], [daysDialog]);
    const table = () => screen.findByRole('grid', { name: ownText('table') });
    const [, tick] = within(await table()).getAllByRole('checkbox');
    if (tick === undefined) throw new Error('nothing to choose');
    await userEvent.click(tick);
    await press(text('specialDay'));
    await press('Málaga Centro');
    await waitFor(() => see.none('button', 'Málaga Centro'));
    await see.role('region', text('actions'));
    cleanup();
    open([aState(1)]);
    expect(within(await table()).queryAllByRole('checkbox')).toEqual([]);
  });
});
