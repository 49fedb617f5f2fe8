import type { InProcessPortal } from './in-process-portal';

type Headers = Readonly<Record<string, string>>;

/** Sends cookies only. */
export class Browser {
  readonly #cookies = new Map<string, string>();

  constructor(readonly portal: Pick<InProcessPortal, 'app'>) {}

  async send(method: 'GET' | 'POST', url: string, payload?: object | string, headers: Headers = {}) {
    const sent = { ...headers, cookie: this.header() };
    const answer = await this.portal.app.inject({ method, url, payload, headers: sent });
    for (const { name, value } of answer.cookies) this.#cookies.set(name, value);
    return answer;
  }

  /** The `Cookie` header. */
  header = () => [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  cookie = (name: string) => this.#cookies.get(name);
  setCookie = (name: string, value: string) => this.#cookies.set(name, value);
}
