import { TestEnvironment } from 'jest-environment-jsdom';
import { linkOneAtATime } from './link-one-at-a-time.mjs';
import { getComputedStyle } from './plain-styles.mjs';

linkOneAtATime();

const shared = {
  TextDecoder,
  TextEncoder,
  Request,
  Response,
  Headers,
  fetch,
  AbortController,
  AbortSignal,
  structuredClone,
};

/** Nothing is laid out. */
class ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Nothing is laid out. */
class IntersectionObserver {
  #notify;
  /** @param {(entries: readonly object[]) => void} notify */
  constructor(notify) {
    this.#notify = notify;
  }
  /** @param {Element} target */
  observe(target) {
    this.#notify([{ target, isIntersecting: true }]);
  }
  unobserve() {}
  disconnect() {}
}

/** Of one spec file that mocks modules, needs them not loaded yet, or counts entries of the history. */
export default class OwnWindow extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    /** @type {any} */
    const global = this.global;
    Object.assign(global, shared);
    Object.defineProperty(global, 'crypto', { value: crypto, configurable: true });
    global.reportError = (/** @type {unknown} */ error) => {
      throw error;
    };
    global.ResizeObserver ??= ResizeObserver;
    global.IntersectionObserver ??= IntersectionObserver;
    global.URL.createObjectURL ??= () => 'blob:picture';
    global.URL.revokeObjectURL ??= () => undefined;
    global.getComputedStyle = getComputedStyle;
    global.scrollTo = () => undefined;
    Object.defineProperty(global.HTMLElement.prototype, 'isContentEditable', {
      get() {
        return this.closest('[contenteditable="true"]') !== null;
      },
    });
    const { prototype } = global.Element;
    for (const move of ['scrollIntoView', 'scrollTo', 'scrollBy']) prototype[move] = () => undefined;
  }
}
