import { describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts/kernel';
import { renderApp } from '#testing/render-app';
import { fakeApi, inside, press, screen, see, textsOf, waitFor, within } from '#testing/screen-kit';
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
  renderApp({ api: fakeApi().signedIn({ type }), areas, at });
  await screen.findByRole('heading');
  return { bar: within(screen.getByRole('navigation', { name: shellText('mainMenu') })) };
}
const linksOf = (part: ReturnType<typeof within>) =>
  part.getAllByRole('link').map(({ textContent }: HTMLElement) => textContent);

describe('[R-NAV-35] the bar at the bottom of phones', () => {
  it('has four places for restaurants, and a menu of all places that their wide screens have', async () => {
    const { bar } = await open(Role.Franchisee);
    expect(linksOf(bar)).toEqual(['Portada', 'Nacional', 'Local', 'Toolkits']);
    await press(text('menu'), 'button', bar);
    const menu = await inside('dialog', text('menu'));
    expect(linksOf(menu)).toEqual(['Portada', 'Nacional', 'Local', 'Toolkits', 'Cesta', 'Canales']);
    await press('Canales', 'link', menu);
    await see.path('/channels');
    await waitFor(() => see.none('dialog'));
    expect(bar.getByRole('button', { name: text('menu') }).classList.contains('active')).toBe(true);
  });

  it('marks the place that an open screen belongs to, for any address', async () => {
    const { bar } = await open(Role.Franchisee, '/piece/7');
    expect(bar.getByRole('link', { name: 'Local' }).classList.contains('active')).toBe(true);
    expect(bar.getByRole('link', { name: 'Nacional' }).classList.contains('active')).toBe(false);
  });

  it('begins with the work of administrators, and its menu has all their places', async () => {
    const { bar } = await open(Role.Administrator);
    expect(linksOf(bar)).toEqual(['Pedidos', 'Portada', 'Nacional', 'Local']);
    await press(text('menu'), 'button', bar);
    const menu = await inside('dialog', text('administration'));
    expect(linksOf(menu)).toEqual(['Pedidos', 'Secciones', 'Portada']);
    await press('Secciones', 'link', menu);
    await see.path('/admin/sections');
    await waitFor(() => see.none('dialog'));
  });
});
