import { type MenuEntry, mainMenu } from '@portal/contracts/kernel';
import type { ComponentType } from 'react';
import type { AreaManifest, AreaRoute, Lazily, MenuPath, PaletteAction } from './area-manifest';

/** Title and audience are those of its menu entry. */
export function menuRoute(
  place: MenuPath,
  screen: Lazily,
  own: Partial<Omit<AreaRoute, 'screen'>> = {},
): AreaRoute {
  const { label: title, roles, inRestaurantMode, feature }: MenuEntry = mainMenu[place];
  return { path: place, frame: 'portal', title, roles, inRestaurantMode, feature, screen, ...own };
}

type RecordScreens = Readonly<Record<'ListScreen' | 'AddScreen' | 'EditScreen', ComponentType>>;

/** List, add and edit, from `recordAdmin`. */
export function recordRoutes(
  place: MenuPath,
  screens: () => Promise<RecordScreens>,
  { path = place, ...own }: Partial<Pick<AreaRoute, 'path' | 'title'>> = {},
): readonly AreaRoute[] {
  const route = (at: string, name: keyof RecordScreens) =>
    menuRoute(place, () => screens().then((module) => module[name]), { ...own, path: at });
  return [route(path, 'ListScreen'), route(`${path}/add`, 'AddScreen'), route(`${path}/:id`, 'EditScreen')];
}

interface RecordArea extends Omit<AreaManifest, 'feature' | 'actions'> {
  /** Of its list. */
  readonly path: MenuPath;
  readonly screens: () => Promise<RecordScreens>;
  /** In the palette. */
  readonly add?: Pick<PaletteAction, 'label' | 'icon'>;
}

/** An area that administers one record. */
export function recordArea({ path, screens, add, routes = [], nav = [], ...own }: RecordArea): AreaManifest {
  const { roles, inRestaurantMode, feature }: MenuEntry = mainMenu[path];
  const audience = { roles, inRestaurantMode, feature };
  return {
    ...own,
    feature,
    routes: [...recordRoutes(path, screens), ...routes],
    nav: [path, ...nav],
    actions: add ? [{ ...audience, ...add, id: `${own.area}.add`, to: `${path}/add` }] : [],
  };
}
