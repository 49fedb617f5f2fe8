import { describe, expect, it } from '@jest/globals';
import { addressCommands } from '@portal/contracts/areas/users';
import { renderApp } from '#testing/render-app';
import { app, cleanup, fakeApi, press, refuse, screen, see, textsOf } from '#testing/screen-kit';
import { addressTexts } from './texts';
import { sessionArea } from './index';

const { ConfirmAddress, RestoreAddress } = addressCommands;
const text = textsOf(addressTexts);
const later = () => Math.floor(Date.now() / 1000) + 600;

describe('the link of a mail about another address', () => {
  it('[X2] [S6] does nothing by being opened; the button confirms, and the token leaves the address bar', async () => {
    const api = fakeApi()
      .signedOut()
      .on(ConfirmAddress, () => ({ email: 'otra@es.chain.example' }));
    renderApp({ api, areas: [sessionArea], at: `/confirm-address/abc.def/${later()}` });
    await see.role('heading', text('confirmTitle'));
    expect(app.path()).toBe('/confirm-address');
    expect(api.callsTo(ConfirmAddress)).toEqual([]);
    await press(text('confirm'));
    await see(text('confirmed', { email: 'otra@es.chain.example' }));
    expect(api.callsTo(ConfirmAddress)).toEqual([{ id: 'abc.def' }]);
    see.none('button', text('confirm'));
  });

  it.each(['cancelled', 'restored'] as const)('[X2] restores the address: %s', async (outcome) => {
    const api = fakeApi()
      .signedOut()
      .on(RestoreAddress, () => ({ outcome }));
    renderApp({ api, areas: [sessionArea], at: `/restore-address/abc.def/${later()}` });
    await press(text('restore'));
    await see(text(outcome));
  });

  it('[S6] shows that it has expired, or that a part of it is missing', async () => {
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
