import { afterEach, describe, expect, it } from '@jest/globals';
import { type CalendarEntry, calendarQueries } from '@portal/contracts/areas/calendar';
import { mopQueries } from '@portal/contracts/areas/mop';
import { plannerCommands, plannerQueries } from '@portal/contracts/areas/planner';
import { Role } from '@portal/contracts/kernel';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  aRestaurant,
  broken,
  fakeApi,
  inside,
  type PersonFacts,
  press,
  reads,
  screenKit,
  see,
  testArea,
  textsOf,
  uiText,
  widen,
} from '#testing/screen-kit';
import { addressTexts, siteTexts } from '#ui/texts';
import { calendarArea } from './index';
import { calendarTexts } from './texts';

const { ListCalendar } = calendarQueries;
const text = textsOf(calendarTexts);
const addressText = textsOf(addressTexts);
const siteText = textsOf(siteTexts);
const restaurants = [1, 2, 3].map((id) => aRestaurant(id, { name: `Local ${id}`, region: id === 3 ? 4 : 2 }));

const entries: readonly CalendarEntry[] = [
  { kind: 'closure', from: '2026-12-03', to: '2026-12-09', motive: 1, restaurants: [1] },
  { kind: 'pause', from: '2026-12-15', to: '2026-12-15', status: 2, restaurants: [1, 2] },
  { kind: 'pause', from: '2026-12-15', to: '2026-12-15', status: 1, restaurants: [3] },
  {
    kind: 'special',
    from: '2026-12-24',
    to: '2026-12-24',
    closed: false,
    spans: [{ start: '10:00', end: '18:00' }],
    restaurants: [2],
  },
  {
    kind: 'change',
    from: '2026-12-15',
    to: '2026-12-15',
    parts: ['services', 'schedules'],
    restaurants: [3],
  },
  { kind: 'national', id: 7, name: 'Navidad', from: '2026-12-01', to: '2026-12-31', restaurants: [1] },
];

const calendar = (person: PersonFacts = {}, rows: readonly CalendarEntry[] = entries) =>
  fakeApi()
    .signedIn({ type: Role.Administrator, restaurants, ...person })
    .on(ListCalendar, () => rows);

const elsewhere = testArea({ '/channels': () => <p>Canales</p>, '/admin/plan': () => <p>Plan</p> });
const open = screenKit([calendarArea, elsewhere], '/admin/calendar?month=2026-12');
const december = () => inside('grid', /^diciembre de 2026$/i);
const dayOf = async (name: RegExp) => (await december()).findByRole('button', { name });

afterEach(() => widen(1280));

describe('a month of the calendar', () => {
  it('is subscribed to by the secret address of its reader', async () => {
    const api = calendar();
    api.on(plannerQueries.GetPlanCalendarAddress, () => ({ since: null, ended: false }));
    api.on(plannerCommands.RenewPlanCalendarAddress, () => ({
      token: 'secreto',
      since: '2026-11-25T09:00:00.000Z',
    }));
    open(api);
    await press(text('subscribe'));
    await press(addressText('create'));
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: addressText('address') });
    expect(field.value).toBe(`${window.location.origin}/api/calendar/feed/secreto`);
  });

  it('[R16] begins its weeks on Monday, and asks for the days that fill them', async () => {
    const api = open(calendar());
    await see.sent(api, ListCalendar, [{ from: '2026-11-30', to: '2027-01-03' }]);
    const grid = await december();
    expect(grid.getAllByRole('columnheader').map((each) => each.textContent)).toEqual([
      'lun',
      'mar',
      'mié',
      'jue',
      'vie',
      'sáb',
      'dom',
    ]);
    expect(grid.getAllByRole('gridcell')).toHaveLength(35);
  });

  it('[R16] names holidays of the market, and what is on each day', async () => {
    open(calendar());
    expect(await dayOf(/^martes, 8 de diciembre, Festivo, 1 acción nacional, 1 cierre$/)).toBeTruthy();
    expect(await dayOf(/^martes, 15 de diciembre, 1 acción nacional, 1 cambio, 3 pausas$/)).toBeTruthy();
  });

  it('shows bars with a name, or with a number where there are several', async () => {
    open(calendar());
    await december();
    for (const words of [
      'Navidad · la adopta 1 de 3',
      'Local 1 · cierre',
      '3 pausas',
      'Local 2 · horario especial',
    ])
      expect(screen.getAllByText(words).length).toBeGreaterThan(0);
  });

  it('shows on the day how many have no room', async () => {
    const many = [1, 2, 3, 4, 5, 6].map((id) => ({ ...entries[5], id }) as CalendarEntry);
    open(calendar({}, many));
    expect((await dayOf(/^miércoles, 2 de diciembre/)).textContent).toContain(text('more', { count: 2 }));
  });

  it('moves from day to day by keys, into other months too, and opens one', async () => {
    open(calendar());
    (await dayOf(/^martes, 1 de diciembre/)).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await waitFor(() => reads(document.activeElement, '9'));
    await userEvent.keyboard('{PageDown}');
    await see.path('/admin/calendar?month=2027-01');
    await waitFor(() => expect(document.activeElement?.getAttribute('data-day')).toBe('2027-01-09'));
    await userEvent.keyboard('{Enter}');
    await see.role('dialog', /^Sábado, 9 de enero/);
  });

  it('[U6] has its filters in the address, and asks for the restaurant only', async () => {
    const api = open(calendar(), '/admin/calendar?month=2026-12&restaurant=2');
    await see.sent(api, ListCalendar, [{ from: '2026-11-30', to: '2027-01-03', restaurant_id: 2 }]);
    expect(await dayOf(/^martes, 15 de diciembre, 1 acción nacional, 1 pausa$/)).toBeTruthy();
    await press(text('kind.pause'));
    await see.path('/admin/calendar?month=2026-12&restaurant=2&kinds=pause');
    expect(await dayOf(/^martes, 15 de diciembre, 1 pausa$/)).toBeTruthy();
  });

  it('[AMB-88] shows one region', async () => {
    open(calendar(), '/admin/calendar?month=2026-12&region=4');
    expect(await dayOf(/^martes, 15 de diciembre, 1 acción nacional, 1 cambio, 1 pausa$/)).toBeTruthy();
  });

  it('shows why it did not load, and tries again', async () => {
    open(fakeApi().signedIn({ type: 2, restaurants }).on(ListCalendar, broken));
    await see.role('button', uiText('retry'));
  });
});

describe('a day of the calendar', () => {
  const openDay = (day: string, api = calendar()) => open(api, `/admin/calendar?month=2026-12&day=${day}`);

  it('[R-MKT-13] shows who has adopted a national action, and who has not', async () => {
    openDay('2026-12-01');
    const dialog = await inside('dialog', /^Martes, 1 de diciembre/);
    expect(dialog.getByText(text('adopted', { count: 1, all: 3 }))).toBeTruthy();
    await userEvent.click(dialog.getByText(text('notAdopted', { count: 2 })));
    expect(dialog.getAllByRole('link').map((each) => each.textContent)).toEqual([
      'Navidad',
      '102 - Local 2',
      '103 - Local 3',
    ]);
    await press('Navidad', 'link', dialog);
    await see.path('/admin/plan?year=2026');
  });

  it('[R-CHN-12] leads to the channel of a restaurant, and selects it', async () => {
    openDay('2026-12-05');
    const dialog = await inside('dialog', /^Sábado, 5 de diciembre/);
    expect(dialog.getByText('Reforma, hasta el 9 dic')).toBeTruthy();
    await press('101 - Local 1', 'link', dialog);
    await see.path('/channels');
    expect(localStorage.getItem('site')).toBe('1');
  });

  it('[R-CHN-29] shows what a planned change is about, and leads to the next day', async () => {
    openDay('2026-12-15');
    await see('servicios, horario');
    await press(text('nextDay'));
    await see.path('/admin/calendar?month=2026-12&day=2026-12-16');
  });

  it('has the hours of a special day', async () => {
    openDay('2026-12-24');
    await see('10:00–18:00');
  });

  it('[R-MOP-02] has each pause with its hours and status, and leads to it', async () => {
    const pause = { id: '3-00000000-0000-4000-8000-000000000001', restaurant_id: 3, status: 1 };
    const hours = { start_date: '2026-12-15T09:00:00.000Z', end_date: '2026-12-15T11:30:00.000Z' };
    const rest = {
      log_date: '2026-11-01T09:00:00.000Z',
      restaurant_site: '103',
      restaurant_name: 'Local 3',
      user_name: '',
      value: '',
      cancel: '',
      version: 0,
      late: false,
      auto_confirmed: false,
      withdrawn: false,
      ended_at: null,
      history: [],
    };
    const api = calendar().on(mopQueries.ListMopPauses, () => [{ ...pause, ...hours, ...rest } as never]);
    openDay('2026-12-15', api);
    const dialog = await inside('dialog', /^Martes, 15 de diciembre/);
    expect(await dialog.findByText('10:00–12:30')).toBeTruthy();
    expect(dialog.getByText(text('status.1'))).toBeTruthy();
    const link = dialog.getAllByRole('link', { name: '103 - Local 3' }).at(-1);
    expect(link?.getAttribute('href')).toBe(`/admin/mop?pause=${pause.id}`);
    await see.sent(api, mopQueries.ListMopPauses, 1);
  });
});

describe('a year of the calendar', () => {
  it('has a link for each month with what it holds', async () => {
    const api = open(calendar(), '/admin/calendar?month=2026-12&view=year&region=2');
    await see.sent(api, ListCalendar, [{ from: '2026-01-01', to: '2026-12-31' }]);
    await see.role('link', /^Enero de 2026: Nada previsto$/);
    await press(/^Diciembre de 2026: 1 acción nacional, 1 cierre, 1 horario especial, 2 pausas$/, 'link');
    await see.path('/admin/calendar?month=2026-12&region=2');
  });

  it('is walked through by years', async () => {
    open(calendar(), '/admin/calendar?month=2026-12&view=year');
    await press(text('nextYear'));
    await see.path('/admin/calendar?month=2027-12&view=year');
  });
});

describe('the calendar of the own restaurants', () => {
  const own = { type: Role.Franchisee, restaurants: restaurants.slice(0, 1) };

  it('[R-ROL-08] names no restaurant and filters none where there is one', async () => {
    open(calendar(own), '/calendar?month=2026-12');
    expect(await dayOf(/^jueves, 3 de diciembre, 1 acción nacional, 1 cierre$/)).toBeTruthy();
    expect(screen.getAllByText(/^Cierre$/).length).toBeGreaterThan(0);
    see.none('combobox', siteText('site'));
  });

  it('[R-NAV-03] offers neither pauses nor plans in markets without them', async () => {
    open(calendar(own, []), '/calendar?month=2026-12', 'PT');
    const kinds = await inside('group', textsOf(calendarTexts, 'PT')('kinds'));
    expect(kinds.getAllByRole('button').map((each) => each.textContent)).toEqual([
      'Encerramentos',
      'Horários especiais',
      'Alterações programadas',
    ]);
  });

  it('on a phone has the days with something below the month', async () => {
    widen(360);
    open(calendar(own), '/calendar?month=2026-12');
    const agenda = await inside('list', text('agenda'));
    expect(agenda.getAllByRole('heading').map((each) => each.textContent)).toEqual([
      'Martes, 1 de diciembre',
      'Jueves, 3 de diciembre',
      'Martes, 15 de diciembre',
    ]);
    await press(/^Jueves, 3 de diciembre/, 'button', agenda);
    await see.path('/calendar?month=2026-12&day=2026-12-03');
  });
});
