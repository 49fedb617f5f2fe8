import { describe, expect, it } from '@jest/globals';
import { userCommands } from '@portal/contracts/areas/users';
import type { Market } from '@portal/contracts/kernel';
import userEvent from '@testing-library/user-event';
import { preferencesTexts } from '#ui/texts';
import { configTexts } from './texts';
import { renderApp } from '#testing/render-app';
import { fakeApi, screen, see, textsOf } from '#testing/screen-kit';
import { sessionArea } from './';

const { ChooseFavouriteRestaurant } = userCommands;

async function open(market: Market) {
  const api = fakeApi()
    .signedIn()
    .on(ChooseFavouriteRestaurant, (chosen) => chosen);
  const language = market === 'ES' ? 'CAST' : 'PT';
  const text = textsOf(configTexts, language);
  renderApp({ api, areas: [sessionArea], at: '/config', market });
  await screen.findByRole('heading', { name: text('title') });
  return { api, text, preferences: textsOf(preferencesTexts, language), user: userEvent.setup() };
}

describe.each(['ES', 'PT'] as const)('the personal settings in %s', (market) => {
  it('[R-NAV-02] [AMB-24] are language (Spain), look, density, favourite and the way to the notices', async () => {
    const { text, preferences } = await open(market);
    const groups = screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent);
    const common = [preferences('appearance'), preferences('density')];
    expect(groups).toEqual(market === 'ES' ? [preferences('language'), ...common] : common);
    expect(screen.getByRole('link', { name: text('notificationsLink') }).getAttribute('href')).toBe(
      '/notifications',
    );
  });

  it('[R-ACC-16] choose the favourite by typing', async () => {
    const { api, text, user } = await open(market);
    await user.type(screen.getByRole('combobox', { name: text('restaurantLabel') }), 'Restaurante 2{Enter}');
    await see.sent(api, ChooseFavouriteRestaurant, [{ restaurant_id: 2 }]);
  });
});
