import { describe, expect, it } from '@jest/globals';
import { type HomeAction, plannerQueries, soonDays } from '@portal/contracts/areas/planner';
import { dayOf, daysAfter } from '@portal/contracts/kernel';
import { screen, waitFor, within } from '@testing-library/react';
import type { AreaManifest } from '#core/area-manifest';
import { ChannelSlots, HomeSlots } from '#ui/slots/Slots';
import { renderApp } from '#testing/render-app';
import { broken, fakeApi, inside, see, testArea, textsOf } from '#testing/screen-kit';
import { plannerArea } from './index';
import { localAction } from './sample-plan.testing';
import { localActionsTexts } from './texts/early';

const text = textsOf(localActionsTexts);
const today = dayOf(new Date().toISOString(), 'Europe/Madrid');
const Home = () => (
  <>
    <h1>Home</h1>
    <HomeSlots place="homeActions" />
  </>
);
const home: AreaManifest = testArea({ '/': Home });

const action = (name: string, from: number, to: number, facts: Partial<HomeAction> = {}): HomeAction => ({
  ...localAction(from + 400, name, { start: daysAfter(today, from), end: daysAfter(today, to) }),
  phase: from <= 0 ? 'current' : 'soon',
  ...facts,
});

function open(actions: readonly HomeAction[], market: 'ES' | 'PT' = 'ES') {
  const api = fakeApi().signedIn();
  api.on(plannerQueries.ListLocalActions, () => actions);
  return { api, ...renderApp({ api, areas: [plannerArea, home], market }) };
}

describe('the actions of the restaurant on the home', () => {
  it('[R-HOM-09] [R-HOM-10] [AMB-70] are those that are on or begin within 30 days, each with its tag', async () => {
    const { api } = open([
      action('Vales', -3, 4),
      action('Feria', 30, 40),
      action('Lejos', 31, 40),
      action('Pasada', -9, -1),
    ]);
    const list = await inside('list', text('title'));
    const items = list.getAllByRole('listitem');
    expect(items).toHaveLength(2);
    expect(within(items[0] as HTMLElement).getByText(text('current'))).toBeTruthy();
    expect(within(items[1] as HTMLElement).getByText(text('soon'))).toBeTruthy();
    expect(api.callsTo(plannerQueries.ListLocalActions)[0]?.restaurant_id).toBe(1);
  });

  it('[R-HOM-10] [AMB-83] name their days as DD/MM/YYYY, one where they take no longer', async () => {
    open([action('Vales', 1, 1), action('Feria', 2, 9), action('Cartel', -1, 3)]);
    const list = await inside('list', text('title'));
    const shown = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    const day = (from: number) => daysAfter(today, from).split('-').reverse().join('/');
    const words = [`El ${day(1)}`, `Del ${day(2)} al ${day(9)}`, `Hasta el ${day(3)}`];
    for (const message of words) expect(shown.some((text) => text.includes(message))).toBe(true);
  });

  it('[R-HOM-11] lead to their section, or to a search by their name', async () => {
    open([action('Vales', 0, 4), action('Feria & más', 1, 4, { section_url: null })]);
    const link = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await link(text('sectionOf', { name: 'Vales' }))).toBe('/nacional/seccion-1');
    expect(await link(text('searchOf', { name: 'Feria & más' }))).toBe('/search?s=Feria+%26+m%C3%A1s');
  });

  it('[R-HOM-12] are an empty text with a link to create one where there are none', async () => {
    open([]);
    await see(text('emptyText', { days: soonDays }));
    expect(screen.getByRole('link', { name: text('create') }).getAttribute('href')).toBe('/marketing');
  });

  it('[R-HOM-10] follow the clock and what others plan, without a reload', async () => {
    const actions = [action('Vales', 0, 4)];
    const { api, push } = open(actions);
    await see('Vales');
    api.on(plannerQueries.ListLocalActions, () => []);
    push('PlanActionPhaseChanged', { restaurantId: 1, year: 2026, actionId: 'x', phase: null, position: 9 });
    await waitFor(() => see.noText('Vales'));
  });

  it('[R-HOM-14] fail by themselves', async () => {
    const api = fakeApi().signedIn();
    api.on(plannerQueries.ListLocalActions, () => broken());
    renderApp({ api, areas: [plannerArea, home] });
    await see.role('heading', 'Home');
    await see.role('heading', text('title'));
  });

  it('[R-HOM-09] are not there in Portugal', async () => {
    const { api } = open([action('Vales', 0, 4)], 'PT');
    await see.role('heading', 'Home');
    see.noText('Vales');
    expect(api.callsTo(plannerQueries.ListLocalActions)).toEqual([]);
  });
});

it('[R-CHN-09] also stand on the channels of the restaurant, as its local offers', async () => {
  const api = fakeApi().signedIn();
  api.on(plannerQueries.ListLocalActions, () => [action('Vales', -3, 4)]);
  const Channels = () => <ChannelSlots place="channelOffers" restaurantId={1} />;
  const host: AreaManifest = testArea({ '/': Channels });
  renderApp({ api, areas: [plannerArea, host] });
  await see('Vales');
});
