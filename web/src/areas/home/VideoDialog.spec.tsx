import { describe, expect, it } from '@jest/globals';
import { sessionQueries } from '@portal/contracts/areas/session';
import { orderQueries } from '@portal/contracts/areas/orders';
import { aVideo, type Video } from '@portal/contracts/areas/videos';
import { homeQueries } from '@portal/contracts/areas/home';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { areas } from '#shell/areas';
import { renderApp } from '#testing/render-app';
import { app, fakeApi, press, see, someTables, textsOf, user } from '#testing/screen-kit';
import { homeTexts, videoTexts } from './texts';
import { homeArea } from './';

const text = textsOf(videoTexts);
const homeText = textsOf(homeTexts);

/** Their pushes renew the home. */
const neighbours = areas.filter(({ area }) => area === 'videos');
const anAdvert = (id: number, url = 'https://youtu.be/abcdefghijk') => aVideo(id, { url });
const homeOf = (video: Video | null) => () => ({ sliders: [], newest: [], video });

async function open(video: Video | null) {
  const api = fakeApi()
    .signedIn()
    .on(homeQueries.GetHome, homeOf(video))
    .on(orderQueries.ListOrders, () => [])
    .on(sessionQueries.GetTables, () => someTables({}));
  renderApp({ api, areas: [homeArea, ...neighbours] });
  await screen.findByRole('heading', { level: 1, name: /, Carmen$/, hidden: true });
  return { api };
}
const popup = () => screen.findByRole('dialog', { name: text('title') });
const isGone = () => waitFor(() => see.none('dialog'));
const none = async () => {
  await screen.findByRole('navigation', { name: homeText('sections') });
  await waitFor(() => expect(screen.queryByText(homeText('newestNone'))).toBeTruthy());
  see.none('dialog');
};

describe('the video advert', () => {
  it('[R-HOM-01] [R-HOM-04] covers the home in a frame of its host, which may only play', async () => {
    await open(anAdvert(5));
    const frame = within(await popup()).getByTitle(text('player'));
    expect(frame.getAttribute('src')).toBe(
      'https://www.youtube-nocookie.com/embed/abcdefghijk?rel=0&mute=1&cc_load_policy=1',
    );
    expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');
    expect(frame.getAttribute('allow')).not.toContain('autoplay');
  });

  it('[R-HOM-04] plays a file in the page, without sound and only on request', async () => {
    await open(anAdvert(5, 'https://cdn.chain.example/otono.mp4'));
    const film = (await popup()).querySelector('video');
    expect(film?.getAttribute('src')).toBe('https://cdn.chain.example/otono.mp4');
    expect([film?.muted, film?.controls, film?.autoplay]).toEqual([true, true, false]);
    if (film) fireEvent.error(film);
    const way = await screen.findByRole('link', { name: text('open') });
    expect(way.getAttribute('href')).toBe('https://cdn.chain.example/otono.mp4');
  });

  it('[R-HOM-02] [R-PLT-17] does not come again once it was dismissed for good; another one does', async () => {
    await open(anAdvert(5));
    await press(text('noMore'), 'button', within(await popup()));
    await isGone();
    expect(localStorage.getItem('videoAdv')).toBe('5');
    cleanup();
    await open(anAdvert(5));
    await none();
    cleanup();
    await open(anAdvert(6));
    expect(await popup()).toBeTruthy();
  });

  it('[AMB-35] reads a list of several, and keeps the last one only', async () => {
    localStorage.setItem('videoAdv', '3, 5');
    await open(anAdvert(5));
    await none();
    cleanup();
    await open(anAdvert(15));
    await press(text('noMore'), 'button', within(await popup()));
    expect(localStorage.getItem('videoAdv')).toBe('15');
  });

  it.each([
    ['the button', () => press(text('later'))],
    ['Escape', () => user.keyboard('{Escape}')],
  ])('[R-HOM-03] goes without being remembered, by %s', async (_, close) => {
    await open(anAdvert(5));
    await popup();
    await close();
    await isGone();
    expect(localStorage.getItem('videoAdv')).toBeNull();
  });

  it('[R-HOM-01] keeps the focus inside, on the harmless answer', async () => {
    await open(anAdvert(5));
    const dialog = await popup();
    await waitFor(() => expect(document.activeElement?.textContent).toBe(text('later')));
    for (let step = 0; step < 5; step += 1) {
      await user.tab();
      expect(dialog.parentElement?.parentElement?.contains(document.activeElement)).toBe(true);
    }
  });

  it('[R-HOM-01] is not there without one, and appears when one is switched on', async () => {
    const { api } = await open(null);
    await none();
    api.on(homeQueries.GetHome, homeOf(anAdvert(5)));
    app.push('VideosChanged', { id: 5, position: 9 });
    expect(await popup()).toBeTruthy();
  });
});
