import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  aPartnerReport,
  aReportMonth,
  type PartnerReport,
  partnerReportCommands as commands,
  partnerReportQueries as queries,
  type ReportMonth,
} from '@portal/contracts/areas/partner-reports';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeApi, page, refuse } from '#testing/fake-api';
import { fakeTus } from '#testing/fake-tus';
import { fakeUploads } from '#testing/fake-upload';
import { renderApp } from '#testing/render-app';
import { app, inside, press, reads, screenKit, see, tableText, textsOf, uiText } from '#testing/screen-kit';
import { widen } from '#testing/widen';
import { uploadTexts } from '#ui/texts';
import { addTexts, monthsTexts, monthTexts } from './texts';
import { partnerReportsArea } from './index';

const monthsText = textsOf(monthsTexts);
const addText = textsOf(addTexts);
const text = textsOf(monthTexts);
const uploadText = textsOf(uploadTexts);

const unassigned = { restaurant_id: null, restaurant_site: '', restaurant_name: '' };
const granVia = { id: 9, site: '109', name: 'Gran Vía', city: 'Madrid' };

interface Facts {
  readonly months?: readonly ReportMonth[];
  readonly reports?: readonly PartnerReport[];
  readonly taken?: readonly string[];
}

const openMonths = ['11/2026', '10/2026', '09/2026', '08/2026', '07/2026', '06/2026'];

function reportsApi({ months = [], reports = [], taken = ['11/2026'] }: Facts = {}) {
  const api = fakeApi().signedIn({ type: 6 });
  const rows = api.collection(queries.ListPartnerReports, reports, {
    search: ['report_filename', 'restaurant_name'],
    filters: {
      month: () => true,
      assigned: (row, isAssigned) => (row.restaurant_id !== null) === isAssigned,
    },
  });
  const remove = (ids: readonly string[]) => {
    ids.forEach((id) => rows.remove(id));
    return { ids: [...ids] };
  };
  api
    .on(queries.ListPartnerReportMonths, ({ page: at, size }) =>
      page(size === -1 ? months : months.slice((at - 1) * size, at * size), months.length),
    )
    .on(queries.ListOpenReportMonths, () =>
      openMonths.map((month) => ({ month_formatted: month, has_reports: taken.includes(month) })),
    )
    .on(queries.FindReportRestaurants, () => [granVia])
    .on(commands.DeletePartnerReport, ({ id }) => remove([id]))
    .on(commands.DeletePartnerReports, ({ ids }) => remove(ids))
    .on(commands.DeletePartnerReportMonth, () => remove(rows.rows.map(({ id }) => id)))
    .on(commands.RestorePartnerReports, ({ ids }) => {
      reports.filter(({ id }) => ids.includes(id)).forEach((row) => rows.add(row));
      return { ids };
    })
    .on(commands.AssignPartnerReport, ({ id, restaurant_id: restaurantId }) => {
      const facts = { restaurant_site: granVia.site, restaurant_name: granVia.name };
      rows.patch(id, restaurantId === -1 ? unassigned : { restaurant_id: restaurantId, ...facts });
      return { id, restaurant_id: restaurantId === -1 ? null : restaurantId };
    });
  return { api, rows };
}

const open = screenKit(partnerReportsArea, '/partner/reports');
const confirm = async () => press(text('removeConfirm'), 'button', await inside('alertdialog'));
const shownIn = async (list: string) => (await inside('list', list)).getAllByRole('listitem');
const choose = async (file: File) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('there is no input for files');
  await userEvent.upload(input, file, { applyAccept: false });
};

beforeEach(() => widen(400));

describe('the months', () => {
  const months = [aReportMonth('10/2026', { unassigned: 3 }), aReportMonth('09/2026', { count: 1 })];

  it('[R-PRT-02] [R-NAV-36] show how many reports each has, whether all have a restaurant, and lead there', async () => {
    open(reportsApi({ months }).api);
    const [october, september] = await shownIn(monthsText('months'));
    reads(
      october,
      'Octubre de 2026',
      monthsText('count', { count: 12 }),
      monthsText('unassigned', { count: 3 }),
    );
    expect(september?.textContent).toContain(monthsText('allAssigned'));
    const link = within(october as HTMLElement).getByRole('link');
    expect(link.getAttribute('href')).toBe('/partner/reports/10/2026');
  });

  it('[R-PRT-02] have a card for each one that is missing since the first, in its place', async () => {
    const taken = ['10/2026', '08/2026'];
    open(reportsApi({ months: taken.map((month) => aReportMonth(month)), taken }).api);
    await screen.findAllByText(monthsText('missing'));
    const cards = await shownIn(monthsText('months'));
    expect(cards.map((card) => within(card).getByRole('link').getAttribute('href'))).toEqual([
      ...['/partner/reports/add?month=11-2026', '/partner/reports/10/2026'],
      ...['/partner/reports/add?month=09-2026', '/partner/reports/08/2026'],
    ]);
  });

  it('[R-PRT-11] come by 20, 50 or all', async () => {
    const many = Array.from({ length: 21 }, (_, at) => aReportMonth(`01/${2000 + at}`));
    const { api } = open(reportsApi({ months: many, taken: openMonths }));
    expect(await shownIn(monthsText('months'))).toHaveLength(20);
    const sizes = screen.getByRole<HTMLSelectElement>('combobox', { name: tableText('rowsPerPage') });
    expect([...sizes.options].map(({ value }) => value)).toEqual(['20', '50', '-1']);
    await userEvent.selectOptions(sizes, '-1');
    await waitFor(() => expect(api.callsTo(queries.ListPartnerReportMonths).at(-1)?.size).toBe(-1));
  });

  it('[U1] explain what to do when there are none, in Portugal too', async () => {
    open(reportsApi().api, '/partner/reports', 'PT');
    await screen.findByText(textsOf(monthsTexts, 'PT')('emptyTitle'));
    const links = await screen.findAllByRole('link', { name: textsOf(monthsTexts, 'PT')('add') });
    expect(links[0]?.getAttribute('href')).toBe('/partner/reports/add');
  });
});

describe('uploading a month', () => {
  const archive = new File(['PK archive'], 'informes.zip');
  const monthField = () => screen.findByRole<HTMLSelectElement>('combobox', { name: addText('month') });

  it('[R-PRT-05] offers the last six months; those with reports cannot be chosen', async () => {
    open(reportsApi({ taken: ['11/2026', '09/2026'] }).api, '/partner/reports/add?month=09-2026');
    const field = await monthField();
    const options = [...field.options].filter(({ value }) => value !== '');
    expect(options.map(({ value, disabled }) => [value, disabled])).toEqual([
      ['11/2026', true],
      ['10/2026', false],
      ['09/2026', true],
      ['08/2026', false],
      ['07/2026', false],
      ['06/2026', false],
    ]);
    expect(field.value).toBe('10/2026');
  });

  it('[R-PRT-04] [R-PRT-06] asks for month and archive, and refuses another kind before a byte is sent', async () => {
    const { server, restore } = fakeTus();
    open(reportsApi().api, '/partner/reports/add');
    await userEvent.selectOptions(await monthField(), '');
    await press(addText('send'));
    await screen.findByText(addText('monthMissing'));
    await screen.findByText(addText('archiveMissing'));
    await choose(new File(['x'], 'informes.7z'));
    await screen.findByText(uploadText('rejection.file_type_refused'));
    expect(server.requests).toEqual([]);
    restore();
  });

  it('[R-PRT-04] [W16] [U9] sends it in pieces and shows the result of each file', async () => {
    const { server, restore } = fakeTus();
    const refused = { id: null, ...unassigned };
    server.data = {
      month_formatted: '10/2026',
      files: [
        {
          filename: '109.pdf',
          id: '10-2026-1',
          reason: null,
          restaurant_id: 9,
          restaurant_site: '109',
          restaurant_name: 'Gran Vía',
        },
        { ...refused, filename: 'resumen.pdf', id: '10-2026-2', reason: null },
        { ...refused, filename: 'notas.docx', reason: 'not_a_pdf' },
      ],
    };
    open(reportsApi().api, '/partner/reports/add?month=10-2026');
    await monthField();
    await choose(archive);
    await press(addText('send'));
    const files = await shownIn(addText('files'));
    expect(server.requests[0]).toBe('POST /api/partner/report/add');
    expect(files.map(({ textContent }) => textContent)).toEqual([
      `109.pdf${addText('stored')} · 109 - Gran Vía`,
      `resumen.pdf${addText('stored')} · ${addText('noRestaurant')}`,
      `notas.docx${addText('reason_not_a_pdf')}`,
    ]);
    expect(screen.getByText(addText('accepted', { count: 2 }))).toBeTruthy();
    expect(screen.getByText(addText('refused', { count: 1 }))).toBeTruthy();
    expect(screen.getByRole('link', { name: addText('open') }).getAttribute('href')).toBe(
      '/partner/reports/10/2026',
    );
    restore();
  });

  it('[W16] shows why none of its files was accepted, and keeps the selection', async () => {
    const { server, restore } = fakeTus();
    server.weather = 'refused';
    server.refusal = { code: 'archive_without_reports', status: 422, fields: { 'a.txt': 'not_a_pdf' } };
    open(reportsApi().api, '/partner/reports/add?month=10-2026');
    await monthField();
    await choose(archive);
    await press(addText('send'));
    const [file] = await shownIn(addText('files'));
    expect(file?.textContent).toBe(`a.txt${addText('reason_not_a_pdf')}`);
    expect((await monthField()).value).toBe('10/2026');
    expect(screen.getByText(addText('chosen', { name: 'informes.zip' }))).toBeTruthy();
    restore();
  });

  it('[U9] can be cancelled while it is under way', async () => {
    const { server, restore } = fakeTus();
    server.isHolding = true;
    open(reportsApi().api, '/partner/reports/add?month=10-2026');
    await monthField();
    await choose(archive);
    await press(addText('send'));
    await press(uploadText('cancel', { name: 'informes.zip' }));
    await see.role('button', addText('send'));
    restore();
  });
});

function placeAt(element: Element, x: number, y: number): void {
  element.getBoundingClientRect = () => new DOMRect(x, y, 100, 30);
}

describe('a month', () => {
  const at = '/partner/reports/11/2026';
  const reports = [
    aPartnerReport(1),
    aPartnerReport(2, { version: 2 }),
    aPartnerReport(3, { report_filename: 'resumen.pdf', ...unassigned }),
  ];
  const table = () => shownIn(text('list'));

  it('[R-PRT-03] lists its reports with name, restaurant and last update', async () => {
    open(reportsApi({ reports }).api, at);
    const [first, second] = await table();
    reads(first, '101.pdf', '101 - Restaurante 1', '10:30 20/11/2026');
    expect(second?.textContent).toContain(text('version', { version: 2 }));
  });

  it('[AMB-22] of 13/2024 does not exist', async () => {
    open(reportsApi().api, '/partner/reports/13/2024');
    await screen.findByText(text('unknownTitle'));
  });

  it('[R-PRT-10] [U5] loses one report after a question, and gets it back', async () => {
    const { api } = open(reportsApi({ reports }), at);
    await table();
    await press(text('remove', { name: '101.pdf' }));
    await confirm();
    await waitFor(async () => expect(await table()).toHaveLength(2));
    expect(api.callsTo(commands.DeletePartnerReport)).toEqual([{ id: '11-2026-1' }]);
    await press(uiText('undo'));
    await waitFor(async () => expect(await table()).toHaveLength(3));
    expect(api.callsTo(commands.RestorePartnerReports)).toEqual([{ ids: ['11-2026-1'] }]);
  });

  it('[R-PRT-10] loses all of them, spelled MM-YYYY, and an undo restores just these', async () => {
    const { api } = open(reportsApi({ reports }), at);
    await press(text('removeMonth'));
    await confirm();
    await screen.findByText(text('emptyTitle'));
    expect(api.callsTo(commands.DeletePartnerReportMonth)).toEqual([{ month: '2026-11' }]);
    await press(uiText('undo'));
    await waitFor(async () => expect(await table()).toHaveLength(3));
  });

  it('[R-PRT-10] loses those that were ticked', async () => {
    const { api } = open(reportsApi({ reports }), at);
    const [first, second] = await table();
    await userEvent.click(within(first as HTMLElement).getByRole('checkbox'));
    await userEvent.click(within(second as HTMLElement).getByRole('checkbox'));
    await press(text('removeSelected'));
    await confirm();
    await waitFor(async () => expect(await table()).toHaveLength(1));
    expect(api.callsTo(commands.DeletePartnerReports)).toEqual([{ ids: ['11-2026-1', '11-2026-2'] }]);
  });

  it('[AMB-65] [U5] shows apart what has no restaurant, to be assigned by hand', async () => {
    const { api } = open(reportsApi({ reports }), at);
    await screen.findByText(text('unassignedTitle', { count: 1 }));
    const picker = screen.getByRole('combobox', { name: text('restaurantOf', { name: 'resumen.pdf' }) });
    await userEvent.type(picker, 'gran');
    await press(/109 - Gran Vía/, 'option');
    await waitFor(() => see.noText(text('unassignedTitle', { count: 1 })));
    expect(api.callsTo(queries.FindReportRestaurants).at(-1)).toEqual({ q: 'gran' });
    await press(uiText('undo'));
    await screen.findByText(text('unassignedTitle', { count: 1 }));
  });

  it('[AMB-65] is moved to its restaurant by keys where there is room, and not without an arrow', async () => {
    widen(1440);
    const { api } = open(reportsApi({ reports }), at);
    const handle = await screen.findByRole('button', { name: text('drag', { name: 'resumen.pdf' }) });
    const targets = await screen.findByRole('list', { name: text('targets') });
    const restaurants = await within(targets).findAllByRole('listitem');
    restaurants.forEach((target, place) => placeAt(target, 10, 100 + 40 * place));
    placeAt(handle, 10, 20);
    await userEvent.click(handle);
    await userEvent.keyboard(' ');
    await screen.findByText(text('dragStart', { name: 'resumen.pdf' }));
    await userEvent.keyboard(' ');
    await screen.findByText(text('dragCancel', { name: 'resumen.pdf' }));
    expect(api.callsTo(commands.AssignPartnerReport)).toEqual([]);
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(restaurants[0]?.dataset['over']).toBe('true'));
    await userEvent.keyboard(' ');
    await see.sent(api, commands.AssignPartnerReport, 1);
    expect(api.callsTo(commands.AssignPartnerReport)).toMatchObject([{ id: '11-2026-3' }]);
  });

  it('[R-PRT-03] [R-PRT-06] takes PDF files of its own, with how far each is', async () => {
    const { uploads, restore } = fakeUploads();
    open(reportsApi({ reports }).api, at);
    await table();
    await choose(new File(['x'], 'notas.docx'));
    await screen.findByText(uploadText('rejection.file_type_refused'));
    expect(uploads).toHaveLength(0);
    await choose(new File(['%PDF'], '104.pdf'));
    await waitFor(() => expect(uploads).toHaveLength(1));
    expect([uploads[0]?.url, uploads[0]?.filename]).toEqual(['/api/partner/report/addpdf', '104.pdf']);
    restore();
  });

  it('[R-PRT-07] shows the chosen report beside the list where there is room', async () => {
    widen(1440);
    open(reportsApi({ reports }).api, `${at}?report=11-2026-2`);
    const pane = await screen.findByRole('region', { name: text('previewTitle') });
    await within(pane).findByRole('heading', { name: '102.pdf' });
    await press(text('preview', { name: '101.pdf' }));
    await within(pane).findByRole('heading', { name: '101.pdf' });
  });

  it('[R-PRT-11] comes by 10, 25, 50 or all', async () => {
    const many = Array.from({ length: 11 }, (_, number) => aPartnerReport(number + 1));
    open(reportsApi({ reports: many }).api, at);
    expect(await table()).toHaveLength(10);
    const sizes = screen.getByRole<HTMLSelectElement>('combobox', { name: tableText('rowsPerPage') });
    expect([...sizes.options].map(({ value }) => value)).toEqual(['10', '25', '50', '-1']);
  });

  it('shows what another window does, as soon as it has happened', async () => {
    const { api, rows } = reportsApi({ reports });
    open(api, at);
    await table();
    rows.add(aPartnerReport(4));
    app.push('PartnerReportsChanged', { month: '2026-11', position: 9 });
    await waitFor(async () => expect(await table()).toHaveLength(4));
  });

  it('[R-ERR-17] explains why something was refused', async () => {
    const { api } = reportsApi({ reports });
    api.on(commands.DeletePartnerReport, () => refuse('report_not_found', { status: 404 }));
    open(api, at);
    await table();
    await press(text('remove', { name: '101.pdf' }));
    await confirm();
    await screen.findByText(/Recarga la lista del mes/);
  });
});

it('[R-NAV-39] Ctrl+K of partners leads to their screens', async () => {
  renderApp({ api: reportsApi().api, areas: [partnerReportsArea], at: '/partner/reports' });
  await screen.findByRole('heading', { level: 1 });
  await userEvent.keyboard('{Control>}k{/Control}');
  const paths = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  await waitFor(async () => expect(await paths()).toEqual(['Informes mensuales', 'Subir informes']));
  await userEvent.keyboard('subir{Enter}');
  await see.path('/partner/reports/add');
});
