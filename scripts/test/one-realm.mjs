import jestRuntime from 'jest-runtime';

/* Spec files of a worker share a vm context: loading modules takes longer than most specs. */

/** @type {new (...args: any[]) => any} */
const Runtime = /** @type {any} */ (jestRuntime).default ?? jestRuntime;
const circus = /[/\\]jest-circus[/\\]build[/\\]jestAdapterInit\.js$/;
/** Milliseconds; open timers keep the worker alive. */
const idleMilliseconds = 100;

/** By project id. @type {Map<string, any>} */
const environments = new Map();
/** By environment. @type {Map<object, any>} */
const runtimes = new Map();
/** @type {NodeJS.Timeout | undefined} */
let idle;

async function dropRealms() {
  const dropped = [...environments.values()];
  environments.clear();
  for (const runtime of runtimes.values()) runtime.drop();
  runtimes.clear();
  for (const environment of dropped) await environment.drop();
}

function dropWhenIdle() {
  clearTimeout(idle);
  idle = setTimeout(() => void dropRealms(), idleMilliseconds);
}

/** React marks documents whose events it handles. */
const isReacts = /react/i;

/** @param {any} object @returns restores own properties, and removes added ones */
function propertiesOf(object) {
  const before = new Map(Object.entries(Object.getOwnPropertyDescriptors(object)));
  return () => {
    for (const name of Object.getOwnPropertyNames(object))
      if (!before.has(name) && !isReacts.test(name)) Reflect.deleteProperty(object, name);
    for (const [name, descriptor] of before)
      if (descriptor.configurable) Object.defineProperty(object, name, descriptor);
  };
}

/** Saves global properties, those of the page, and environment variables. @param {any} global */
function snapshot(global) {
  const before = Object.entries(Object.getOwnPropertyDescriptors(global)).filter(
    ([name, { configurable, value }]) => configurable && value !== undefined && name !== 'console',
  );
  const { document, navigator, process, URL } = global;
  const page = document ? [navigator, document, document.documentElement, URL].map(propertiesOf) : [];
  const env = { ...process?.env };
  return () => {
    for (const [name, descriptor] of before)
      if (global[name] !== descriptor.value) Object.defineProperty(global, name, descriptor);
    for (const restore of page) restore();
    if (!process) return;
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    Object.assign(process.env, env);
  };
}

/** One environment for all files of a project in a worker. @param {new (...args: any[]) => any} Environment */
export const shared = (Environment) =>
  class extends Environment {
    /** @param {any[]} args */
    constructor(...args) {
      clearTimeout(idle);
      const { id } = args[0].projectConfig;
      const earlier = environments.get(id);
      if (earlier) return earlier;
      super(...args);
      environments.set(id, this);
      this.isShared = true;
    }

    async setup() {
      if (this.restore) return;
      await super.setup();
      this.restore = snapshot(this.global);
    }

    async teardown() {
      this.fakeTimers?.dispose();
      this.fakeTimersModern?.dispose();
      this.restore?.();
      dropWhenIdle();
    }

    drop() {
      return super.teardown();
    }
  };

export default class OneRealmRuntime extends Runtime {
  /** @type {any} */
  #newState;

  /** @param {any[]} args */
  constructor(...args) {
    clearTimeout(idle);
    const [, environment] = args;
    const earlier = runtimes.get(environment);
    if (earlier) return earlier.continueWith(args[6]);
    super(...args);
    if (environment.isShared) runtimes.set(environment, this);
  }

  /** @param {string} testPath */
  continueWith(testPath) {
    this._testPath = testPath;
    return this;
  }

  /** @param {string} from @param {string} [to] */
  requireInternalModule(from, to) {
    const module = super.requireInternalModule(from, to);
    if (to === undefined && circus.test(from) && runtimes.has(this._environment)) this.#forgetTests();
    return module;
  }

  /** Circus stores tests and event handlers on the global object. */
  #forgetTests() {
    const { global } = this._environment;
    const symbols = Object.getOwnPropertySymbols(global);
    const [symbol = ''] = symbols.filter(({ description }) => description === 'JEST_STATE_SYMBOL');
    const state = global[symbol];
    this.#newState ??= { ...state };
    const root = { ...this.#newState.rootDescribeBlock, children: [], hooks: [], tests: [] };
    Object.assign(state, this.#newState, {
      rootDescribeBlock: root,
      currentDescribeBlock: root,
      unhandledErrors: [],
      unhandledRejectionErrorByPromise: new Map(),
    });
    // The first two are its own.
    global[Symbol.for('EVENT_HANDLERS')].length = 2;
    delete global[Symbol.for('TEST_TIMEOUT_SYMBOL')];
  }

  teardown() {
    if (runtimes.has(this._environment)) return this.restoreAllMocks();
    super.teardown();
    dropWhenIdle();
  }

  drop() {
    super.teardown();
  }
}
