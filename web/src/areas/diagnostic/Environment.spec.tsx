import { beforeEach, describe, expect, it } from '@jest/globals';
import { diagnosticCommands } from '@portal/contracts/areas/diagnostic';
import { userEvent } from '@testing-library/user-event';
import { press, refuse, screen, see, textsOf, uiText, waitFor, widen } from '#testing/screen-kit';
import { environmentTexts } from './texts';
import { diagnosticApi, openDiagnostic } from './diagnostic.testing';

const text = textsOf(environmentTexts);

beforeEach(() => widen(1280));

const open = () => {
  const fake = openDiagnostic(diagnosticApi());
  return fake;
};
const isPressed = async (name: string) =>
  (await screen.findByRole('button', { name })).getAttribute('aria-pressed');
const field = () => screen.findByRole('textbox', { name: text('own') });

describe('what is around the restaurant', () => {
  it('[R-DIA-12] [R-DIA-15] is selected and unselected at once, each by a call of its own', async () => {
    const { api } = open();
    await press('Hospital');
    expect(await isPressed('Hospital')).toBe('true');
    await see(text('selected', { name: 'Hospital' }));
    await press('Oficinas');
    expect(await isPressed('Oficinas')).toBe('false');
    await see.sent(api, diagnosticCommands.UnselectEnvironment, [{ id: '1', restaurant_id: 1 }]);
    expect(api.callsTo(diagnosticCommands.SelectEnvironment)).toEqual([{ id: '5', restaurant_id: 1 }]);
  });

  it('[U5] can be undone', async () => {
    const { api } = open();
    await press('Hospital');
    await press(uiText('undo'));
    await see.sent(api, diagnosticCommands.UnselectEnvironment, 1);
    await waitFor(async () => expect(await isPressed('Hospital')).toBe('false'));
  });

  it('is restored when it could not be saved', async () => {
    const { api } = open();
    api.on(diagnosticCommands.SelectEnvironment, () => refuse('restaurant_inactive', { status: 409 }));
    await press('Hospital');
    await waitFor(async () => expect(await isPressed('Hospital')).toBe('false'));
  });

  it('[R-DIA-13] has own options, added on Enter and selected', async () => {
    const { api } = open();
    await userEvent.type(await field(), '  Playa  {Enter}');
    expect(await isPressed('Playa')).toBe('true');
    expect(api.callsTo(diagnosticCommands.AddCustomEnvironment)).toEqual([{ id: 1, name: 'Playa' }]);
    expect(((await field()) as HTMLInputElement).value).toBe('');
  });

  it('[R-DIA-13] keeps a rejected name, and shows why at the field', async () => {
    const { api } = open();
    api.on(diagnosticCommands.AddCustomEnvironment, () => refuse('environment_name_taken', { status: 409 }));
    await userEvent.type(await field(), 'Hospital{Enter}');
    await waitFor(async () => expect((await field()).getAttribute('aria-invalid')).toBe('true'));
    expect(((await field()) as HTMLInputElement).value).toBe('Hospital');
    await userEvent.clear(await field());
    await userEvent.keyboard('{Enter}');
    await see(text('blank'));
  });

  it('[R-DIA-14] can be deleted after a confirmation, only where it is the restaurant’s own', async () => {
    const { api } = open();
    await press(text('remove', { name: 'Estación' }));
    await see.role('alertdialog', text('removeTitle'));
    expect(api.callsTo(diagnosticCommands.DeleteCustomEnvironment)).toEqual([]);
    await press(text('removeConfirm'));
    await waitFor(() => see.none('button', 'Estación'));
    expect(api.callsTo(diagnosticCommands.DeleteCustomEnvironment)).toEqual([{ id: '1-1' }]);
    see.none('button', text('remove', { name: 'Hospital' }));
  });
});
