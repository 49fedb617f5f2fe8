import { describe, expect, it } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { createElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useFirstFew } from './use-first-few';

const rows = Array.from({ length: 25 }, (_, index) => index);

function setup() {
  const drawn: number[] = [];
  function List() {
    drawn.push(useFirstFew(rows, 10).length);
    return null;
  }
  const routes = [
    { path: '/', element: null },
    { path: '/list', element: createElement(List) },
    { path: '/row', element: null },
  ];
  const router = createMemoryRouter(routes);
  render(createElement(RouterProvider, { router }));
  const go = (to: string | number) =>
    act(async () => {
      await router.navigate(to as string);
    });
  return { drawn, go };
}

describe('the first rows of a list', () => {
  it('[U7] are drawn before the rest', async () => {
    const { drawn, go } = setup();
    await go('/list');
    expect([...new Set(drawn)]).toEqual([10, 25]);
  });

  it('[U7] are rendered with the rest after coming back, so that the page is as long as before', async () => {
    const { drawn, go } = setup();
    await go('/list');
    await go('/row');
    drawn.length = 0;
    await go(-1);
    expect([...new Set(drawn)]).toEqual([25]);
  });
});
