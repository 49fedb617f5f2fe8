import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sessionQueries } from '@portal/contracts/areas/session';
import { ownAccountCommands, userCommands } from '@portal/contracts/areas/users';
import { type DeploymentSettings, type Market, Role } from '@portal/contracts/kernel';
import { act, cleanup, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { siteTexts } from '#ui/texts';
import { accountTexts } from './texts';
import { renderApp } from '#testing/render-app';
import { aRestaurant, aSession, type PersonFacts } from '#testing/sample-session';
import { app, fakeApi, refuse, see, tableText, textsOf } from '#testing/screen-kit';
import { savedDuration, useSaved } from './AccountScreen';
import { sessionArea } from './index';

const text = textsOf(accountTexts);
const siteText = textsOf(siteTexts);
const { UpdateOwnAccount } = ownAccountCommands;
const { ChooseFavouriteRestaurant } = userCommands;
const many = Array.from({ length: 12 }, (_, index) => aRestaurant(index + 1));

async function open(
  facts: PersonFacts = {},
  market: Market = 'ES',
  settings: Partial<DeploymentSettings> = {},
) {
  let session = aSession(facts);
  const change = (fields: Partial<typeof session.user>) => {
    session = { ...session, user: { ...session.user, ...fields } };
  };
  const api = fakeApi()
    .on(sessionQueries.GetSession, () => session)
    .on(ChooseFavouriteRestaurant, ({ restaurant_id }) => {
      change({ favourite: restaurant_id });
      return { restaurant_id };
    })
    .on(UpdateOwnAccount, ({ name, email, phone }) => {
      const version = session.user.version + 1;
      change({ name, email, phone, version });
      return { name, email, phone, version, address_change: null };
    });
  renderApp({ api, areas: [sessionArea], at: '/account', market, settings });
  await screen.findByRole('heading', { name: text('profile') });
  return { api, change, user: userEvent.setup(), ...app };
}
const field = (key: 'name' | 'email' | 'phone') => screen.findByLabelText(new RegExp(`^${text(key)}`));
const write = async (
  user: ReturnType<typeof userEvent.setup>,
  key: 'name' | 'email' | 'phone',
  to: string,
) => {
  const input = await field(key);
  await user.clear(input);
  if (to !== '') await user.type(input, to);
};
const save = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: text('save') }));

describe('the own account', () => {
  it('[R-ACC-01] [R-ACC-03] [R-NAV-07] saves name, e-mail and phone, and confirms it at the panel', async () => {
    const { api, user } = await open();
    await write(user, 'name', 'Carmen Ruiz Gil');
    await write(user, 'phone', '600 111 222');
    await save(user);
    await see(text('saved'));
    expect(api.callsTo(UpdateOwnAccount)).toEqual([
      { name: 'Carmen Ruiz Gil', email: 'carmen@es.chain.example', phone: '600 111 222', version: 1 },
    ]);
    await write(user, 'phone', '');
    see.noText(text('saved'));
    await save(user);
    await waitFor(() => expect(api.callsTo(UpdateOwnAccount)[1]).toMatchObject({ phone: '', version: 2 }));
  });

  it.each([
    ['name', ' ', 'name.obligatory_name'],
    ['email', '', 'email.obligatory_email'],
    ['email', 'carmen@gmail.com', 'email.obligatory_email_domain'],
    ['phone', '600-111', 'phone.phone_not_correct'],
  ] as const)('[R-ACC-04] [R-ACC-05] [R-ACC-06] [R-ERR-12] sends no %s %p', async (key, typed, error) => {
    const { api, user } = await open();
    await write(user, key, typed);
    await save(user);
    await see(text(error, { domains: '@es.chain.example' }));
    expect(api.callsTo(UpdateOwnAccount)).toEqual([]);
  });

  it('[AMB-18] [R-ERR-12] names every accepted domain when another one is typed', async () => {
    const { user } = await open({}, 'ES', { otherDomains: ['agencia.example'] });
    await write(user, 'email', 'carmen@gmail.com');
    await save(user);
    const domains = '@es.chain.example o @agencia.example';
    await see(text('email.obligatory_email_domain', { domains }));
  });

  it('[R-ERR-12] reports at the field that another person has the address', async () => {
    const { api, user } = await open();
    api.on(UpdateOwnAccount, () => refuse('email_taken', { status: 409, fields: { email: 'email_taken' } }));
    await write(user, 'email', 'eva@es.chain.example');
    await save(user);
    await see(text('email.email_taken'));
  });

  it('[R4] shows what was changed elsewhere, unless something is being typed here', async () => {
    const { change, push, user } = await open();
    change({ name: 'Carmen de Luis', version: 2 });
    push('SessionChanged', {});
    expect(await screen.findByDisplayValue('Carmen de Luis')).toBeTruthy();
    await write(user, 'phone', '600 111 222');
    change({ name: 'Carmen Otra', version: 3 });
    push('SessionChanged', {});
    expect(await screen.findByDisplayValue('600 111 222')).toBeTruthy();
    expect(screen.queryByDisplayValue('Carmen Otra')).toBeNull();
  });

  it('[AMB-77] only shows the account to an administrator who acts in the place of a restaurant', async () => {
    await open({
      type: Role.Manager,
      acting: { restaurant_id: 1, until: '2030-01-01T00:00:00.000Z', role: Role.Administrator },
    });
    expect(screen.getByText(text('actingHint'))).toBeTruthy();
    see.none('button', text('save'));
  });

  it.each(['ES', 'PT'] as const)(
    '[R-NAV-39] [R-ACC-01] [S2] [S5] opens for partners of %s inside of their area, with all but restaurants',
    async (market) => {
      const api = fakeApi().signedIn({ type: Role.Partner, restaurants: [] });
      renderApp({ api, areas: [sessionArea], at: '/account', market });
      const own = textsOf(accountTexts, market === 'ES' ? 'CAST' : 'PT');
      await see(own('partnerSubtitle'));
      expect(app.path()).toBe('/partner/account');
      const panels = [
        own('profile'),
        /^(Contraseña|Palavra-passe)/,
        /^(Verificación|Verificação)/,
        /isposi?tivos/,
      ];
      for (const name of panels) await screen.findByRole('heading', { level: 2, name });
      expect(screen.getByRole('button', { name: own('save') })).toBeTruthy();
      see.none('heading', own('restaurants'));
    },
  );

  it('[R-NAV-39] [R-PLT-08] is in the menu of partners, with the language of Spain', async () => {
    const api = fakeApi().signedIn({ type: Role.Partner, restaurants: [] });
    renderApp({ api, areas: [sessionArea], at: '/partner/account' });
    const user = userEvent.setup();
    await screen.findByRole('heading', { name: text('profile') });
    await user.click(screen.getByRole('button', { name: /^Tu cuenta:/ }));
    const menu = within(await screen.findByRole('dialog'));
    const links = menu.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links.filter((href) => href?.startsWith('/'))).toEqual(['/partner/account']);
    await user.click(menu.getByRole('radio', { name: 'Català' }));
    await see(textsOf(accountTexts, 'CAT')('partnerSubtitle'));
    expect(app.path()).toBe('/partner/account');
  });
});

describe('the own restaurants', () => {
  const list = async () => within(await screen.findByRole('list', { name: text('restaurantsList') }));

  it('[R-ACC-02] [R-CON-32] come five at a time, or ten', async () => {
    const { user } = await open({ restaurants: many });
    expect((await list()).getAllByRole('listitem')).toHaveLength(5);
    const sizes = screen.getByRole<HTMLSelectElement>('combobox', {
      name: tableText('rowsPerPage'),
    });
    expect([...sizes.options].map(({ value }) => value)).toEqual(['5', '10']);
    await user.selectOptions(sizes, '10');
    expect((await list()).getAllByRole('listitem')).toHaveLength(10);
  });

  it('[R-ACC-16] have a star to press for the favourite', async () => {
    const { api, user } = await open();
    const star = () =>
      screen.findByRole('button', { name: siteText('siteMakeFavourite', { name: 'Restaurante 2' }) });
    expect((await star()).getAttribute('aria-pressed')).toBe('false');
    await user.click(await star());
    await waitFor(async () => expect((await star()).getAttribute('aria-pressed')).toBe('true'));
    expect(api.callsTo(ChooseFavouriteRestaurant)).toEqual([{ restaurant_id: 2 }]);
    await user.click(await star());
    expect(api.callsTo(ChooseFavouriteRestaurant)).toHaveLength(1);
  });
});

describe('the phone', () => {
  const asked = textsOf(accountTexts, 'PT')('phoneAsked');
  const openIn = async (market: Market, type: Role) => {
    const api = fakeApi().signedIn({ type });
    renderApp({ api, areas: [sessionArea], at: '/account', market });
    await screen.findByRole('textbox', { name: /Nom/ });
    return screen.queryByText(asked) !== null;
  };

  it('[R-CRT-20] is asked for in Portugal where it lacks, of the people of restaurants', async () => {
    expect(await openIn('PT', Role.Manager)).toBe(true);
    cleanup();
    expect(await openIn('PT', Role.Administrator)).toBe(false);
    cleanup();
    expect(await openIn('ES', Role.Manager)).toBe(false);
  });
});

describe('the mark of what was saved', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('[R-ACC-03] [R-CON-08] "saved" is shown for exactly three seconds, and again after saving again', () => {
    expect(savedDuration).toBe(3000);
    const { result } = renderHook(useSaved);
    expect(result.current.isShown).toBe(false);
    act(() => result.current.show());
    act(() => jest.advanceTimersByTime(2000));
    act(() => result.current.show());
    act(() => jest.advanceTimersByTime(2999));
    expect(result.current.isShown).toBe(true);
    act(() => jest.advanceTimersByTime(1));
    expect(result.current.isShown).toBe(false);
  });
});
