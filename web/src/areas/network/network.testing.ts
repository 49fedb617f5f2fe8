import { networkQueries, type RestaurantState } from '@portal/contracts/areas/network';
import { restaurantCommands } from '@portal/contracts/areas/restaurants';
import { Role } from '@portal/contracts/kernel';
import { createElement } from 'react';
import { aRestaurant, fakeApi, screenKit } from '#testing/screen-kit';
import type { AreaManifest } from '#core/area-manifest';
import { networkArea } from './index';

export const aState = (id: number, facts: Partial<RestaurantState> = {}): RestaurantState => ({
  id,
  site: String(100 + id),
  name: `Restaurante ${id}`,
  city: 'Madrid',
  region: 2,
  region_name: 'Centro',
  active: true,
  latitude: 40.4 + id,
  longitude: -3.7,
  coordinates: null,
  state: 'open',
  until: null,
  reopens: null,
  pause: null,
  orders: { agency: 0, restaurant: 0, late: 0 },
  downloads: 0,
  warnings: 0,
  plan_actions: 0,
  planned: null,
  special_day: null,
  changed_at: null,
  version: 3,
  ...facts,
});

/** Rows can be changed; updates of coordinates are answered with the next version. */
export function networkApi(rows: RestaurantState[], role: Role) {
  const api = fakeApi().signedIn({
    type: role,
    restaurants: rows.map(({ id, name }) => aRestaurant(id, { name })),
  });
  api
    .on(networkQueries.ListRestaurantStates, () => [...rows])
    .on(restaurantCommands.UpdateRestaurant, ({ id, version }) => ({
      id: Number(id),
      version: Number(version) + 1,
    }));
  return { api, rows };
}

export const openNetwork = (at: string, areas: readonly AreaManifest[] = [networkArea]) =>
  screenKit(areas, at);

/** Names those it is for; closes by a press. */
export const daysDialog: AreaManifest = {
  area: 'days',
  slots: {
    specialDays: {
      roles: [Role.Franchisee, Role.Administrator],
      part:
        async () =>
        ({ restaurants, onClose }) =>
          createElement('button', { onClick: onClose }, restaurants.map(({ name }) => name).join(', ')),
    },
  },
};
