import { describe, expect, it } from '@jest/globals';
import { sessionCommands } from '@portal/contracts/areas/session';
import { mainMenu } from '@portal/contracts/kernel';
import { userEvent } from '@testing-library/user-event';
import { networkArea } from '#areas/network';
import { restaurantsArea } from '#areas/restaurants';
import { sessionArea } from '#areas/session';
import { aRestaurant, type PersonFacts } from '#testing/sample-session';
import { renderApp } from '#testing/render-app';
import { app, cleanup, fakeApi, refuse, screen, see, testArea, textsOf, waitFor } from '#testing/screen-kit';
import type { AreaManifest } from '#core/area-manifest';
import { useEditMode } from '#core/session/edit-mode';
import { modesTexts } from '../texts/early';
import { preferencesTexts } from '#ui/texts';

const text = textsOf(modesTexts);
const preferencesText = textsOf(preferencesTexts);

const Edits = () => <h1>{useEditMode().isOn ? 'edits' : 'reads'}</h1>;
const screens: AreaManifest = testArea({ '/': Edits, '/admin': Edits });

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
  renderApp({ api, areas: [screens, sessionArea, restaurantsArea, networkArea], at });
  return { api, user: userEvent.setup() };
}
const openMenu = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(await screen.findByRole('button', { name: /cuenta/i }));

describe('edit mode', () => {
  it('[R-AME-11] [AMB-06] is switched on by an administrator, and off again', async () => {
    const { user } = open({ ...admin, type: 4 });
    await see.role('heading', 'reads');
    await openMenu(user);
    const toggle = await screen.findByRole('switch', { name: text('edit') });
    await user.click(toggle);
    expect(screen.getByRole('heading', { name: 'edits', hidden: true })).toBeTruthy();
    await user.click(toggle);
    expect(screen.getByRole('heading', { name: 'reads', hidden: true })).toBeTruthy();
  });

  it('[R-AME-11] is not offered to other people', async () => {
    const { user } = open({ type: 1 });
    await openMenu(user);
    await see(preferencesText('appearance'));
    see.none('switch');
  });
});

describe('the menu of one’s restaurants', () => {
  it('[R-PLT-14] is there for people with more than one', async () => {
    const name = mainMenu['/restaurants'].label.CAST;
    const { user } = open({ type: 1, restaurants: [own, other] });
    await openMenu(user);
    await see.role('link', name);
    cleanup();
    await openMenu(open({ type: 1, restaurants: [own] }).user);
    await see(preferencesText('appearance'));
    see.none('link', name);
  });
});

describe('restaurant mode', () => {
  it('[R-AME-11] [AMB-06] begins with the selected restaurant, and is shown on every screen', async () => {
    localStorage.setItem('site', '2');
    const { api, user } = open(admin, '/admin');
    await openMenu(user);
    await user.click(await screen.findByRole('switch', { name: text('restaurant') }));
    await see.role('complementary', text('acting', { name: 'Gran Vía' }));
    expect(screen.getByText(text('left', { minutes: 42 }))).toBeTruthy();
    expect(api.callsTo(sessionCommands.StartRestaurantMode)).toEqual([{ restaurant_id: 2 }]);
    expect(app.path()).toBe('/');
  });

  it('[AMB-06] is left by one button, back to administration', async () => {
    const { user } = open(acting);
    await user.click(await screen.findByRole('button', { name: text('leave') }));
    await see.path('/admin');
    see.none('complementary', text('acting', { name: 'Gran Vía' }));
  });

  it('[AMB-06] ends on the screen when its time is over, and when another window has ended it', async () => {
    const soon = new Date(Date.now() + 300).toISOString();
    const { api } = open({ ...acting, acting: { restaurant_id: 2, until: soon, role: 2 } });
    await see(text('left', { minutes: 1 }));
    api.signedIn(admin);
    await waitFor(() => see.noText(text('left', { minutes: 1 })), {
      timeout: 5_000,
    });
    expect(app.path()).toBe('/admin');
    api.signedIn(acting);
    app.push('SessionChanged', { position: 9 });
    await see(text('left', { minutes: 42 }));
  });

  it('[AMB-06] [R-ARE-04] ends with an explanation when its restaurant is closed, and without one when the person leaves it', async () => {
    const { api, user } = open(acting);
    await user.click(await screen.findByRole('button', { name: text('leave') }));
    await see.path('/admin');
    const words = text('endedByClosing', { name: 'Gran Vía' });
    see.noText(words);
    api.signedIn(acting);
    app.push('SessionChanged', { position: 9 });
    await see(text('left', { minutes: 42 }));
    api.signedIn({ ...admin, restaurants: [own, { ...other, active: false }] });
    app.push('RestaurantChanged', { id: 2, position: 10 });
    await see(words);
    expect(app.path()).toBe('/admin');
  });

  it('[R-ROL-01] is offered to restricted administrators, too', async () => {
    const { user } = open({ ...admin, type: 4 });
    await openMenu(user);
    await see.role('switch', text('edit'));
    expect(screen.getByRole('switch', { name: text('restaurant') })).toBeTruthy();
  });

  it('shows why it could not begin', async () => {
    const { api, user } = open(admin);
    api.on(sessionCommands.StartRestaurantMode, () => refuse('restaurant_inactive'));
    await openMenu(user);
    await user.click(await screen.findByRole('switch', { name: text('restaurant') }));
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
  });
});
