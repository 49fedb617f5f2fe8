import type { DocumentOf } from '../../kernel';
import type { AdministeredUser } from './user-administration.queries';
import type { users } from './users.views';

/** For tests: an active manager of restaurant 1, as administrators see people. */
export const aUser = (id: number, overrides: Partial<AdministeredUser> = {}): AdministeredUser => ({
  id,
  name: `Persona ${id}`,
  email: `persona${id}@es.chain.example`,
  phone: '600 000 000',
  type: 3,
  active: 1,
  admin: 0,
  locations: [1],
  restaurants: ['Restaurante 1'],
  letter: 'P',
  legal: 1,
  version: 4,
  last_seen: null,
  second_factor: 0,
  address_change: null,
  ...overrides,
});

/** For tests: an active manager of restaurant 1, as the view of people holds them. */
export const aUserDocument = (
  id: number,
  overrides: Partial<DocumentOf<typeof users>> = {},
): DocumentOf<typeof users> => ({
  id,
  name: `Persona ${id}`,
  email: `p${id}@es.chain.example`,
  phone: '',
  type: 3,
  active: true,
  deleted: false,
  locations: [1],
  accessEndedBy: [],
  favourite: null,
  legal: null,
  sessionsFrom: null,
  secondFactor: false,
  addressChange: null,
  version: 0,
  ...overrides,
});
