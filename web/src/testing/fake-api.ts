import { afterEach } from '@jest/globals';
import { sessionQueries } from '@portal/contracts/areas/session';
import {
  type CallContract,
  kernelRejections,
  type OutputOf,
  type ParsedInputOf,
  type QueryContract,
  type WireError,
} from '@portal/contracts/kernel';
import { type CollectionOptions, type CollectionRow, FakeCollection } from './fake-collection';
import { aSession, type PersonFacts } from './sample-session';

interface FakeCall {
  readonly method: string;
  /** Below `/api/`, without query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  /** Fields of query and body. */
  readonly sent: Readonly<Record<string, unknown>>;
}

function readRequest(url: string, init: RequestInit): FakeCall {
  const { pathname, searchParams } = new URL(url, 'http://portal.test');
  const body = typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {};
  return {
    method: init.method ?? 'GET',
    path: pathname.replace('/api/', ''),
    query: searchParams,
    headers: init.headers as Record<string, string>,
    sent: { ...Object.fromEntries(searchParams), ...body },
  };
}

/** Parameters of `order/{id}` in `order/7`; `null` for another path. */
function matchPath(template: string, path: string): Record<string, string> | null {
  const parts = template.split('/');
  const given = path.split('/');
  if (parts.length !== given.length) return null;
  const parameters: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const value = decodeURIComponent(given[index] ?? '');
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name !== undefined) parameters[name] = value;
    else if (part !== value) return null;
  }
  return parameters;
}

class Refusal {
  constructor(
    readonly code: string,
    readonly more: RefusalFacts,
  ) {}
}
interface RefusalFacts {
  /** Default: the status of a rejected rule. */
  readonly status?: number;
  /** Field path → message key. */
  readonly fields?: WireError['fields'];
  readonly details?: WireError['details'];
}
export const refuse = (code: string, more: RefusalFacts = {}) => new Refusal(code, more);
/** Status 500. */
export const broken = () => refuse('internal', { status: 500 });
/** No answer. */
export const offline = Symbol('offline');

class Page<T> {
  constructor(
    readonly data: T,
    readonly total: number,
  ) {}
}
/** Rows of a list with this `total`. */
export const page = <T>(rows: T, total: number) => new Page(rows, total);

type Readable<T> = T extends readonly (infer Item)[] ? readonly Item[] : T;
type Reply<T> = Readable<T> | Page<Readable<T>> | Refusal | typeof offline;
type Answer<C extends CallContract> = (
  input: ParsedInputOf<C>,
  call: FakeCall,
) => Reply<OutputOf<C>> | Promise<Reply<OutputOf<C>>>;

interface Declared {
  readonly contract: CallContract;
  readonly answer: (input: never, call: FakeCall) => unknown;
}
interface Recorded {
  readonly name: string;
  readonly input: unknown;
  readonly call: FakeCall;
}

/** Mistakes in fakes fail the running test, even if the screen handles them. */
const faults: string[] = [];
export const takeFaults = () => faults.splice(0);
afterEach(() => {
  const found = takeFaults();
  if (found.length > 0) throw new Error(found.join('\n'));
});

export class FakeApi {
  readonly calls: FakeCall[] = [];
  readonly #declared = new Map<string, Declared>();
  readonly #recorded: Recorded[] = [];
  #position = 0;

  /** Parsed by the contract. */
  on<C extends CallContract>(contract: C, answer: Answer<C>): this {
    this.#declared.set(contract.name, { contract, answer });
    return this;
  }

  signedIn(facts: PersonFacts = {}): this {
    return this.on(sessionQueries.GetSession, () => aSession(facts));
  }

  signedOut(): this {
    return this.on(sessionQueries.GetSession, () => refuse('session_expired', { status: 403 }));
  }

  collection<Row extends CollectionRow, L extends QueryContract>(
    lists: L | readonly L[],
    rows: readonly Row[],
    options: CollectionOptions<Row, L> = {},
  ): FakeCollection<Row, L> {
    const collection = new FakeCollection<Row, L>(rows, options);
    const { get, count, remove, restore } = options;
    const declare = (contract: CallContract, answer: Declared['answer']) =>
      this.#declared.set(contract.name, { contract, answer });
    for (const list of [lists].flat() as L[]) {
      declare(list, (input) => {
        const { found, total } = collection.list(input);
        return page(found, total);
      });
    }
    if (count) declare(count.query, (input) => collection.count(input));
    if (get) {
      const { query, missing = 'not_found', idOf = ({ id }: { id: string | number }) => id } = get;
      declare(query, (input) => collection.get(idOf(input)) ?? refuse(missing, { status: 404 }));
    }
    if (remove) {
      declare(remove, ({ id }: CollectionRow) => {
        collection.remove(id);
        return { id, version: 9 };
      });
    }
    if (restore) {
      declare(restore, ({ id }: CollectionRow) => {
        rows.filter((row) => row.id === id).forEach((row) => collection.add(row));
        return { id, version: 9 };
      });
    }
    return collection;
  }

  /** Oldest first. */
  callsTo<C extends CallContract>({ name }: C): ParsedInputOf<C>[] {
    return this.#of(name).map(({ input }) => input as ParsedInputOf<C>);
  }

  /** Oldest first. */
  requestsTo({ name }: CallContract): FakeCall[] {
    return this.#of(name).map(({ call }) => call);
  }

  readonly fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const call = readRequest(url, init);
    this.calls.push(call);
    const route = this.#routeOf(call);
    if (route === null)
      return failure(refuse(`no fake answers ${call.method} ${call.path}`, { status: 404 }));
    const { contract, answer } = route.declared;
    const parsed = contract.input.safeParse({ ...call.sent, ...route.parameters });
    if (!parsed.success) return failure(invalidInput(parsed.error.issues));
    this.#recorded.push({ name: contract.name, input: parsed.data, call });
    const reply = await toFault(contract, async () =>
      possible(contract, await answer(parsed.data as never, call)),
    );
    if (reply === offline) throw new TypeError('Failed to fetch');
    return reply instanceof Refusal ? failure(reply) : this.#success(contract, reply);
  };

  #of(name: string) {
    return this.#recorded.filter((recorded) => recorded.name === name);
  }

  /** Most exact path first: `order/count` before `order/{id}`. */
  #routeOf({ method, path }: FakeCall) {
    const routes = [...this.#declared.values()].flatMap((declared) => {
      const parameters = declared.contract.method === method ? matchPath(declared.contract.path, path) : null;
      return parameters === null ? [] : [{ declared, parameters }];
    });
    const exactness = ({ parameters }: { parameters: object }) => Object.keys(parameters).length;
    return routes.toSorted((a, b) => exactness(a) - exactness(b))[0] ?? null;
  }

  #success(contract: CallContract, reply: unknown): Promise<Response> {
    const { data, total } = reply instanceof Page ? reply : { data: reply, total: undefined };
    return toFault(contract, () => {
      const output = contract.output.parse(data);
      if (contract.kind !== 'query') this.#position += 1;
      const position = contract.kind === 'query' ? undefined : this.#position;
      const length = 'list' in contract && contract.list === true ? (output as unknown[]).length : undefined;
      return respond(200, { status: true, data: output, total: total ?? length, position });
    });
  }
}

export const fakeApi = () => new FakeApi();

async function toFault<T>({ name }: CallContract, run: () => T | Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    faults.push(`The fake of ${name} is wrong: ${error instanceof Error ? error.message : String(error)}`);
    throw error;
  }
}

/** @throws Error for a rejection that the contract lacks. */
function possible(contract: CallContract, reply: unknown): unknown {
  if (!(reply instanceof Refusal)) return reply;
  const { code, more } = reply;
  const known = [...Object.keys(kernelRejections), ...(contract.rejections ?? []), 'invalid_input'];
  if ((more.status ?? 422) < 500 && !known.includes(code)) throw new Error(`it cannot refuse with "${code}"`);
  return reply;
}

const invalidInput = (issues: readonly { path: PropertyKey[]; message: string }[]) =>
  refuse('invalid_input', {
    status: 400,
    fields: Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message])),
  });
const respond = (status: number, envelope: object) => new Response(JSON.stringify(envelope), { status });
const failure = ({ code, more: { status = 422, fields, details } }: Refusal) =>
  respond(status, {
    status: false,
    data: null,
    error: { code, fields, details, correlationId: 'c0ffee1234567890' },
  });
