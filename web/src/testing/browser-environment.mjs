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
  constructor(notify) {
    this.#notify = notify;
  }
  observe(target) {
    this.#notify([{ target, isIntersecting: true }]);
  }
  unobserve() {}
  disconnect() {}
}

export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, shared);
    Object.defineProperty(this.global, 'crypto', { value: crypto, configurable: true });
    this.global.reportError = (error) => {
      throw error;
    };
    this.global.ResizeObserver ??= ResizeObserver;
    this.global.IntersectionObserver ??= IntersectionObserver;
    this.global.URL.createObjectURL ??= () => 'blob:picture';
    this.global.URL.revokeObjectURL ??= () => undefined;
    this.global.getComputedStyle = getComputedStyle;
    this.global.scrollTo = () => undefined;
    const { prototype } = this.global.Element;
    for (const move of ['scrollIntoView', 'scrollTo', 'scrollBy']) prototype[move] = () => undefined;
  }
}
