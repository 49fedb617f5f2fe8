import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type DayFilm, type FilmStep, networkQueries } from '@portal/contracts/areas/network';
import { daysAfter, isWorkingDay, Role } from '@portal/contracts/kernel';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { app, press, see, textsOf, widen } from '#testing/screen-kit';
import { networkApi, openNetwork } from './network.testing';
import { filmTexts } from './texts';

const text = textsOf(filmTexts);
const inPortugal = textsOf(filmTexts, 'PT');
const day = '2026-11-20';

const restaurant = (id: number, name: string, latitude: number): DayFilm['restaurants'][number] => ({
  id,
  site: String(id),
  name,
  city: 'Madrid',
  region: 2,
  region_name: 'Centro',
  latitude,
  longitude: -3.7,
  state: 'closed',
  orders: [],
});
const step = (at: string, what: FilmStep['what'], facts: Partial<FilmStep> = {}): FilmStep => ({
  at: `2026-11-20T${at}.000Z`,
  what,
  restaurant: 1,
  state: null,
  order: null,
  pause: null,
  by: '',
  ...facts,
});
const open = { status: 1, turn: 'agency', late: false } as const;
const delivered = { status: 4, turn: null, late: false } as const;

const film: DayFilm = {
  day,
  from: '2026-11-19T23:00:00.000Z',
  until: '2026-11-20T22:59:59.999Z',
  restaurants: [
    restaurant(1, 'Gran Vía', 40.42),
    { ...restaurant(2, 'Málaga Centro', 36.72), orders: [open] },
  ],
  steps: [
    step('11:00:00', 'Opens', { state: 'open' }),
    step('11:00:00', 'Opens', { state: 'open', restaurant: 2 }),
    step('11:30:00', 'OrderPlaced', { order: { id: 'a', number: 7, was: null, is: open }, by: 'Ana' }),
    step('12:00:00', 'PauseStarts', { state: 'paused' }),
    step('15:00:00', 'OrderStatusChanged', {
      restaurant: 2,
      order: { id: 'b', number: 5, was: open, is: delivered },
    }),
  ],
};

function openFilm(at = `/admin/film?day=${day}`, market: 'ES' | 'PT' = 'ES') {
  const fake = networkApi([], Role.Administrator);
  fake.api.on(networkQueries.GetDayFilm, ({ day: asked }) => ({ ...film, day: asked }));
  return openNetwork(at)(fake, at, market);
}

let frames: FrameRequestCallback[] = [];
let now = 0;
/** Milliseconds of playing. */
const pass = (time: number) =>
  act(() => {
    for (const end = now + time; now < end;) {
      now += 100;
      const due = frames;
      frames = [];
      due.forEach((frame) => frame(now));
    }
  });

beforeEach(() => {
  widen(1440);
  frames = [];
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation(() => {
    frames = [];
  });
});
afterEach(() => void jest.restoreAllMocks());

const figure = async (label: string) => {
  const figures = within(await screen.findByRole('region', { name: text('figures') }));
  return figures.getByText(label).parentElement?.querySelector('dd')?.textContent;
};
const pin = async (name: RegExp) => (await screen.findAllByRole('button', { name }))[0];
const listed = () => within(screen.getByRole('region', { name: text('steps') }));
const key = (pressed: string) => fireEvent.keyDown(document.body, { key: pressed });

describe('a day as a film', () => {
  it('starts with the day, and steps by arrows from one moment to the next and back', async () => {
    openFilm();
    expect(await pin(/^Gran Vía: Cerrado\. Sin pedidos abiertos/)).toBeTruthy();
    expect(await figure(text('open'))).toBe('0');
    key('ArrowRight');
    expect(await pin(/^Gran Vía: Abierto\./)).toBeTruthy();
    expect(await figure(text('open'))).toBe('2');
    key('ArrowRight');
    expect(await figure(text('placed'))).toBe('1');
    await see(`#P-7: pedido nuevo · Gran Vía · Ana`);
    key('ArrowLeft');
    expect(await figure(text('placed'))).toBe('0');
    await see.path(`/admin/film?day=${day}&time=12%3A00%3A00`);
  });

  it('plays at the chosen speed, draws each frame, and stops at the end', async () => {
    openFilm();
    await press(text('times', { speed: 3600 }), 'radio');
    key(' ');
    expect(await screen.findByRole('button', { name: text('pause') })).toBeTruthy();
    pass(13_500);
    expect(await figure(text('open'))).toBe('2');
    expect(await figure('En proceso')).toBe('2');
    expect(await figure(text('pauses'))).toBe('1');
    pass(12_000);
    expect(await screen.findByRole('button', { name: text('play') })).toBeTruthy();
    expect(await figure(text('delivered'))).toBe('1');
    expect(await figure('En proceso')).toBe('1');
  });

  it('does not move by frames for those who want little motion, but by seconds', async () => {
    const matchMedia = window.matchMedia.bind(window);
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) =>
        query.includes('reduced-motion')
          ? ({ ...matchMedia(query), matches: true } as MediaQueryList)
          : matchMedia(query),
      );
    openFilm(`/admin/film?day=${day}&time=11:59:00`);
    await pin(/^Gran Vía/);
    key(' ');
    pass(900);
    expect(await figure(text('open'))).toBe('0');
    pass(200);
    expect(await figure(text('open'))).toBe('2');
  });

  it('lists the steps, those of the clock together; search narrows them, a press jumps', async () => {
    openFilm();
    await pin(/^Gran Vía/);
    expect(listed().getAllByRole('listitem')).toHaveLength(4);
    expect(
      listed().getByRole('button', { name: /^12:00 ?Abren 2 restaurantes ?Gran Vía, Málaga Centro/ }),
    ).toBeTruthy();
    fireEvent.change(screen.getByRole('searchbox', { name: text('search') }), {
      target: { value: 'malaga entre' },
    });
    await waitFor(() => expect(listed().getAllByRole('listitem')).toHaveLength(1));
    await press(/^16:00 ?#P-5: Entregado/);
    expect(await figure(text('delivered'))).toBe('1');
    expect((await pin(/^Málaga Centro:/))?.getAttribute('aria-pressed')).toBe('true');
    expect(listed().getByRole('listitem').getAttribute('aria-current')).toBe('step');
    await see.path(/time=16%3A00%3A00/);
  });

  it('opens at the day and time of its address, and says the time', async () => {
    openFilm(`/admin/film?day=${day}&time=12:45:00`);
    expect(await figure(text('placed'))).toBe('1');
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('12:45');
  });

  it.each(['/admin/film', '/admin/film?day=2099-01-01'])(
    'asks for the last working day at %s',
    async (at) => {
      const fake = openFilm(at);
      await pin(/^Gran Vía/);
      const [asked] = fake.api.callsTo(networkQueries.GetDayFilm) as { day: string }[];
      const today = new Date().toISOString().slice(0, 10);
      expect(isWorkingDay(asked?.day ?? '', 'ES')).toBe(true);
      expect((asked?.day ?? '') < daysAfter(today, 1)).toBe(true);
    },
  );

  it('is moved through by the slider', async () => {
    openFilm();
    await pin(/^Gran Vía/);
    fireEvent.input(screen.getByRole('slider'), {
      target: { value: String(Date.parse('2026-11-20T12:30:00.000Z')) },
    });
    expect(await pin(/^Gran Vía: En pausa\. 1 en la agencia/)).toBeTruthy();
    expect(app.path()).toContain('time=13%3A30%3A00');
  });

  it('[R-MOP-01] has no pauses in Portugal', async () => {
    openFilm(`/admin/film?day=${day}`, 'PT');
    expect(await screen.findByText(inPortugal('placed'))).toBeTruthy();
    see.none('button', inPortugal('kind.pauses'));
    expect(screen.queryByText(inPortugal('pauses'))).toBeNull();
  });
});
