import { beforeEach, describe, expect, it } from '@jest/globals';
import { aCompleteEntry } from '@portal/contracts/areas/cart';
import { sessionQueries } from '@portal/contracts/areas/session';
import { userCommands } from '@portal/contracts/areas/users';
import { type Market, phoneDigits } from '@portal/contracts/kernel';
import userEvent from '@testing-library/user-event';
import { renderApp } from '#testing/render-app';
import { aSession, cleanup, fakeApi, screen, see, textsOf, waitFor } from '#testing/screen-kit';
import { cartArea } from './index';
import { phoneTexts } from './texts/phone';

const text = textsOf(phoneTexts);
const { AddPhone } = userCommands;

beforeEach(() => {
  const entry = aCompleteEntry('PT', { restaurant_id: 1, restaurant_name: 'Restaurante 1' });
  localStorage.setItem('cart', JSON.stringify({ 1763640000000: entry }));
});

async function open(market: Market, phone = '') {
  let session = aSession();
  session = { ...session, user: { ...session.user, phone } };
  const api = fakeApi()
    .on(sessionQueries.GetSession, () => session)
    .on(AddPhone, (added) => {
      session = { ...session, user: { ...session.user, ...added } };
      return added;
    });
  renderApp({ api, areas: [cartArea], at: '/cart', market });
  await screen.findByRole('heading', { level: 1 });
  return { api, user: userEvent.setup() };
}
const asked = () => screen.queryByRole('heading', { name: text('title') });

describe('the phone of a person who orders', () => {
  it('[R-CRT-20] [R-API-54] is asked for at the cart in Portugal, kept, and proposed for the order', async () => {
    const { api, user } = await open('PT');
    await user.type(screen.getByRole('textbox', { name: text('phone') }), '912 345 678');
    await user.click(screen.getByRole('button', { name: text('save') }));
    await waitFor(() => expect(asked()).toBeNull());
    expect(api.callsTo(AddPhone)).toEqual([{ phone: '912 345 678' }]);
    expect(screen.getByDisplayValue('912 345 678').getAttribute('name')).toBe('contact_phone');
  });

  it('[R-CRT-20] [R-ERR-12] [AMB-89] explains what a phone is, and is not sent while it is invalid', async () => {
    const { api, user } = await open('PT');
    const phone = screen.getByRole('textbox', {
      name: text('phone'),
      description: text('phoneHint', phoneDigits),
    });
    await user.type(phone, '91');
    await user.click(screen.getByRole('button', { name: text('save') }));
    await see(text('phone.phone_not_correct'));
    expect(api.callsTo(AddPhone)).toEqual([]);
  });

  it('[R-CRT-20] is not asked for where there is one, nor in Spain', async () => {
    await open('PT', '912 345 678');
    expect(asked()).toBeNull();
    cleanup();
    await open('ES');
    expect(asked()).toBeNull();
  });
});
