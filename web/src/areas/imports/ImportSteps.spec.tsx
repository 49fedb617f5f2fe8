import { describe, expect, it } from '@jest/globals';
import {
  anImport,
  importColumns,
  importKinds,
  importQueries as queries,
} from '@portal/contracts/areas/imports';
import { mainMenu, Role } from '@portal/contracts/kernel';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderApp } from '#testing/render-app';
import { app, inside, press, see, tableText, textsOf, widen } from '#testing/screen-kit';
import { uploadTexts } from '#ui/texts';
import { confirmTexts, differenceTexts, fileTexts, importsTexts, kindsTexts, problemsTexts } from './texts';
import { importsArea } from './index';
import {
  aDifference,
  answer,
  aProblem,
  bring,
  idOf,
  importsApi,
  openImports,
  prepareEachTest,
  ready,
  refused,
  sheet,
  step,
  uploads,
} from './imports.testing';

const text = textsOf(importsTexts);
const kindsText = textsOf(kindsTexts);
const fileText = textsOf(fileTexts);
const differenceText = textsOf(differenceTexts);
const problemText = textsOf(problemsTexts);
const confirmText = textsOf(confirmTexts);
const rejection = textsOf(importsTexts);
const uploadText = textsOf(uploadTexts);

const sales = importColumns.sales.label.CAST;
prepareEachTest();

const cellsOf = (label: string) =>
  within(screen.getByRole('table', { name: label }))
    .getAllByRole('row')
    .map((row) => within(row).queryAllByRole('cell'))
    .filter((cells) => cells.length > 0)
    .map((cells) => cells.map((cell) => cell.textContent));
const tile = async (filter: 'wrong' | 'new' | 'changed' | 'gone' | 'same') =>
  (await inside('radiogroup', differenceText('tiles'))).getByRole<HTMLInputElement>('radio', {
    name: new RegExp(text(`mark.${filter}`)),
  });

describe('the first step of an import', () => {
  it('[R-IMP-02] [AMB-67] offers the six kinds, each with when it was imported last', async () => {
    const imports = [
      anImport({ id: idOf(1), status: 'confirmed', confirmed_date: '2026-11-02T09:00:00.000Z' }),
    ];
    widen(1440);
    await openImports(importsApi({ imports }));
    const kinds = screen
      .getAllByRole<HTMLInputElement>('radio')
      .filter((radio) => importKinds.includes(radio.value as 'sales'));
    expect(kinds.map(({ value }) => value)).toEqual([...importKinds]);
    expect(kinds.find(({ checked }) => checked)?.value).toBe('sales');
    await see('Última: 02/11/2026');
  });

  it('[R-IMP-02] offers the kinds in one line on a phone, and the address keeps the choice', async () => {
    await openImports(importsApi());
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: kindsText('kinds') });
    await userEvent.selectOptions(choice, 'pmix');
    await see.path('/admin/import?kind=pmix');
    expect(screen.getByRole('link', { name: /plantilla/ }).getAttribute('href')).toBe(
      '/api/import/pmix/template',
    );
  });

  it('[R-IMP-02] [AMB-56] shows the layout of the sheet, its template, and what belongs into each column', async () => {
    await openImports(importsApi());
    const example = screen.getByRole('table', { name: fileText('exampleOf', { kind: sales }) });
    const rows = within(example).getAllByRole('row');
    expect(rows[0]?.textContent).toBe('ABCDE');
    expect(rows[1]?.textContent).toContain('Restaurante');
    expect(rows[2]?.textContent).toContain('2,35');
    const template = screen.getByRole('link', { name: fileText('templateOf', { kind: sales }) });
    expect(template.getAttribute('href')).toBe('/api/import/sales/template');
    await press(fileText('example'));
    const dialog = await inside('dialog', fileText('exampleOf', { kind: sales }));
    expect(dialog.getByText(fileText('optional', { column: 'Zona' }))).toBeTruthy();
    expect(dialog.getByText(importColumns.sales.columns[2]?.help.CAST ?? '')).toBeTruthy();
  });

  it('[R-IMP-09] shows for each file whether it is queued, its progress, and that it is uploaded', async () => {
    const imports = await openImports(importsApi());
    await bring(sheet('octubre.xlsx'), sheet('noviembre.xls'));
    await waitFor(() => expect(uploads()).toHaveLength(1));
    expect(step('step.file').getByText(uploadText('queued'))).toBeTruthy();
    act(() => uploads()[0]?.progress(0.4));
    expect(step('step.file').getByText(uploadText('uploading', { percent: 40 }))).toBeTruthy();
    await answer(imports, 0, ready);
    await see(uploadText('done'), step('step.file'));
    await waitFor(() => expect(uploads()).toHaveLength(2));
    expect(uploads().map(({ url, filename }) => [url, filename])).toEqual([
      ['/api/import/sales/check', 'octubre.xlsx'],
      ['/api/import/sales/check', 'noviembre.xls'],
    ]);
  });

  it('[U9] cancels a file that is under way', async () => {
    await openImports(importsApi());
    await bring(sheet('octubre.xlsx'));
    await waitFor(() => expect(uploads()).toHaveLength(1));
    await press(uploadText('cancel', { name: 'octubre.xlsx' }));
    expect(uploads()[0]?.isAborted()).toBe(true);
  });

  it('[R-IMP-06] [R-ERR-23] alerts to a file of another type before anything is uploaded', async () => {
    await openImports(importsApi());
    await bring(sheet('ventas.csv'));
    expect((await screen.findByRole('alert')).textContent).toBe(uploadText('rejection.file_type_refused'));
    expect(uploads()).toHaveLength(0);
  });

  it('[R-IMP-08] [R-ERR-17] shows why the server did not take a file', async () => {
    await openImports(importsApi());
    await bring(sheet('ventas.xlsx'));
    await waitFor(() => expect(uploads()).toHaveLength(1));
    act(() => uploads()[0]?.refuse('workbook_encrypted', 422));
    expect((await screen.findByRole('alert')).textContent).toBe(rejection('rejection.workbook_encrypted'));
  });
});

describe('what a file would change', () => {
  it('[AMB-69] is counted, and shown row by row as before and after', async () => {
    const rows = [aDifference(), aDifference({ mark: 'new', before: null, after: ['cena', 1, null] })];
    const imports = await openImports(importsApi({ rows }));
    await bring(sheet('ventas.xlsx'));
    await answer(imports, 0, ready);
    expect((await tile('changed')).checked).toBe(true);
    const label = (mark: 'new' | 'changed') => differenceText('rows', { mark: text(`mark.${mark}`) });
    await screen.findByRole('table', { name: label('changed') });
    const fromTo = differenceText('fromTo', { before: '2,1\u00a0%', after: '2,35\u00a0%' });
    expect(cellsOf(label('changed'))).toEqual([
      ['101 - Gran Vía', 'Comida', expect.stringContaining(`Ventas${fromTo}`)],
    ]);
    // What stays is not listed as a change.
    expect(cellsOf(label('changed'))[0]?.[2]).not.toContain('GC');
    await userEvent.click(await tile('new'));
    await screen.findByRole('table', { name: label('new') });
    expect(cellsOf(label('new'))).toEqual([
      ['101 - Gran Vía', 'Cena', `Ventas1\u00a0%GC${differenceText('noValue')}`],
    ]);
    expect((await tile('gone')).disabled).toBe(true);
  });

  it('[R-IMP-08] [W29] lists its mistakes first, by cell with a sentence, and offers all of them as CSV', async () => {
    const imports = await openImports(importsApi());
    await bring(sheet('ventas.xlsx'));
    await answer(imports, 0, refused);
    expect((await tile('wrong')).checked).toBe(true);
    await screen.findByRole('table', { name: differenceText('problems') });
    expect(cellsOf(differenceText('problems'))).toEqual([
      ['D12', 'doce', problemText('problem.number_wrong', { value: 'doce' })],
      [differenceText('wholeRow', { row: 3 }), '–', problemText('problem.row_double', { expected: '2' })],
      [differenceText('wholeSheet'), '–', problemText('problem.heading_missing', { column: 'Ventas' })],
    ]);
    expect(screen.getByRole('link', { name: differenceText('csv') }).getAttribute('href')).toBe(
      `/api/import/${refused.id}/problems`,
    );
    expect(step('step.confirm').queryByRole('button', { name: confirmText('import') })).toBeNull();
  });

  it('comes in pages: 200 mistakes are listed of 240, and 60 rows by 25', async () => {
    const problems = Array.from({ length: 200 }, (_none, index) => aProblem({ row: index + 2 }));
    const rows = Array.from({ length: 60 }, (_none, index) => aDifference({ site: String(index) }));
    const many = { ...refused, problems, problem_count: 240 };
    const imports = importsApi({
      imports: [many, { ...ready, counts: { ...ready.counts, changed: 60 } }],
      rows,
    });
    await openImports(imports, `/admin/import?kind=sales&import=${many.id}`);
    await see(differenceText('listed', { shown: 200, total: 240 }));
    expect(cellsOf(differenceText('problems'))).toHaveLength(25);
    await press(tableText('next'), 'button', step('step.difference'));
    expect(cellsOf(differenceText('problems'))[0]?.[0]).toBe('D27');
    cleanup();
    await openImports(imports, `/admin/import?kind=sales&import=${ready.id}`);
    const label = differenceText('rows', { mark: text('mark.changed') });
    await screen.findByRole('table', { name: label });
    await press(tableText('next'), 'button', step('step.difference'));
    await waitFor(() => expect(cellsOf(label)[0]?.[0]).toBe('25 - Gran Vía'));
  });

  it('shows that a file with the same figures changes nothing', async () => {
    const same = anImport({
      id: idOf(3),
      status: 'unchanged',
      counts: { new: 0, changed: 0, gone: 0, same: 10 },
    });
    const imports = await openImports(importsApi({ rows: [aDifference({ mark: 'same' })] }));
    await bring(sheet('ventas.xlsx'));
    await answer(imports, 0, same);
    await see(differenceText('unchanged'));
    see.noText(/La hoja oculta/);
    expect(step('step.confirm').queryByRole('button', { name: confirmText('import') })).toBeNull();
  });

  it('[R-IMP-08] shows how many rows and columns with figures the sheet hides', async () => {
    const imports = await openImports(importsApi());
    await bring(sheet('ventas.xlsx'));
    await answer(imports, 0, { ...ready, hidden: { rows: 3, columns: 1 } });
    await see('La hoja oculta 3 filas y 1 columna con datos: se importa igual que lo visible.');
  });

  it('does not take away what is being read: the next file waits to be opened', async () => {
    const imports = importsApi();
    const next = anImport({ id: idOf(5), filename: 'noviembre.xlsx' });
    await openImports(imports);
    await bring(sheet('ventas.xlsx'), sheet('noviembre.xlsx'));
    await answer(imports, 0, ready);
    await waitFor(() => expect(app.path()).toContain(ready.id));
    await answer(imports, 1, next);
    await press(fileText('reviewNamed', { name: 'noviembre.xlsx' }));
    await waitFor(() => expect(app.path()).toContain(next.id));
  });

  it('makes room for a corrected file', async () => {
    const imports = await openImports(importsApi());
    await bring(sheet('ventas.xlsx'));
    await answer(imports, 0, refused);
    await waitFor(() => expect(app.path()).toContain(refused.id));
    await bring(sheet('ventas bien.xlsx'));
    await answer(imports, 1, { ...ready, filename: 'ventas bien.xlsx' });
    await waitFor(() => expect(app.path()).toContain(ready.id));
    expect(step('step.file').queryByText('ventas.xlsx')).toBeNull();
  });
});

describe('the screen of imports', () => {
  it('[R-IMP-05] [AMB-68] leads to the documents, which have a screen of their own', async () => {
    const { api } = importsApi();
    renderApp({ api, areas: [importsArea], at: '/admin/import' });
    const link = await screen.findByRole('link', { name: mainMenu['/admin/documents'].label.CAST });
    expect(link.getAttribute('href')).toBe('/admin/documents');
  });

  it.each<[string, Role, 'ES' | 'PT']>([
    ['editors', Role.Editor, 'ES'],
    ['Portugal', Role.Administrator, 'PT'],
  ])('[R-NAV-34] is not there for %s', async (_who, type, market) => {
    const { api } = importsApi();
    api.signedIn({ type });
    renderApp({ api, areas: [importsArea], at: '/admin/import', market });
    await waitFor(() => expect(app.path().startsWith('/admin/import')).toBe(false));
    expect(api.callsTo(queries.ListImports)).toEqual([]);
  });
});
