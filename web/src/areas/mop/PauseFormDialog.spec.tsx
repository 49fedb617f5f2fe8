import { afterEach, expect, it, jest } from '@jest/globals';
import { mopCommands, minPauseReason } from '@portal/contracts/areas/mop';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderApp } from '#testing/render-app';
import { textsOf } from '#testing/text-of';
import { PauseFormDialog } from './PauseFormDialog';
import { longReason, mopApi } from './mop.testing';
import { requestTexts } from './texts';

const text = textsOf(requestTexts);
const title = { CAST: 'T', CAT: 'T', PT: 'T' };

afterEach(cleanup);

it('[R-MOP-05] [AMB-49] a pause for another screen keeps the rules of a request, and sends nothing itself', async () => {
  const { api } = mopApi([]);
  const take = jest.fn();
  const Host = () => <PauseFormDialog restaurantId={1} onTake={take} onClose={() => undefined} />;
  renderApp({
    api,
    areas: [{ area: 'host', routes: [{ frame: 'portal', title, path: '/', screen: async () => Host }] }],
  });
  const dialog = within(await screen.findByRole('dialog', { name: text('title') }));
  expect(dialog.queryByRole('combobox', { name: /Restaurante/ })).toBeNull();
  await userEvent.click(dialog.getByRole('textbox', { name: text('value') }));
  await userEvent.paste('Corto');
  await userEvent.click(dialog.getByRole('button', { name: text('take') }));
  expect(await dialog.findByText(text('value.reason_too_short', { min: minPauseReason }))).toBeTruthy();
  expect(take).not.toHaveBeenCalled();
  await userEvent.clear(dialog.getByRole('textbox', { name: text('value') }));
  await userEvent.paste(longReason);
  await userEvent.click(dialog.getByRole('button', { name: text('take') }));
  await waitFor(() => expect(take).toHaveBeenCalledWith(expect.objectContaining({ value: longReason })));
  expect(api.callsTo(mopCommands.RequestMopPause)).toEqual([]);
});
