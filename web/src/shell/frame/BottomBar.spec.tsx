import { afterEach, describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts/kernel';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeApi } from '#testing/fake-api';
import { renderApp } from '#testing/render-app';
import { textsOf } from '#testing/text-of';
import type { AreaManifest } from '#core/area-manifest';
import { railTexts, shellTexts } from '../texts';

const text = textsOf(railTexts);
const shellText = textsOf(shellTexts);

const named = (name: string) => ({ CAST: name, CAT: name, PT: name });
const route = (path: string) => ({
  path,
  frame: 'portal' as const,
  title: named(path),
  screen: async () => () => <h1>{path}</h1>,
});
const staff = [Role.Administrator];
const areas: readonly AreaManifest[] = [
  {
    area: 'test',
    routes: [
      route('/'),
      route('/admin/sections'),
      route('/admin/orders'),
      route('/channels'),
      route('/piece/:id'),
    ],
    nav: [
      { to: '/', label: named('Portada'), places: ['rail', 'bottom'], order: 10 },
      ...(
        [
          ['Nacional', '/nacional'],
          ['Local', '/local'],
          ['Toolkits', '/toolkits'],
          ['Cesta', '/cart'],
        ] as const
      ).map(([name, to], index) => ({
        to,
        label: named(name),
        places: ['bottom' as const],
        order: 20 + index,
        ...(name === 'Local' && { also: '/piece' }),
      })),
      { to: '/channels', label: named('Canales'), places: ['sections'], order: 75 },
      {
        to: '/admin/orders',
        label: named('Pedidos'),
        places: ['rail', 'bottom'],
        roles: staff,
        group: 'work',
        order: 30,
      },
      {
        to: '/admin/sections',
        label: named('Secciones'),
        places: ['rail'],
        roles: staff,
        group: 'content',
        order: 20,
      },
    ],
  },
];

async function open(type: Role, at = '/') {
  const app = renderApp({ api: fakeApi().signedIn({ type }), areas, at });
  await screen.findByRole('heading');
  return { app, bar: within(screen.getByRole('navigation', { name: shellText('mainMenu') })) };
}
const linksOf = (part: ReturnType<typeof within>) =>
  part.getAllByRole('link').map(({ textContent }: HTMLElement) => textContent);

afterEach(cleanup);

describe('[R-NAV-35] the bar at the bottom of phones', () => {
  it('has four places for restaurants, and a menu of all places that their wide screens have', async () => {
    const { app, bar } = await open(Role.Franchisee);
    expect(linksOf(bar)).toEqual(['Portada', 'Nacional', 'Local', 'Toolkits']);
    await userEvent.click(bar.getByRole('button', { name: text('menu') }));
    const menu = within(await screen.findByRole('dialog', { name: text('menu') }));
    expect(linksOf(menu)).toEqual(['Portada', 'Nacional', 'Local', 'Toolkits', 'Cesta', 'Canales']);
    await userEvent.click(menu.getByRole('link', { name: 'Canales' }));
    await waitFor(() => expect(app.path()).toBe('/channels'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bar.getByRole('button', { name: text('menu') }).classList.contains('active')).toBe(true);
  });

  it('marks the place that an open screen belongs to, wherever its address stands', async () => {
    const { bar } = await open(Role.Franchisee, '/piece/7');
    expect(bar.getByRole('link', { name: 'Local' }).classList.contains('active')).toBe(true);
    expect(bar.getByRole('link', { name: 'Nacional' }).classList.contains('active')).toBe(false);
  });

  it('begins with the work of administrators, and its menu has all their places', async () => {
    const { app, bar } = await open(Role.Administrator);
    expect(linksOf(bar)).toEqual(['Pedidos', 'Portada', 'Nacional', 'Local']);
    await userEvent.click(bar.getByRole('button', { name: text('menu') }));
    const menu = within(await screen.findByRole('dialog', { name: text('administration') }));
    expect(linksOf(menu)).toEqual(['Pedidos', 'Secciones', 'Portada']);
    await userEvent.click(menu.getByRole('link', { name: 'Secciones' }));
    await waitFor(() => expect(app.path()).toBe('/admin/sections'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
