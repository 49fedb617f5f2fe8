import { describe, expect, it } from '@jest/globals';
import { overviewQueries } from '@portal/contracts/areas/overview';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeApi } from '#testing/fake-api';
import { press, screenKit, see, textsOf } from '#testing/screen-kit';
import { overviewArea } from './index';
import { trialTexts } from './texts';

const text = textsOf(trialTexts);
const { TryWorkingDays } = overviewQueries;
const path = '/admin/overview/working-days';

const figures = {
  at_risk: 4,
  too_early: 0,
  late: 2,
  answer: { median_hours: 5.5, most_hours: 30 },
  delivery: null,
};

function open(at = path) {
  const api = fakeApi()
    .signedIn({ type: 2 })
    .on(TryWorkingDays, () => ({
      since: '2026-08-22',
      orders: 44,
      real: figures,
      trial: { ...figures, at_risk: 6, too_early: 1, answer: { median_hours: 4, most_hours: 72 } },
      changed: [
        {
          id: 'order-9',
          number: 1204,
          restaurant_name: '101 - Gran Vía',
          date: '2026-11-03T11:00:00.000Z',
          needed_by: '2026-11-10',
          real: null,
          trial: 'at_risk' as const,
        },
      ],
    }));
  screenKit(overviewArea, path)(api, at);
  return api;
}

describe('another list of working days', () => {
  it('[R16] shows how it was beside how it would have been, and the orders that differ', async () => {
    const api = open();
    const table = await screen.findByRole('table', { name: text('table') });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      `${text('at_risk')}46`,
      `${text('too_early')}01`,
      `${text('late')}22`,
      `${text('answer.median_hours')}5,5 horas4 horas`,
      `${text('answer.most_hours')}30 horas3 días`,
      `${text('delivery.median_hours')}––`,
      `${text('delivery.most_hours')}––`,
    ]);
    const [order] = within(screen.getByRole('list', { name: text('changedList') })).getAllByRole('listitem');
    expect(order?.textContent).toBe(
      '#P-1204 · 101 - Gran VíaPedido el 03/11/2026 para el 10/11/2026Sin riesgo → En riesgo',
    );
    expect(
      within(order as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/admin/orders/order-9');
    expect(api.callsTo(TryWorkingDays)).toEqual([{ last_weekday: 5, closed: [], worked: [] }]);
  });

  it('[R16] is of a region, a week and days of choice, which are in the address', async () => {
    const api = open(`${path}?closed=2026-11-09,2026-11-10`);
    const last = () => api.callsTo(TryWorkingDays).at(-1);
    await see(text('list'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: text('region') }), 'Levante');
    await press(text('until.6'));
    const closed = ['2026-11-09', '2026-11-10'];
    await waitFor(() => expect(last()).toEqual({ region: 4, last_weekday: 6, closed, worked: [] }));
    const chips = within(screen.getByRole('list', { name: text('closed') })).getAllByRole('button');
    await userEvent.type(chips[0] as HTMLElement, '{Delete}');
    await waitFor(() => expect(last()).toMatchObject({ closed: ['2026-11-10'] }));
  });
});
