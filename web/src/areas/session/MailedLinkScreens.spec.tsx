import { afterEach, describe, expect, it } from '@jest/globals';
import { addressCommands } from '@portal/contracts/areas/users';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeApi, refuse } from '#testing/fake-api';
import { renderApp } from '#testing/render-app';
import { textsOf } from '#testing/text-of';
import { addressTexts } from './texts';
import { sessionArea } from './index';

const { ConfirmAddress, RestoreAddress } = addressCommands;
const text = textsOf(addressTexts);
const later = () => Math.floor(Date.now() / 1000) + 600;
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('the link of a mail about another address', () => {
  it('[X2] [S6] does nothing by being opened; the button confirms, and the token leaves the address bar', async () => {
    const api = fakeApi()
      .signedOut()
      .on(ConfirmAddress, () => ({ email: 'otra@es.chain.example' }));
    const app = renderApp({ api, areas: [sessionArea], at: `/confirm-address/abc.def/${later()}` });
    expect(await screen.findByRole('heading', { name: text('confirmTitle') })).toBeTruthy();
    expect(app.path()).toBe('/confirm-address');
    expect(api.callsTo(ConfirmAddress)).toEqual([]);
    await press(text('confirm'));
    expect(await screen.findByText(text('confirmed', { email: 'otra@es.chain.example' }))).toBeTruthy();
    expect(api.callsTo(ConfirmAddress)).toEqual([{ id: 'abc.def' }]);
    expect(screen.queryByRole('button', { name: text('confirm') })).toBeNull();
  });

  it.each(['cancelled', 'restored'] as const)('[X2] takes the address back: %s', async (outcome) => {
    const api = fakeApi()
      .signedOut()
      .on(RestoreAddress, () => ({ outcome }));
    renderApp({ api, areas: [sessionArea], at: `/restore-address/abc.def/${later()}` });
    await press(text('restore'));
    expect(await screen.findByText(text(outcome))).toBeTruthy();
  });

  it('[S6] says that it has run out, or that a part of it is missing', async () => {
    const api = fakeApi()
      .signedOut()
      .on(RestoreAddress, () => refuse('address_link_expired', { status: 410 }));
    renderApp({ api, areas: [sessionArea], at: `/restore-address/abc.def/${later()}` });
    await press(text('restore'));
    expect((await screen.findByRole('alert')).textContent).toBe(text('rejection.address_link_expired'));
    cleanup();
    renderApp({ api, areas: [sessionArea], at: '/confirm-address' });
    expect((await screen.findByRole('alert')).textContent).toBe(text('noLink'));
  });
});
