import { describe, expect, it } from '@jest/globals';
import { orderQueries } from '@portal/contracts/areas/orders';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { fakeApi } from '#testing/fake-api';
import { renderApp } from '#testing/render-app';
import type { AreaManifest } from '#core/area-manifest';

const title = { CAST: 'T', CAT: 'T', PT: 'T' };
const Home = () => (
  <>
    <h1>home</h1>
    <Link to="/slow">slow</Link>
    <a href="https://elsewhere.example/">elsewhere</a>
  </>
);

async function open() {
  const loads: string[] = [];
  let arrive: () => void = () => undefined;
  const code = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const areas: readonly AreaManifest[] = [
    {
      area: 'test',
      routes: [
        { path: '/', frame: 'portal', title, screen: async () => Home },
        {
          path: '/slow',
          frame: 'portal',
          title,
          asks: async () => [[orderQueries.CountOrders, {}]],
          screen: async () => {
            loads.push('/slow');
            await code;
            return () => <h1>slow screen</h1>;
          },
        },
      ],
    },
  ];
  const counted: unknown[] = [];
  const api = fakeApi()
    .signedIn()
    .on(orderQueries.CountOrders, (input) => {
      counted.push(input);
      return {};
    });
  renderApp({ api, areas });
  await screen.findByRole('heading', { name: 'home' });
  return { loads, counted, arrive: () => arrive(), link: screen.getByRole('link', { name: 'slow' }) };
}

const isGoing = () => document.documentElement.hasAttribute('data-going');

describe('[U7] a link inside the portal', () => {
  it('has its code loaded, and its first questions asked, when the pointer comes to it', async () => {
    const { loads, counted, link } = await open();
    expect(loads).toEqual([]);
    fireEvent.pointerOver(link);
    await waitFor(() => expect(counted).toHaveLength(1));
    expect(loads).toEqual(['/slow']);
  });

  it('answers at once when it is followed, and no longer once its screen is there', async () => {
    const { arrive, link } = await open();
    fireEvent.click(link);
    expect([isGoing(), link.hasAttribute('data-going')]).toEqual([true, true]);
    arrive();
    await screen.findByRole('heading', { name: 'slow screen' });
    await waitFor(() => expect(isGoing()).toBe(false));
  });

  it('stops answering when something else is done', async () => {
    const { link } = await open();
    fireEvent.click(link);
    fireEvent.keyDown(document.body, { key: 'a' });
    expect([isGoing(), link.hasAttribute('data-going')]).toEqual([false, false]);
  });

  it('answers nothing of its own where it leads elsewhere', async () => {
    await open();
    const elsewhere = screen.getByRole('link', { name: 'elsewhere' });
    elsewhere.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(elsewhere);
    expect(isGoing()).toBe(false);
  });
});
