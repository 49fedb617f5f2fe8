import { expect, it } from '@jest/globals';
import type { AreaManifest } from '#core/area-manifest';
import { routesOf } from './PortalRoutes';
import { preloadScreen } from '../document/start-app';

const asked: string[] = [];
const route = (path: string, fails = false) => ({
  path,
  frame: 'portal' as const,
  title: { CAST: '', CAT: '', PT: '' },
  screen: async () => {
    asked.push(path);
    if (fails) throw new Error('no network');
    return () => null;
  },
});
const areas: readonly AreaManifest[] = [
  { area: 'test', routes: [route('/orders'), route('/order/:id'), route('/broken', true)] },
];

it('the screen that the address names is asked for at once, and only that one', async () => {
  const routes = routesOf(areas);
  await preloadScreen(routes, '/order/12');
  await preloadScreen(routes, '/nowhere');
  await preloadScreen(routes, '/broken');
  expect(asked).toEqual(['/order/:id', '/broken']);
});
