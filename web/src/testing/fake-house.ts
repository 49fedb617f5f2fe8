import type { SessionRestaurant } from '@portal/contracts/areas/session';
import type { Role, WireError } from '@portal/contracts/kernel';
import { isAdministrator } from '@portal/contracts/kernel';
import type { Session } from '../app/session/session-state';

/** What a test's server answers to one call. */
export interface FakeAnswer {
  readonly status?: number;
  readonly data?: unknown;
  readonly error?: string;
  /** Field path → message key. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly details?: WireError['details'];
  readonly more?: Readonly<Record<string, unknown>>;
}
export interface FakeCall {
  readonly method: string;
  /** Below `/api/`, without query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}
type Handler = (call: FakeCall) => FakeAnswer | 'no network';

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
  address: '',
  active: true,
  cif: '',
  razon: '',
  fiscal_address: '',
  ...facts,
});

interface Person {
  readonly type: Role;
  readonly legal: number;
  readonly active: number;
  readonly favourite: number | null;
  readonly restaurants: readonly SessionRestaurant[];
  readonly acting: Session['acting'];
  /** Milliseconds from now until the session ends. */
  readonly endsIn: number;
}

const carmen: Person = {
  type: 1,
  legal: 1,
  active: 1,
  favourite: null,
  restaurants: [aRestaurant(1), aRestaurant(2)],
  acting: null,
  endsIn: 3_600_000,
};

/** The session of Carmen, who works for two restaurants, with what a test wants otherwise. */
export function aSession(otherwise: Partial<Person> = {}): Session {
  const { restaurants, endsIn, acting, ...person } = { ...carmen, ...otherwise };
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
      ...person,
    },
    exp: new Date(Date.now() + endsIn).toISOString(),
    restaurants: [...restaurants],
    acting,
    sliders: [],
    csrf: 'token-1',
  };
}

function readCall(url: string, init: RequestInit): FakeCall {
  const { pathname, searchParams } = new URL(url, 'http://portal.test');
  const body = typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {};
  return {
    method: init.method ?? 'GET',
    path: pathname.replace('/api/', ''),
    query: searchParams,
    headers: init.headers as Record<string, string>,
    body,
  };
}

/** A server at the other end of `fetch`: answers by path, keeps what it was asked. */
export class FakeHouse {
  readonly calls: FakeCall[] = [];
  readonly #handlers: Map<string, Handler>;

  constructor(handlers: Readonly<Record<string, Handler>> = {}) {
    this.#handlers = new Map(Object.entries(handlers));
  }

  /** Answers this path from now on. */
  on(path: string, handler: Handler): this {
    this.#handlers.set(path, handler);
    return this;
  }

  /** Somebody is signed in from now on, or nobody. */
  signIn(session: Session | null): this {
    return this.on('init', () =>
      session === null ? { error: 'session_expired', status: 403 } : { data: session },
    );
  }

  /** What was asked of one path. */
  callsTo(path: string): FakeCall[] {
    return this.calls.filter((call) => call.path === path);
  }

  readonly fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const call = readCall(url, init);
    this.calls.push(call);
    const answer = this.#handlers.get(call.path)?.(call) ?? { error: 'not_found', status: 404 };
    if (answer === 'no network') throw new TypeError('Failed to fetch');
    return answer.error === undefined ? success(answer) : refusal(answer);
  };
}

const response = (status: number, envelope: object) => new Response(JSON.stringify(envelope), { status });
const success = ({ status = 200, data = null, more }: FakeAnswer) =>
  response(status, { status: true, data, ...more });
const refusal = ({ status = 422, error: code, fields, details }: FakeAnswer) =>
  response(status, {
    status: false,
    data: null,
    error: { code, fields, details, correlationId: 'c0ffee1234567890' },
  });
