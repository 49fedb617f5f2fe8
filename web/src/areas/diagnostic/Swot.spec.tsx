import { beforeEach, describe, expect, it } from '@jest/globals';
import { diagnosticCommands } from '@portal/contracts/areas/diagnostic';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { app, broken, inside, press, refuse, see, textsOf, widen } from '#testing/screen-kit';
import { blocksTexts } from '#ui/texts';
import { diagnosticTexts, swotTexts } from './texts';
import { diagnosticApi, openDiagnostic, section } from './diagnostic.testing';
import { aDiagnostic } from './samples.testing';

const text = textsOf(swotTexts);
const frame = textsOf(diagnosticTexts);
const blocks = textsOf(blocksTexts);
const saveText = frame('save', { block: frame('block.swot') });

beforeEach(() => widen(1280));

const rows = async (list: 'strengths' | 'weaknesses') => {
  const quadrant = await screen.findByRole('region', { name: new RegExp(`^${text(list)}`) });
  return within(quadrant)
    .getAllByRole<HTMLTextAreaElement>('textbox')
    .map(({ value }) => value);
};
const newRow = async () => screen.findByRole('textbox', { name: text('new.strengths') });
const saveButton = () => screen.queryByRole('button', { name: saveText });

describe('the four lists', () => {
  it('[R-DIA-06] [R-DIA-08] take texts by keyboard: Enter leads on, and Save is there after a change alone', async () => {
    const { api } = openWith();
    await userEvent.type(await newRow(), 'Vistas al mar{Enter}Equipo veterano');
    expect(await rows('strengths')).toEqual([
      'Terraza',
      'Aparcamiento',
      'Vistas al mar',
      'Equipo veterano',
      '',
    ]);
    await press(saveText);
    await waitFor(() => expect(saveButton()).toBeNull());
    expect(api.callsTo(diagnosticCommands.UpdateSwot)).toEqual([
      {
        restaurant_id: 1,
        version: 3,
        dafo: {
          strenghts: ['Terraza', 'Aparcamiento', 'Vistas al mar', 'Equipo veterano'],
          weaknesses: ['Poca luz'],
          opportunities: [],
          threats: [],
        },
      },
    ]);
    expect(await rows('strengths')).toEqual([
      'Terraza',
      'Aparcamiento',
      'Vistas al mar',
      'Equipo veterano',
      '',
    ]);
  });

  it('[R-DIA-08] typed back to what they were are no change', async () => {
    openWith();
    await userEvent.type(await newRow(), 'X');
    expect(saveButton()).toBeTruthy();
    await userEvent.keyboard('{Backspace}{Backspace}');
    expect(saveButton()).toBeNull();
    expect(await rows('strengths')).toEqual(['Terraza', 'Aparcamiento', '']);
  });

  it('[R-DIA-06] lose a row by pointer, and by Backspace once it is empty', async () => {
    openWith();
    await press(text('remove', { text: 'Terraza' }));
    expect(await rows('strengths')).toEqual(['Aparcamiento', '']);
    expect((document.activeElement as HTMLTextAreaElement).value).toBe('Aparcamiento');
    await userEvent.clear(screen.getByDisplayValue('Poca luz'));
    await userEvent.keyboard('{Backspace}');
    expect(await rows('weaknesses')).toEqual(['']);
    await userEvent.tab();
    expect(saveButton()).toBeTruthy();
  });

  it('[R-DIA-09] leave out rows that say nothing', async () => {
    const { api } = openWith();
    await userEvent.type(await newRow(), '   Vistas   ');
    await press(saveText);
    await see.sent(api, diagnosticCommands.UpdateSwot, 1);
    expect(api.callsTo(diagnosticCommands.UpdateSwot)[0]?.dafo.strenghts.at(-1)).toBe('Vistas');
  });

  it('[R-DIA-07] take examples that are in no list yet', async () => {
    openWith();
    await press(`${text('examples')}: ${text('strengths')}`);
    const dialog = await inside('dialog');
    const taken = await dialog.findByRole('button', { name: /terraza/ });
    expect(taken.getAttribute('aria-disabled')).toBe('true');
    expect(dialog.queryByText('Poco espacio')).toBeNull();
    await press('Buena ubicación', 'button', dialog);
    expect(
      (await dialog.findByRole('button', { name: /Buena ubicación/ })).getAttribute('aria-disabled'),
    ).toBe('true');
    await press(text('close'), 'button', dialog);
    await waitFor(() => see.none('dialog'));
    expect(await rows('strengths')).toEqual(['Terraza', 'Aparcamiento', 'Buena ubicación', '']);
  });

  it('say in one sentence how many there are', async () => {
    openWith();
    const counts = { strengths: 2, weaknesses: 1, opportunities: 0, threats: 0 };
    expect((await section('DAFO')).getByText(text('result', counts))).toBeTruthy();
  });
});

describe('saving the four lists', () => {
  it('[R-DIA-08] that fails keeps everything, and shows an error', async () => {
    const { api } = openWith();
    api.on(diagnosticCommands.UpdateSwot, broken);
    await userEvent.type(await newRow(), 'Vistas');
    await press(saveText);
    await see(blocks('failed'));
    expect(await rows('strengths')).toEqual(['Terraza', 'Aparcamiento', 'Vistas', '']);
    expect(saveButton()).toBeTruthy();
  });

  it('[R4] over another person’s changes asks first: who, when and what, and nothing typed is lost', async () => {
    const { api, change } = openWith();
    await userEvent.type(await newRow(), 'Vistas');
    const { swot } = aDiagnostic();
    change({
      swot: { ...swot, weaknesses: ['Poca luz', 'Sin rampa'], version: 4 },
      changed: {
        ...aDiagnostic().changed,
        swot: { date: '2026-11-24T09:30:00.000Z', user_name: 'Lucía Vega' },
      },
    });
    app.push('DiagnosticChanged', { id: 1, position: 9 });
    const notice = await inside('alert');
    expect(notice.getByText(/Lucía Vega/).textContent).toContain('24/11/2026');
    expect(notice.getByText(frame('contestedFields', { fields: text('weaknesses') }))).toBeTruthy();
    expect(saveButton()?.hasAttribute('disabled')).toBe(true);
    await press(blocks('keepMine'));
    await press(saveText);
    await see.sent(api, diagnosticCommands.UpdateSwot, 1);
    expect(api.callsTo(diagnosticCommands.UpdateSwot)[0]?.version).toBe(4);
  });

  it('[R4] can take theirs instead', async () => {
    const { change } = openWith();
    await userEvent.type(await newRow(), 'Vistas');
    change({ swot: { ...aDiagnostic().swot, strenghts: ['Otra'], version: 4 } });
    app.push('DiagnosticChanged', { id: 1, position: 9 });
    await press(blocks('takeTheirs'));
    await waitFor(async () => expect(await rows('strengths')).toEqual(['Otra', '']));
    expect(saveButton()).toBeNull();
  });

  it('[R4] that the server finds contested shows what is there now', async () => {
    const { api, change } = openWith();
    api.on(diagnosticCommands.UpdateSwot, () => {
      change({ swot: { ...aDiagnostic().swot, threats: ['Obras'], version: 4 } });
      return refuse('conflict', { status: 409, details: { changed_by_name: 'Lucía Vega' } });
    });
    await userEvent.type(await newRow(), 'Vistas');
    await press(saveText);
    await see(frame('contestedFields', { fields: text('threats') }));
    expect(screen.getByDisplayValue('Vistas')).toBeTruthy();
  });

  it('[R4] shows what others save elsewhere at once, and leaves what is typed here alone', async () => {
    const { change } = openWith();
    await userEvent.type(await newRow(), 'Vistas');
    change({ environment: aDiagnostic().environment.map((option) => ({ ...option, status: 1 })) });
    app.push('DiagnosticChanged', { id: 1, position: 9 });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Hospital' }).getAttribute('aria-pressed')).toBe('true'),
    );
    expect(screen.getByDisplayValue('Vistas')).toBeTruthy();
    see.none('alert');
  });
});

function openWith() {
  const fake = openDiagnostic(diagnosticApi());
  return { ...fake };
}
