import { describe, expect, it } from '@jest/globals';
import { userCommands } from '@portal/contracts/areas/users';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '#testing/fake-api';
import { renderApp } from '#testing/render-app';
import { aRestaurant, aSession } from '#testing/sample-session';
import { testArea } from '#testing/test-area';
import { textsOf } from '#testing/text-of';
import { sessionQueries } from '@portal/contracts/areas/session';
import { shellTexts } from '#shell/texts';
import { siteTexts } from '#ui/texts';

const text = textsOf(siteTexts);
const { ChooseFavouriteRestaurant } = userCommands;
const home = testArea({ '/': () => <h1>home</h1> });
const restaurants = [aRestaurant(1), aRestaurant(2), aRestaurant(3)];

async function open() {
  let favourite: number | null = null;
  const api = fakeApi()
    .on(sessionQueries.GetSession, () => aSession({ restaurants, favourite }))
    .on(ChooseFavouriteRestaurant, ({ restaurant_id }) => {
      favourite = restaurant_id;
      return { restaurant_id };
    });
  renderApp({ api, areas: [home] });
  const user = userEvent.setup();
  const name = textsOf(shellTexts)('siteChange', { name: 'Restaurante 1' });
  await user.click(await screen.findByRole('button', { name }));
  await screen.findByRole('listbox');
  return { api, user };
}
const names = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map((option) => /Restaurante \d/.exec(option.textContent ?? '')?.[0]);

it.each([
  ['/', 1],
  ['/administrators', 1],
  ['/admin', 0],
  ['/admin/covers', 0],
])(
  '[R-PLT-14] the restaurant in the head is shown where a screen follows it, not in administration: %s',
  async (at, shown) => {
    const api = fakeApi().signedIn({ type: 2, restaurants });
    renderApp({ api, areas: [testArea({ [at]: () => <h1>screen</h1> })], at });
    await screen.findByRole('heading', { name: 'screen' });
    expect(screen.queryAllByRole('button', { name: /^Restaurante: Restaurante 1/ })).toHaveLength(shown);
  },
);

describe('the star in the list of restaurants', () => {
  it('[R-ACC-16] is pressed with a pointer, puts the restaurant first and does not choose it to work on', async () => {
    const { api, user } = await open();
    const star = document.querySelector('[data-star="3"]');
    if (star === null) throw new Error('no star');
    await user.click(star);
    await waitFor(() => expect(names()).toEqual(['Restaurante 3', 'Restaurante 1', 'Restaurante 2']));
    expect(api.callsTo(ChooseFavouriteRestaurant)).toEqual([{ restaurant_id: 3 }]);
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('Restaurante 1');
  });

  it('[R-ACC-16] is reached by keys at the foot of the list, for the restaurant that Enter would take', async () => {
    const { api, user } = await open();
    await user.keyboard('{ArrowDown}');
    const foot = screen.getByRole('button', { name: text('siteMakeFavourite', { name: 'Restaurante 2' }) });
    await user.tab();
    expect(document.activeElement).toBe(foot);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(names()[0]).toBe('Restaurante 2'));
    expect(api.callsTo(ChooseFavouriteRestaurant)).toEqual([{ restaurant_id: 2 }]);
  });
});
