import { afterEach, describe, expect, it } from '@jest/globals';
import { sessionCommands } from '@portal/contracts/areas/session';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { restaurantsArea } from '#areas/restaurants';
import { sessionArea } from '#areas/session';
import { fakeApi, refuse } from '#testing/fake-api';
import { aRestaurant, type PersonFacts } from '#testing/sample-session';
import { renderApp } from '#testing/render-app';
import { textsOf } from '#testing/text-of';
import type { AreaManifest } from '#core/area-manifest';
import { useEditMode } from '#core/session/edit-mode';
import { modesTexts } from '../texts/early';
import { preferencesTexts } from '#ui/texts';

const text = textsOf(modesTexts);
const preferencesText = textsOf(preferencesTexts);

const title = { CAST: 'Título', CAT: 'Títol', PT: 'Título' };
const Edits = () => <h1>{useEditMode().isOn ? 'edits' : 'reads'}</h1>;
const screens: AreaManifest = {
  area: 'test',
  routes: [
    { path: '/', frame: 'portal', title, screen: async () => Edits },
    { path: '/admin', frame: 'portal', title, screen: async () => Edits },
  ],
};

const own = aRestaurant(1);
const other = aRestaurant(2, { name: 'Gran Vía' });
const admin = { type: 2, restaurants: [own, other] } as const;
const until = new Date(Date.now() + 42 * 60_000).toISOString();
const acting = { type: 3, restaurants: [other], acting: { restaurant_id: 2, until, role: 2 } } as const;

function anApi(person: PersonFacts) {
  const api = fakeApi().signedIn(person);
  api.on(sessionCommands.StartRestaurantMode, ({ restaurant_id: id }) => {
    api.signedIn(acting);
    return { restaurant_id: id, until };
  });
  api.on(sessionCommands.EndRestaurantMode, () => {
    api.signedIn(admin);
    return { ended: true as const };
  });
  return api;
}

function open(person: PersonFacts, at = '/') {
  const api = anApi(person);
  return {
    api,
    app: renderApp({ api, areas: [screens, sessionArea, restaurantsArea], at }),
    user: userEvent.setup(),
  };
}
const openMenu = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(await screen.findByRole('button', { name: /cuenta/i }));

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('edit mode', () => {
  it('[R-AME-11] [AMB-06] is switched on by an administrator, and off again', async () => {
    const { user } = open({ ...admin, type: 4 });
    expect(await screen.findByRole('heading', { name: 'reads' })).toBeTruthy();
    await openMenu(user);
    const toggle = await screen.findByRole('switch', { name: text('edit') });
    await user.click(toggle);
    expect(screen.getByRole('heading', { name: 'edits', hidden: true })).toBeTruthy();
    await user.click(toggle);
    expect(screen.getByRole('heading', { name: 'reads', hidden: true })).toBeTruthy();
  });

  it('[R-AME-11] is not offered to anybody else', async () => {
    const { user } = open({ type: 1 });
    await openMenu(user);
    expect(await screen.findByText(preferencesText('appearance'))).toBeTruthy();
    expect(screen.queryByRole('switch')).toBeNull();
  });
});

describe('restaurant mode', () => {
  it('[R-AME-11] [AMB-06] begins with the selected restaurant, and says so on every screen', async () => {
    localStorage.setItem('site', '2');
    const { api, app, user } = open(admin, '/admin');
    await openMenu(user);
    await user.click(await screen.findByRole('switch', { name: text('restaurant') }));
    expect(
      await screen.findByRole('complementary', { name: text('acting', { name: 'Gran Vía' }) }),
    ).toBeTruthy();
    expect(screen.getByText(text('left', { minutes: 42 }))).toBeTruthy();
    expect(api.callsTo(sessionCommands.StartRestaurantMode)).toEqual([{ restaurant_id: 2 }]);
    expect(app.path()).toBe('/');
  });

  it('[AMB-06] is left by one button, back to administration', async () => {
    const { app, user } = open(acting);
    await user.click(await screen.findByRole('button', { name: text('leave') }));
    await waitFor(() => expect(app.path()).toBe('/admin'));
    expect(screen.queryByRole('complementary', { name: text('acting', { name: 'Gran Vía' }) })).toBeNull();
  });

  it('[AMB-06] ends on the screen when it has ended by itself, and when another window has ended it', async () => {
    const soon = new Date(Date.now() + 300).toISOString();
    const { api, app } = open({ ...acting, acting: { restaurant_id: 2, until: soon, role: 2 } });
    expect(await screen.findByText(text('left', { minutes: 1 }))).toBeTruthy();
    api.signedIn(admin);
    await waitFor(() => expect(screen.queryByText(text('left', { minutes: 1 }))).toBeNull(), {
      timeout: 5_000,
    });
    expect(app.path()).toBe('/admin');
    api.signedIn(acting);
    app.push('SessionChanged', { position: 9 });
    expect(await screen.findByText(text('left', { minutes: 42 }))).toBeTruthy();
  });

  it('[AMB-06] [R-ARE-04] ends with words when its restaurant is closed meanwhile, and without when one leaves it', async () => {
    const { api, app, user } = open(acting);
    await user.click(await screen.findByRole('button', { name: text('leave') }));
    await waitFor(() => expect(app.path()).toBe('/admin'));
    const words = text('endedByClosing', { name: 'Gran Vía' });
    expect(screen.queryByText(words)).toBeNull();
    api.signedIn(acting);
    app.push('SessionChanged', { position: 9 });
    expect(await screen.findByText(text('left', { minutes: 42 }))).toBeTruthy();
    api.signedIn({ ...admin, restaurants: [own, { ...other, active: false }] });
    app.push('RestaurantChanged', { id: 2, position: 10 });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(app.path()).toBe('/admin');
  });

  it('[R-ROL-01] is offered to restricted administrators, too', async () => {
    const { user } = open({ ...admin, type: 4 });
    await openMenu(user);
    expect(await screen.findByRole('switch', { name: text('edit') })).toBeTruthy();
    expect(screen.getByRole('switch', { name: text('restaurant') })).toBeTruthy();
  });

  it('says why it could not begin', async () => {
    const { api, user } = open(admin);
    api.on(sessionCommands.StartRestaurantMode, () => refuse('restaurant_inactive'));
    await openMenu(user);
    await user.click(await screen.findByRole('switch', { name: text('restaurant') }));
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
  });
});
