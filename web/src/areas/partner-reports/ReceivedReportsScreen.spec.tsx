import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  aPartnerReport,
  partnerReportQueries,
  type ReceivedReport,
  receivedReportQueries,
} from '@portal/contracts/areas/partner-reports';
import { userQueries } from '@portal/contracts/areas/users';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { app, fakeApi, inside, press, reads, screenKit, textsOf, widen } from '#testing/screen-kit';
import { partnerReportsArea } from './index';
import { receivedReportsTexts } from './texts';

const text = textsOf(receivedReportsTexts);
const { ListReceivedPartnerReports, ListMissingPartnerReports } = receivedReportQueries;
const at = '2026-11-20T09:30:00.000Z';

const aReport = (number: number, more: Partial<ReceivedReport> = {}): ReceivedReport => ({
  ...aPartnerReport(number, { report_date: '2026-10-01', month_formatted: '10/2026' }),
  id: `10-2026-${number}`,
  restaurant_name: `Local ${number}`,
  user_id: 16,
  user_name: 'Pau Vidal',
  state: 'current',
  deleted_date: null,
  ...more,
});

function reportsApi(rows: readonly ReceivedReport[], type: 2 | 4 | 6 = 2) {
  const api = fakeApi()
    .signedIn({ type })
    .on(partnerReportQueries.ListPartnerReportMonths, () => [
      { month_formatted: '10/2026', count: 2, unassigned: 0 },
    ])
    .on(partnerReportQueries.ListOpenReportMonths, () => [])
    .on(userQueries.ListUsers, () => [])
    .on(ListMissingPartnerReports, () => [
      { id: 7, site: '107', name: 'Málaga', city: 'Málaga', months: ['10/2026', '09/2026'] },
    ]);
  api.collection(ListReceivedPartnerReports, rows, {
    filters: { month: ({ report_date: day }, month) => day.startsWith(month) },
  });
  return api;
}
const open = screenKit(partnerReportsArea, '/admin/partner-reports');

beforeEach(() => widen(400));

describe('the reports as administrators see them', () => {
  it('[R-ROL-03] [R-ROL-05] are neither for restricted administrators nor for partners', async () => {
    for (const type of [4, 6] as const) {
      open(reportsApi([], type));
      await waitFor(() => expect(app.path()).not.toBe('/admin/partner-reports'));
      cleanup();
    }
  });

  it('[R-PRT-08] say who sent what, about which restaurant and when, and what was replaced or deleted', async () => {
    open(
      reportsApi([
        aReport(1, { version: 2, state: 'replaced' }),
        aReport(2, { state: 'deleted', deleted_date: at }),
      ]),
    );
    const list = await inside('list', text('received'));
    const [replaced, deleted] = list.getAllByRole('listitem');
    reads(replaced, '101.pdf', 'Octubre de 2026', '101 - Local 1', 'Pau Vidal', text('state.replaced'));
    expect(deleted?.textContent).toContain(text('state.deleted'));
    expect(list.getByRole('button', { name: text('preview', { name: '101.pdf' }) })).toBeTruthy();
    expect(list.queryByRole('button', { name: text('preview', { name: '102.pdf' }) })).toBeNull();
  });

  it('[R-PRT-08] are narrowed by state and month in the address', async () => {
    const api = open(reportsApi([aReport(1), aReport(2, { state: 'deleted', deleted_date: at })]));
    await screen.findByRole('list', { name: text('received') });
    await press(text('state.deleted'));
    await waitFor(() => expect(app.path()).toContain('state=deleted'));
    await press(text('month'));
    await press('Octubre de 2026', 'menuitemradio');
    await waitFor(() =>
      expect(api.callsTo(ListReceivedPartnerReports).at(-1)).toMatchObject({
        state: 'deleted',
        month: '2026-10',
      }),
    );
  });

  it('[R-PRT-05] name the restaurants without a report, with their months', async () => {
    open(reportsApi([]));
    await press(text('viewMissing'), 'tab');
    const list = await inside('list', text('missing'));
    expect(list.getByText('107 - Málaga')).toBeTruthy();
    expect(list.getByText('09/2026')).toBeTruthy();
  });
});
