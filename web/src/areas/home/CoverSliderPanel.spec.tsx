import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { homeQueries } from '@portal/contracts/areas/home';
import { orderQueries } from '@portal/contracts/areas/orders';
import { sessionQueries } from '@portal/contracts/areas/session';
import { aSlider, type Slider, sliderCommands } from '@portal/contracts/areas/sliders';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { areas } from '#shell/areas';
import { renderApp } from '#testing/render-app';
import { app, fakeApi, press, see, someTables, testArea, textsOf, user } from '#testing/screen-kit';
import { homeArea } from './';
import { stripAround } from './CoverSliderPanel';
import { coversTexts, homeTexts } from './texts';

const text = textsOf(coversTexts);
const homeText = textsOf(homeTexts);

/** Their pushes renew the home. */
const neighbours = areas.filter(({ area }) => area === 'sliders');
const section = testArea({ '/nacional/:slug': () => <h1>Section</h1> });
const aCover = (id: number, url = `/nacional/menus-${id}`) => aSlider(id, { url });
const homeOf = (sliders: readonly Slider[]) => ({ sliders: [...sliders], newest: [], video: null });
const covers = (count: number) => Array.from({ length: count }, (_, index) => aCover(index + 1));

async function open(sliders: readonly Slider[]) {
  const api = fakeApi()
    .signedIn()
    .on(homeQueries.GetHome, () => homeOf(sliders))
    .on(orderQueries.ListOrders, () => [])
    .on(sessionQueries.GetTables, () => someTables({}))
    .on(sliderCommands.LogSliderClick, ({ slider_id: id }) => ({ id }));
  renderApp({ api, areas: [homeArea, ...neighbours, section] });
  await screen.findByRole('heading', { level: 1, name: /, Carmen$/ });
  return { api };
}
const region = () => screen.findByRole('region', { name: text('covers') });
const shown = () =>
  screen
    .getAllByRole('group')
    .find((slide) => !slide.hasAttribute('inert'))
    ?.getAttribute('aria-label');

/** Reduced motion. */
function askStillness(isStill: boolean) {
  window.matchMedia = ((query: string) => ({
    matches: isStill && query.includes('reduced-motion'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
}

beforeEach(() => askStillness(false));

describe('the covers of the home', () => {
  it('[R-HOM-05] [R-HOM-06] are in the order of the server, the first one shown', async () => {
    await open(covers(3));
    const slides = within(await region()).getAllByRole('group');
    expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual([
      '1 de 3: Portada 1',
      '2 de 3: Portada 2',
      '3 de 3: Portada 3',
    ]);
    expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([false, true, true]);
  });

  it('[R-CON-02] have five thumbnails at most', async () => {
    await open(covers(8));
    const thumbs = within(await region()).getAllByRole('button', { name: /^Ver la portada/ });
    expect(thumbs).toHaveLength(5);
    expect(thumbs[0]?.getAttribute('aria-current')).toBe('true');
  });

  it('[R-HOM-05] are shown by thumbnail, by key and by button', async () => {
    await open(covers(3));
    await press(text('go', { place: 2, name: 'Portada 2' }), 'button', within(await region()));
    await waitFor(() => expect(shown()).toBe('2 de 3: Portada 2'));
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(shown()).toBe('3 de 3: Portada 3'));
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(shown()).toBe('1 de 3: Portada 1'));
    await press(text('earlier'));
    await waitFor(() => expect(shown()).toBe('3 de 3: Portada 3'));
  });

  it('[R-CON-01] follow each other every 8 seconds, unless they are pointed at or held', async () => {
    await open(covers(3));
    const covered = await region();
    jest.useFakeTimers();
    // Leaving restarts the eight seconds.
    fireEvent.mouseEnter(covered);
    act(() => void jest.advanceTimersByTime(60_000));
    expect(shown()).toBe('1 de 3: Portada 1');
    fireEvent.mouseLeave(covered);
    act(() => void jest.advanceTimersByTime(7_900));
    expect(shown()).toBe('1 de 3: Portada 1');
    act(() => void jest.advanceTimersByTime(200));
    expect(shown()).toBe('2 de 3: Portada 2');
    fireEvent.focus(screen.getByRole('button', { name: text('later') }));
    act(() => void jest.advanceTimersByTime(60_000));
    expect(shown()).toBe('2 de 3: Portada 2');
  });

  it('[R-HOM-05] stay once stopped, and go on when played again', async () => {
    await open(covers(2));
    const covered = await region();
    jest.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: text('pause') }));
    fireEvent.mouseLeave(covered);
    act(() => void jest.advanceTimersByTime(60_000));
    expect(shown()).toBe('1 de 2: Portada 1');
    fireEvent.click(screen.getByRole('button', { name: text('play') }));
    act(() => void jest.advanceTimersByTime(8_100));
    expect(shown()).toBe('2 de 2: Portada 2');
  });

  it('[R-HOM-05] do not move with reduced motion', async () => {
    askStillness(true);
    await open(covers(2));
    await see.role('button', text('play'));
  });

  it('[R-HOM-07] are counted for who is signed in, and lead into the portal', async () => {
    const { api } = await open(covers(2));
    await press('Portada 1', 'link', within(await region()));
    await see.role('heading', 'Section');
    expect(app.path()).toBe('/nacional/menus-1');
    await see.sent(api, sliderCommands.LogSliderClick, [{ slider_id: 1, user_id: 7 }]);
  });

  it('[R-HOM-07] [W20] lead elsewhere in a tab of its own that knows nothing of ours', async () => {
    await open([aCover(1, 'https://chain.example/club')]);
    const link = within(await region()).getByRole('link', { name: /^Portada 1 \(se abre/ });
    expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
      'https://chain.example/club',
      '_blank',
      'noopener noreferrer',
    ]);
  });

  it('have no strip and no buttons when there is one, and are absent when there is none', async () => {
    await open(covers(1));
    expect(within(await region()).queryAllByRole('button')).toEqual([]);
    cleanup();
    await open([]);
    await see.role('navigation', homeText('sections'));
    await waitFor(() => see.none('region', text('covers')));
  });

  it('show their name where the picture cannot be loaded', async () => {
    await open(covers(1));
    fireEvent.error(within(await region()).getByRole('img', { name: 'Portada 1' }));
    expect(within(await region()).getByText('Portada 1', { selector: 'a *' })).toBeTruthy();
  });

  it('[R-HOM-06] come, go and change their order without being loaded again', async () => {
    const { api } = await open(covers(1));
    await region();
    api.on(homeQueries.GetHome, () => homeOf([aCover(2), aCover(1)]));
    app.push('SlidersChanged', { id: 2, position: 9 });
    await see.role('button', text('go', { place: 1, name: 'Portada 2' }));
  });
});

it('[R-HOM-05] [R-CON-02] the strip below the covers holds five thumbnails at most, the shown one among them', () => {
  expect(stripAround(0, 0)).toEqual([]);
  expect(stripAround(1, 3)).toEqual([0, 1, 2]);
  expect(stripAround(4, 5)).toEqual([0, 1, 2, 3, 4]);
  const places = Array.from({ length: 8 }, (_, shown) => stripAround(shown, 8));
  expect(places.map(([first]) => first)).toEqual([0, 0, 0, 1, 2, 3, 3, 3]);
  expect(places.every((strip, shown) => strip.length === 5 && strip.includes(shown))).toBe(true);
});
