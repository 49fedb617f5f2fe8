import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  downloadReportQueries,
  type DownloadRow,
  type DownloadSummary,
} from '@portal/contracts/areas/download-report';
import { dayOf, type Role } from '@portal/contracts/kernel';
import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '#testing/render-app';
import { app, type FakeApi, fakeApi, press, see, textsOf, widen } from '#testing/screen-kit';
import { downloadReportTexts } from './texts';
import { downloadReportArea } from './index';

const text = textsOf(downloadReportTexts);

const { GetDownloadReport, GetDownloadSummary } = downloadReportQueries;
const at = '/admin/inform?start=2026-11-01&end=2026-11-20';

const row = (facts: Partial<DownloadRow> = {}): DownloadRow => ({
  pos: 1,
  id: 8,
  name: 'Cartel de otoño',
  reference: 'REF-0008',
  link: '/nacional/menus/cartel-8',
  thumb: '/api/resource/8/thumb?v=1',
  section: { id: 1, name: 'Menús', type: 1 },
  deleted: false,
  downloads: 6,
  restaurants: 2,
  ...facts,
});
const rows = [
  row(),
  row({ pos: 2, id: 9, name: 'Flyer retirado', link: '', deleted: true, downloads: 1, thumb: '' }),
];
const summary: DownloadSummary = {
  start: '2026-11-01',
  end: '2026-11-20',
  downloads: 7,
  resources: 2,
  days: [
    { day: '2026-11-02', downloads: 2 },
    { day: '2026-11-20', downloads: 5 },
  ],
  top: rows.map(({ id, name, downloads }) => ({ id, name, downloads })),
  restaurants: [
    { id: 3, name: 'Gran Vía', downloads: 5 },
    { id: 0, name: '', downloads: 2 },
  ],
};

const apiWith = (data: readonly DownloadRow[] = rows, sum: DownloadSummary = summary, role: Role = 2) =>
  fakeApi()
    .signedIn({ type: role })
    .on(GetDownloadReport, () => data)
    .on(GetDownloadSummary, () => sum);
const asked = (api: FakeApi) => api.callsTo(GetDownloadReport);

async function open(api: FakeApi, market: 'ES' | 'PT' = 'ES') {
  renderApp({ api, areas: [downloadReportArea], at, market });
  await screen.findByRole('heading', { level: 1 });
  return api;
}

// On a phone the rows are cards, which jsdom can show: a grid needs sizes that it does not have.
beforeEach(() => widen(400));

describe('the download report', () => {
  it('[R-NAV-33] [R-IMP-10] shows place, preview, name, section and downloads of the period in the address', async () => {
    const api = await open(apiWith());
    await see('Cartel de otoño');
    expect(screen.getAllByText('Menús').length).toBeGreaterThan(0);
    expect(screen.getByText(text('deleted'))).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Cartel de otoño' }).getAttribute('href')).toBe(
      '/nacional/menus/cartel-8',
    );
    see.none('link', 'Flyer retirado');
    expect(asked(api)[0]).toMatchObject({ start: '2026-11-01', end: '2026-11-20' });
  });

  it('[R-IMP-10] shows how many downloads there were, with its charts in words and in numbers', async () => {
    await open(apiWith());
    await see(/^7 descargas/);
    await see.role(
      'img',
      text('perDaySummary', {
        start: '01/11/2026',
        end: '20/11/2026',
        total: 7,
        day: '20/11/2026',
        most: 5,
      }),
    );
    const who = within(screen.getByRole('table', { name: text('who') }));
    expect(who.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'RestauranteDescargas',
      'Gran Vía5',
      'Sin restaurante2',
    ]);
  });

  it('[R-IMP-11] asks for another period when one is chosen, and keeps it in the address', async () => {
    const api = await open(apiWith());
    const periods = within(screen.getByRole('group', { name: text('period') }));
    await press(text('preset.year'), 'button', periods);
    const [year] = dayOf(new Date().toISOString(), 'Europe/Madrid').split('-');
    await waitFor(() => expect(app.path()).toContain(`start=${year}-01-01`));
    await waitFor(() => expect(asked(api).at(-1)?.start).toBe(`${year}-01-01`));
  });

  it('explains what to do when nothing was downloaded', async () => {
    await open(apiWith([], { ...summary, downloads: 0, resources: 0, days: [], top: [], restaurants: [] }));
    await see.role('heading', text('emptyTitle'));
    expect(screen.getByRole('button', { name: text('lastYear') })).toBeTruthy();
  });

  it('[AMB-51] requests nothing while the last day is before the first, and shows why', async () => {
    const api = apiWith();
    renderApp({
      api,
      areas: [downloadReportArea],
      at: '/admin/inform?start=2026-11-20&end=2026-11-01',
    });
    expect(
      await screen.findByText(text('reversed'), undefined, {
        timeout: 8_000,
      }),
    ).toBeTruthy();
    expect(asked(api)).toEqual([]);
  });

  it('[AMB-08] [R-ROL-03] is no screen of editors', async () => {
    const api = apiWith(rows, summary, 4);
    renderApp({ api, areas: [downloadReportArea], at });
    await waitFor(() => expect(app.path().startsWith('/admin/inform')).toBe(false));
    expect(asked(api)).toEqual([]);
  });
});
