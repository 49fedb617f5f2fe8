import type { AdministeredUser } from './user-administration.queries';

/** For tests: an active manager of restaurant 1, as administrators see people. */
export const aUser = (id: number, overrides: Partial<AdministeredUser> = {}): AdministeredUser => ({
  ...{ id, name: `Persona ${id}`, email: `persona${id}@es.chain.example`, phone: '600 000 000' },
  ...{ type: 3, active: 1, admin: 0, locations: [1], restaurants: ['Restaurante 1'], letter: 'P' },
  ...{ legal: 1, version: 4, last_seen: null, second_factor: 0 },
  address_change: null,
  ...overrides,
});
