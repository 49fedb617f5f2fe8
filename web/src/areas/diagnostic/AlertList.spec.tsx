import { describe, expect, it } from '@jest/globals';
import { type DiagnosticAlert, diagnosticQueries } from '@portal/contracts/areas/diagnostic';
import { HomeSlots } from '#ui/slots/Slots';
import type { PersonFacts } from '#testing/sample-session';
import { renderApp } from '#testing/render-app';
import { app, cleanup, fakeApi, inside, screen, see, testArea, textsOf, waitFor } from '#testing/screen-kit';
import { diagnosticArea } from './index';
import { alertTexts } from './texts/early';

const text = textsOf(alertTexts);
const home = testArea({
  '/': () => (
    <>
      <h1>Home</h1>
      <HomeSlots place="homeAlerts" />
    </>
  ),
});

const falling: DiagnosticAlert = {
  id: 'sales_falling',
  section: 'moments',
  severity: 'high',
  key: 'sales_falling',
  params: { falling: 5, slots: 9 },
  link: '/diagnostic#moments',
};
const empty: DiagnosticAlert = {
  id: 'swot_empty',
  section: 'dafo',
  severity: 'medium',
  key: 'swot_empty',
  params: {},
  link: '/diagnostic#dafo',
};
const plan: DiagnosticAlert = {
  id: 'plan',
  section: 'plan',
  severity: 'low',
  key: 'plan_without_objective',
  params: {},
  link: '/marketing',
};
const many = [1, 2, 3].map((each) => ({ ...empty, id: `swot_empty-${each}` }));

function open(alerts: readonly DiagnosticAlert[], person: PersonFacts = {}, market: 'ES' | 'PT' = 'ES') {
  let known = alerts;
  const api = fakeApi()
    .signedIn(person)
    .on(diagnosticQueries.ListAlerts, () => known);
  renderApp({ api, areas: [home, diagnosticArea], market });
  return { api, know: (next: readonly DiagnosticAlert[]) => (known = next) };
}
const list = async () => await inside('list', text('list'));

describe('alerts on the home', () => {
  it('[R-HOM-08] are those of the selected restaurant, each linked to where it can be corrected', async () => {
    const { api } = open([falling, empty, plan]);
    const links = (await list()).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [text('alert.sales_falling', { falling: 5, slots: 9 }), '/diagnostic#moments'],
      [text('alert.swot_empty'), '/diagnostic#dafo'],
      [text('alert.plan_without_objective'), '/marketing'],
    ]);
    expect(api.callsTo(diagnosticQueries.ListAlerts)).toEqual([{ restaurant_id: 1 }]);
  });

  it('[R-HOM-08] say in a word how grave each is', async () => {
    open([falling]);
    expect((await list()).getByText(`${text('severity.high')}:`)).toBeTruthy();
  });

  it('[R-HOM-08] are four at most; the diagnostic has them all', async () => {
    open([falling, ...many, plan]);
    expect((await list()).getAllByRole('listitem')).toHaveLength(4);
    const all = screen.getByRole('link', { name: text('all', { count: 5 }) });
    expect(all.getAttribute('href')).toBe('/diagnostic');
  });

  it('[R-HOM-08] come and go while the home is open', async () => {
    const { know } = open([falling]);
    await list();
    know([]);
    app.push('DiagnosticAlertsChanged', { restaurantId: 1, position: 4 });
    await waitFor(() => see.none('list', text('list')));
  });

  it('[R-HOM-08] are not there without any, nor for people without a restaurant', async () => {
    const { api } = open([], {});
    await see.sent(api, diagnosticQueries.ListAlerts, 1);
    see.none('region', text('homeTitle'));
    cleanup();
    const withoutRestaurants = open([falling], { restaurants: [] });
    await see.role('heading', 'Home');
    expect(withoutRestaurants.api.callsTo(diagnosticQueries.ListAlerts)).toEqual([]);
  });

  it('[R-HOM-08] are not asked for in Portugal', async () => {
    const { api } = open([falling], {}, 'PT');
    await see.role('heading', 'Home');
    expect(api.callsTo(diagnosticQueries.ListAlerts)).toEqual([]);
  });
});
