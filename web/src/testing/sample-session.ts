import type { Section } from '@portal/contracts/areas/sections';
import type { SessionRestaurant, sessionQueries } from '@portal/contracts/areas/session';
import { isAdministrator, type Role, type OutputOf } from '@portal/contracts/kernel';
import type { Session } from '#core/session/session-state';

type Tables = OutputOf<typeof sessionQueries.GetTables>;

/** Lookup tables, empty except `facts`. */
export const someTables = (facts: Partial<Tables>): Tables => ({
  language: [],
  resource_type: [],
  restaurant_type: [],
  restaurant_region: [],
  province: [],
  order_status: [],
  ...facts,
});

export const aRestaurant = (id: number, facts: Partial<SessionRestaurant> = {}): SessionRestaurant => ({
  id,
  site: String(100 + id),
  name: `Restaurante ${id}`,
  type: 1,
  region: 2,
  region_name: 'Centro',
  province: 'Madrid',
  province_id: '28',
  city: 'Madrid',
  cp: '',
  address: '',
  latitud: null,
  longitud: null,
  email: '',
  active: facts.active ?? true,
  delivery: 'none',
  mop_service: true,
  etof: false,
  mcauto: false,
  habitants: 0,
  available: facts.active ?? true,
  selected: false,
  cif: '',
  razon: '',
  fiscal_address: '',
  version: 0,
  ...facts,
});

export const aSection = (id: number, facts: Partial<Section> = {}): Section => ({
  id,
  parent_id: -1,
  name: `Sección ${id}`,
  texts: {},
  url: `seccion${id}`,
  type: 1,
  status: 1,
  level: 0,
  pos: id,
  childs: [],
  path: [],
  visible: true,
  version: 0,
  ...facts,
});

interface Person {
  readonly type: Role;
  readonly legal: number;
  readonly active: number;
  readonly favourite: number | null;
  readonly restaurants: readonly SessionRestaurant[];
  readonly acting: Session['acting'];
  readonly second_factor: Session['second_factor'];
  readonly without_restaurant: boolean;
  /** Milliseconds. */
  readonly endsIn: number;
}
export type PersonFacts = Partial<Person>;

const carmen: Person = {
  type: 1,
  legal: 1,
  active: 1,
  favourite: null,
  restaurants: [aRestaurant(1), aRestaurant(2)],
  acting: null,
  second_factor: 'off',
  without_restaurant: false,
  endsIn: 3_600_000,
};

/** Two restaurants. */
export function aSession(facts: PersonFacts = {}): Session {
  const { restaurants, endsIn, acting, second_factor, without_restaurant, ...person } = {
    ...carmen,
    ...facts,
  };
  return {
    status: 2,
    user: {
      id: 7,
      name: 'Carmen Ruiz',
      email: 'carmen@es.chain.example',
      phone: '',
      admin: isAdministrator(person.type) ? 1 : 0,
      locations: restaurants.map(({ id }) => id),
      letter: 'C',
      version: 1,
      address_change: null,
      ...person,
    },
    exp: new Date(Date.now() + endsIn).toISOString(),
    restaurants: [...restaurants],
    acting,
    second_factor,
    without_restaurant,
    sliders: [],
    csrf: 'token-1',
  };
}
