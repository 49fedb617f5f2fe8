import { describe, expect, it } from '@jest/globals';
import {
  anImport,
  importCommands as commands,
  importColumns,
  importQueries as queries,
  maxDescriptionLength,
} from '@portal/contracts/areas/imports';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { app, inside, press, reads, refuse, see, textsOf, uiText } from '#testing/screen-kit';
import { uploadTexts } from '#ui/texts';
import { confirmTexts, descriptionsTexts, historyTexts, importsTexts, photoTexts } from './texts';
import { successTexts } from './texts/success';
import {
  aDifference,
  answer,
  bring,
  history,
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
const confirmText = textsOf(confirmTexts);
const historyText = textsOf(historyTexts);
const success = textsOf(successTexts);
const textsText = textsOf(descriptionsTexts);
const photoText = textsOf(photoTexts);
const rejection = textsOf(importsTexts);
const uploadText = textsOf(uploadTexts);

const sales = importColumns.sales.label.CAST;
prepareEachTest();

describe('the confirmation', () => {
  it('[R-IMP-04] [R-IMP-07] [AMB-31] imports what was checked, reports it, and can be undone at once', async () => {
    const imports = await openImports(importsApi({ rows: [aDifference()] }));
    await bring(sheet('ventas.xlsx'));
    await answer(imports, 0, ready);
    await press(confirmText('import'));
    await see(success('updated'));
    expect(imports.api.callsTo(commands.ConfirmImport)).toEqual([
      { id: ready.id, period_from: '', period_to: '' },
    ]);
    expect(step('step.file').queryByText('ventas.xlsx')).toBeNull();
    await see(text('status.confirmed'), step('step.difference'));
    await press(uiText('undo'));
    await see.sent(imports, commands.UndoImport, [{ id: ready.id }]);
  });

  it('asks of which months the figures speak', async () => {
    const imports = await openImports(importsApi({ rows: [aDifference()] }));
    await bring(sheet('ventas.xlsx'));
    await answer(imports, 0, ready);
    const from = await screen.findByRole<HTMLSelectElement>('combobox', { name: confirmText('period.from') });
    const to = screen.getByRole<HTMLSelectElement>('combobox', { name: confirmText('period.to') });
    expect(to.disabled).toBe(true);
    const months = [...from.options].map(({ value }) => value);
    const asRead = (month = '') => month.split('/').reverse().join('-');
    await userEvent.selectOptions(from, months[3] ?? '');
    expect([...to.options].map(({ value }) => value)).toEqual(['', ...months.slice(1, 3)]);
    await userEvent.selectOptions(to, months[1] ?? '');
    await press(confirmText('import'));
    await see.sent(imports, commands.ConfirmImport, [
      { id: ready.id, period_from: asRead(months[3]), period_to: asRead(months[1]) },
    ]);
  });

  it('[AMB-31] shows the success message of the specification in Portuguese', () => {
    expect(textsOf(successTexts, 'PT')('updated')).toBe('A informação foi actualizada correctamente');
  });

  it('[R-IMP-08] shows why the server refused it, and checks an outdated file again', async () => {
    const imports = importsApi();
    imports.api.on(commands.ConfirmImport, () => refuse('import_outdated', { status: 409 }));
    await openImports(imports);
    await bring(sheet('ventas.xlsx'));
    await answer(imports, 0, ready);
    await press(confirmText('import'));
    const alert = await screen.findByRole('alert');
    reads(alert, rejection('rejection.import_outdated'), confirmText('failed', { name: 'ventas.xlsx' }));
    await press(confirmText('checkAgain'));
    await waitFor(() => expect(uploads()).toHaveLength(2));
    expect(uploads()[1]?.filename).toBe('ventas.xlsx');
    see.none('alert');
  });

  it('[R-ERR-24] is asked for before a file that waits is left', async () => {
    const imports = await openImports(importsApi());
    await bring(sheet('ventas.xlsx'));
    await answer(imports, 0, ready);
    await screen.findByRole('button', { name: confirmText('import') });
    await userEvent.click(screen.getAllByRole('link', { name: /LSM/ })[0] as HTMLElement);
    await see.role('alertdialog', uiText('leaveTitle'));
  });
});

describe('the history of imports', () => {
  const done = anImport({
    id: idOf(7),
    status: 'confirmed',
    filename: 'octubre.xlsx',
    confirmed_by: 'Ada Mora',
    confirmed_date: '2026-11-02T09:00:00.000Z',
    counts: { new: 0, changed: 12, gone: 3, same: 1 },
  });

  it('[W36] shows who imported which file, when, and what it changed', async () => {
    await openImports(importsApi({ imports: [done, refused] }));
    const [first, second] = await waitFor(history);
    reads(first, 'octubre.xlsx', 'Ada Mora', '12 cambiados · 3 quitados');
    expect(second?.textContent).toContain('3 errores');
    expect(within(second as HTMLElement).queryByRole('button', { name: /Deshacer/ })).toBeNull();
  });

  it('[W36] undoes an import once its consequences were read', async () => {
    await openImports(importsApi({ imports: [done], newer: ['Gran Vía'] }));
    await press(text('undoNamed', { name: 'octubre.xlsx' }));
    const dialog = await inside('alertdialog');
    expect(dialog.getByText(/4 restaurantes.*1 restaurante se queda.*Gran Vía/)).toBeTruthy();
    await press(confirmText('undoConfirm'), 'button', dialog);
    await screen.findByText(confirmText('undone', { name: 'octubre.xlsx' }));
    await waitFor(() => expect(history()[0]?.textContent).toContain(text('status.undone')));
  });

  it('[W36] shows why an import can no longer be undone', async () => {
    const imports = importsApi({ imports: [done] });
    imports.api.on(commands.UndoImport, () => refuse('import_superseded', { status: 409 }));
    await openImports(imports);
    await press(text('undoNamed', { name: 'octubre.xlsx' }));
    await press(confirmText('undoConfirm'), 'button', await inside('alertdialog'));
    await screen.findByText(new RegExp(rejection('rejection.import_superseded')));
  });

  it('shows an import of another administrator as soon as it arrives', async () => {
    const imports = await openImports(importsApi());
    await screen.findByText(historyText('emptyTitle'));
    imports.add(done);
    app.push('ImportChanged', { id: done.id, position: 9 });
    await waitFor(() => expect(history()[0]?.textContent).toContain('octubre.xlsx'));
  });

  it('opens an earlier import above', async () => {
    const imports = await openImports(importsApi({ imports: [done], rows: [aDifference()] }));
    await press(historyText('see', { name: 'octubre.xlsx' }), 'link');
    await see(/^Importada por Ada Mora/, step('step.difference'));
    expect(imports.api.callsTo(queries.ListImportDifference).at(-1)).toMatchObject({ id: done.id });
  });
});

describe('the texts of the diagnostic', () => {
  const descriptions = { moments: 'Ventas por franja horaria.' };
  const field = (section: 'moments' | 'pmix') =>
    screen.findByRole<HTMLTextAreaElement>('textbox', { name: textsText(`section.${section}`) });

  it('[R-IMP-03] are one for each section, and can be saved without any file', async () => {
    const imports = await openImports(importsApi({ descriptions }));
    const moments = await field('moments');
    expect(moments.value).toBe('Ventas por franja horaria.');
    expect(
      screen.getAllByRole('textbox', { name: /./ }).filter(({ tagName }) => tagName === 'TEXTAREA'),
    ).toHaveLength(14);
    await userEvent.type(moments, ' Desde enero.');
    await userEvent.type(await field('pmix'), 'Qué se vende.');
    await press(textsText('save', { count: 2 }));
    await see(success('updated'));
    expect(imports.api.callsTo(commands.UpdateSectionDescription)).toEqual([
      {
        section: 'moments',
        description: 'Ventas por franja horaria. Desde enero.',
        description_cat: '',
        version: 3,
      },
      { section: 'pmix', description: 'Qué se vende.', description_cat: '', version: 0 },
    ]);
  });

  it('[R-IMP-03] [R-IMP-04] are saved together with the files by the import button', async () => {
    const imports = await openImports(importsApi({ descriptions }));
    await bring(sheet('ventas.xlsx'));
    await answer(imports, 0, ready);
    await userEvent.type(await field('moments'), '!');
    const waiting = await inside('list', confirmText('what'));
    expect(waiting.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `${sales}: ventas.xlsx`,
      confirmText('texts', { names: textsText('section.moments') }),
    ]);
    await press(confirmText('import'));
    await see(success('updated'));
    expect(imports.api.callsTo(commands.ConfirmImport)).toHaveLength(1);
    expect(imports.api.callsTo(commands.UpdateSectionDescription)).toMatchObject([{ section: 'moments' }]);
  });

  it('[R4] that another person has saved since are reported, kept, and overwritten only after that', async () => {
    const imports = importsApi({ descriptions });
    const details = { changed_by: 'user-2', changed_by_name: 'Ada Mora', current_version: 5 };
    imports.api.on(commands.UpdateSectionDescription, ({ section, version }) =>
      version === 5 ? { section, version: 6 } : refuse('conflict', { status: 409, details }),
    );
    await openImports(imports);
    await userEvent.type(await field('moments'), '!');
    await press(textsText('save', { count: 1 }));
    expect((await screen.findByRole('alert')).textContent).toContain('Ada Mora');
    expect((await field('moments')).value).toBe('Ventas por franja horaria.!');
    await press(textsText('save', { count: 1 }));
    await see(success('updated'));
  });

  it('are not sent while one is too long', async () => {
    await openImports(importsApi({ descriptions }));
    await userEvent.click(await field('moments'));
    await userEvent.paste('x'.repeat(maxDescriptionLength));
    await see(textsText('tooLong', { over: 26, max: maxDescriptionLength }));
    expect(
      screen.getByRole<HTMLButtonElement>('button', { name: textsText('save', { count: 1 }) }).disabled,
    ).toBe(true);
  });
});

describe('the photo of the marketing plan', () => {
  it('[R-IMP-01] is shown as missing in words, without an empty picture', async () => {
    const imports = importsApi();
    const none = { url: '/api/static/marketing-plan.jpg?v=0', version: 0, update_date: null, versions: [] };
    imports.api.on(queries.GetPlanPhoto, () => none);
    await openImports(imports);
    const panel = await inside('region', photoText('title'));
    await see(photoText('none'), panel);
    expect(panel.queryByRole('img')).toBeNull();
  });

  it('[R-IMP-01] [R-IMP-07] is replaced by a JPEG, and earlier ones can be opened', async () => {
    await openImports(importsApi());
    const panel = await inside('region', photoText('title'));
    expect((await panel.findByRole('img')).getAttribute('src')).toBe('/api/static/marketing-plan.jpg?v=2');
    await see(photoText('versionOf', { version: 1, day: '20/11/2026', name: 'plan-1.jpg' }), panel);
    const input = screen
      .getByRole('region', { name: photoText('title') })
      .querySelector<HTMLInputElement>('input[type=file]');
    const choose = (name: string) =>
      userEvent.upload(input as HTMLInputElement, new File(['x'], name), { applyAccept: false });
    await choose('plan.png');
    expect((await panel.findByRole('alert')).textContent).toBe(uploadText('rejection.file_type_refused'));
    await choose('plan.jpeg');
    await waitFor(() =>
      expect(uploads().map(({ url }) => url)).toEqual(['/api/restaurant/marketing/update']),
    );
    await act(async () => uploads()[0]?.finishWith({ url: '/x.jpg', version: 3, width: 1, height: 1 }));
    await see(success('updated'));
  });
});
