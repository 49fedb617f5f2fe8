import { describe, expect, it } from '@jest/globals';
import { sessionQueries } from '@portal/contracts/areas/session';
import { ownAccountCommands } from '@portal/contracts/areas/users';
import type { Market } from '@portal/contracts/kernel';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { passwordDigest } from '#core/session/password-digest';
import { renderApp } from '#testing/render-app';
import { aSession } from '#testing/sample-session';
import { coreText, fakeApi, inside, offline, press, refuse, see, textsOf } from '#testing/screen-kit';
import { sessionArea } from './index';
import { accountTexts, proofTexts } from './texts';

const { UpdateOwnAccount } = ownAccountCommands;
const market: Market = 'ES';
const text = textsOf(proofTexts);
const account = textsOf(accountTexts);
const other = 'otra@es.chain.example';

async function open({ by = 'password', fails = 0 }: { by?: 'password' | 'code'; fails?: number } = {}) {
  const right = await passwordDigest('secreta');
  let session = aSession();
  let lost = fails;
  const api = fakeApi()
    .on(sessionQueries.GetSession, () => session)
    .on(UpdateOwnAccount, ({ email, name, phone = '', own_password, own_code }) => {
      if (own_password === undefined && own_code === undefined)
        return refuse('proof_required', { status: 422, details: { by } });
      if (own_password !== right && own_code !== '123456')
        return refuse('proof_incorrect', { status: 422, details: { by } });
      if (lost > 0) {
        lost -= 1;
        return offline;
      }
      const address_change = { email, until: '2026-11-21T09:30:00.000Z' };
      session = { ...session, user: { ...session.user, address_change } };
      return { name, phone, email: session.user.email, version: 1, address_change };
    });
  renderApp({ api, areas: [sessionArea], at: '/account', market });
  const email = await screen.findByLabelText(new RegExp(`^${account('email')}`));
  await userEvent.clear(email);
  await userEvent.type(email, other);
  await press(account('save'));
  const dialog = await inside('dialog', text('title'));
  return { api, dialog, email };
}
const sentKeys = (api: Awaited<ReturnType<typeof open>>['api']) =>
  api.requestsTo(UpdateOwnAccount).map(({ headers }) => headers['idempotency-key']);

describe('a command that needs a proof of who sends it', () => {
  it('[X2] asks for the password, shows a wrong one there, and sends the same again with the right one', async () => {
    const { api, dialog } = await open();
    const password = dialog.getByLabelText(text('password'), { selector: 'input' });
    await userEvent.type(password, '{Enter}');
    expect(dialog.getByText(text('passwordMissing'))).toBeTruthy();
    await userEvent.type(password, 'mal{Enter}');
    expect((await dialog.findByRole('alert')).textContent).toBe(text('passwordWrong'));
    await userEvent.clear(password);
    await userEvent.type(password, 'secreta{Enter}');
    await see(account('saved'));
    see.none('dialog');
    const [first, ...others] = api.callsTo(UpdateOwnAccount);
    for (const each of others) expect(each).toMatchObject({ ...first });
    expect(new Set(sentKeys(api)).size).toBe(3);
    await see(new RegExp(other));
  });

  it('[X2] asks for a code where a second factor is on', async () => {
    const { api, dialog } = await open({ by: 'code' });
    expect(dialog.queryByLabelText(text('password'), { selector: 'input' })).toBeNull();
    await userEvent.type(dialog.getByRole('textbox'), '123456{Enter}');
    await see(account('saved'));
    expect(api.callsTo(UpdateOwnAccount)[1]).toMatchObject({ own_code: '123456', email: other });
  });

  it('[X2] [W11] cancelled keeps everything as typed, and shows that nothing has changed', async () => {
    const { api, dialog, email } = await open();
    await press(text('leave'), 'button', dialog);
    await see(coreText('rejection.proof_required'));
    expect((email as HTMLInputElement).value).toBe(other);
    expect(api.callsTo(UpdateOwnAccount)).toHaveLength(1);
    await press(account('save'));
    await see.role('dialog', text('title'));
  });

  it('[R3] is the same request once more where no answer came', async () => {
    const { api, dialog } = await open({ fails: 1 });
    const password = dialog.getByLabelText(text('password'), { selector: 'input' });
    await userEvent.type(password, 'secreta{Enter}');
    expect(await dialog.findByRole('alert')).toBeTruthy();
    await userEvent.type(password, '{Enter}');
    await waitFor(() => see.none('dialog'));
    const [, second, third] = sentKeys(api);
    expect(second).toBe(third);
  });
});
