import { describe, expect, it } from '@jest/globals';
import { anImport, importCommands as commands } from '@portal/contracts/areas/imports';
import { userEvent } from '@testing-library/user-event';
import { inside, press, refuse, screen, see, textsOf, waitFor } from '#testing/screen-kit';
import { confirmTexts, historyTexts, importsTexts } from './texts';
import {
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
} from './imports.testing';

const text = textsOf(importsTexts);
const confirmText = textsOf(confirmTexts);
const historyText = textsOf(historyTexts);
const rejection = textsOf(importsTexts);

prepareEachTest();

const agree = async () => press(confirmText('discardConfirm'), 'button', await inside('alertdialog'));

describe('a checked file', () => {
  it('[R-IMP-04] is thrown away where it was reviewed, and waits for nothing any more', async () => {
    const imports = await openImports(importsApi());
    await bring(sheet('ventas.xlsx'));
    await answer(imports, 0, ready);
    await screen.findByRole('button', { name: confirmText('import') });
    const discard = await step('step.difference').findByRole('button', {
      name: text('discardNamed', { name: 'ventas.xlsx' }),
    });
    await userEvent.click(discard);
    expect(imports.api.callsTo(commands.DiscardImport)).toEqual([]);
    await agree();
    await screen.findByText(confirmText('discarded', { name: 'ventas.xlsx' }));
    expect(imports.api.callsTo(commands.DiscardImport)).toEqual([{ id: ready.id }]);
    expect(step('step.file').queryByText('ventas.xlsx')).toBeNull();
    await waitFor(() => see.none('button', confirmText('import')));
    expect(step('step.difference').queryByText(text('status.ready'))).toBeNull();
    await waitFor(() => expect(history()[0]?.textContent).toContain(text('status.discarded')));
    expect(history()[0]?.textContent).toContain(historyText('discardedBy', { who: 'Carmen Ruiz' }));
  });

  it('[W36] is thrown away from the history too, with mistakes in it or not; what was imported is not', async () => {
    const done = anImport({ id: idOf(7), status: 'confirmed', filename: 'octubre.xlsx' });
    const imports = await openImports(importsApi({ imports: [{ ...refused, filename: 'mal.xlsx' }, done] }));
    await press(text('discardNamed', { name: 'mal.xlsx' }));
    await agree();
    await see.sent(imports, commands.DiscardImport, [{ id: refused.id }]);
    await waitFor(() => expect(history()[0]?.textContent).toContain(text('status.discarded')));
    see.none('button', /^Descartar/);
  });

  it('[R-IMP-08] stays where another person has just imported it', async () => {
    const imports = importsApi({ imports: [{ ...ready, filename: 'ventas.xlsx' }] });
    imports.api.on(commands.DiscardImport, () => refuse('import_confirmed', { status: 409 }));
    await openImports(imports);
    await press(text('discardNamed', { name: 'ventas.xlsx' }));
    await agree();
    await screen.findByText(new RegExp(rejection('rejection.import_confirmed')));
    expect(history()).toHaveLength(1);
  });
});
