import { expect, it, jest } from '@jest/globals';
import { mopCommands, minPauseReason } from '@portal/contracts/areas/mop';
import { userEvent } from '@testing-library/user-event';
import { renderApp } from '#testing/render-app';
import { inside, press, see, testArea, textsOf, waitFor } from '#testing/screen-kit';
import { PauseFormDialog } from './PauseFormDialog';
import { longReason, mopApi } from './mop.testing';
import { requestTexts } from './texts';

const text = textsOf(requestTexts);

it('[R-MOP-05] [AMB-49] a pause for another screen keeps the rules of a request, and sends nothing itself', async () => {
  const { api } = mopApi([]);
  const take = jest.fn();
  const Host = () => <PauseFormDialog restaurantId={1} onTake={take} onClose={() => undefined} />;
  renderApp({
    api,
    areas: [testArea({ '/': Host })],
  });
  const dialog = await inside('dialog', text('title'));
  expect(dialog.queryByRole('combobox', { name: /Restaurante/ })).toBeNull();
  await press(text('value'), 'textbox', dialog);
  await userEvent.paste('Corto');
  await press(text('take'), 'button', dialog);
  await see(text('value.reason_too_short', { min: minPauseReason }), dialog);
  expect(take).not.toHaveBeenCalled();
  await userEvent.clear(dialog.getByRole('textbox', { name: text('value') }));
  await userEvent.paste(longReason);
  await press(text('take'), 'button', dialog);
  await waitFor(() => expect(take).toHaveBeenCalledWith(expect.objectContaining({ value: longReason })));
  expect(api.callsTo(mopCommands.RequestMopPause)).toEqual([]);
});
