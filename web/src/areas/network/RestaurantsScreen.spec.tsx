import { beforeEach, describe, expect, it } from '@jest/globals';
import type { RestaurantState } from '@portal/contracts/areas/network';
import { MopStatus } from '@portal/contracts/areas/mop';
import { Role } from '@portal/contracts/kernel';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { app, press, reads, see, testArea, textsOf, widen } from '#testing/screen-kit';
import type { AreaManifest } from '#core/area-manifest';
import { networkArea } from './index';
import { aState, networkApi, openNetwork } from './network.testing';
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
  it('[R-ROL-08] stand in one table: state, orders by turn, pause, alerts, plan and changes', async () => {
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
      'Pendiente:',
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

  it('offer actions of other areas for the chosen ones, and nothing to choose without them', async () => {
    const chosen: (readonly number[])[] = [];
    const actions: AreaManifest = {
      area: 'days',
      slots: {
        restaurantsActions: {
          part:
            async () =>
            ({ restaurantIds, onDone }) => (
              <button
                type="button"
                onClick={() => {
                  chosen.push(restaurantIds);
                  onDone();
                }}
              >
                Días especiales
              </button>
            ),
        },
      },
    };
    open([aState(1), busy], [actions]);
    const [, tick] = within(await screen.findByRole('grid', { name: ownText('table') })).getAllByRole(
      'checkbox',
    );
    if (tick === undefined) throw new Error('nothing to choose');
    await userEvent.click(tick);
    await press('Días especiales');
    expect(chosen).toHaveLength(1);
    expect(chosen[0]).toHaveLength(1);
    await waitFor(() => see.none('region', text('actions')));
  });
});
