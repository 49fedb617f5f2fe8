type Answer = readonly [status: number, headers?: Readonly<Record<string, string>>, body?: object];

const path = '/api/uploader/resumable';

class FakeTus {
  /** Method and address of every request, in order. */
  readonly requests: string[] = [];
  weather: 'fine' | 'dropped' | 'refused' = 'fine';
  refusal: { code: string; status: number; fields?: object; details?: object } = {
    code: 'file_type_refused',
    status: 415,
  };
  /** Answer to a finished upload, unless a key. */
  data: object | null = null;
  /** Cuts the next piece in half. */
  cutsNextPiece = false;
  /** Holds requests until `release`. */
  isHolding = false;
  isSlowToCheck = false;
  readonly #held: (() => void)[] = [];
  readonly #lengths = new Map<string, number>();
  readonly #offsets = new Map<string, number>();

  later(go: () => void): void {
    this.#held.push(go);
  }

  release(): void {
    this.#held.splice(0).forEach((go) => go());
  }

  takeHalf(url: string, bytes: number): number {
    const half = Math.floor(bytes / 2);
    this.#offsets.set(url, (this.#offsets.get(url) ?? 0) + half);
    this.cutsNextPiece = false;
    return half;
  }

  readonly methods: Readonly<Record<string, (url: string, bytes: number, length: number) => Answer>> = {
    POST: (_url, _bytes, length) => {
      const url = `${path}/${this.#lengths.size + 1}`;
      this.#offsets.set(url, 0);
      this.#lengths.set(url, length);
      return [201, { location: url }];
    },
    HEAD: (url) => {
      const offset = this.#offsets.get(url);
      if (offset === undefined) return [404];
      return [200, { 'upload-offset': String(offset), 'upload-length': String(this.#lengths.get(url)) }];
    },
    DELETE: (url) => {
      this.#offsets.delete(url);
      return [204];
    },
    PATCH: (url, bytes) => {
      const offset = (this.#offsets.get(url) ?? 0) + bytes;
      this.#offsets.set(url, offset);
      const headers = { 'upload-offset': String(offset) };
      if (offset < (this.#lengths.get(url) ?? 0)) return [204, headers];
      if (this.weather === 'refused') return this.#refuse(url);
      const data = this.data ?? { Key: `key of ${url}`, filename: 'x', bytes: offset };
      return [200, headers, { status: true, data, position: 7 }];
    },
  };

  /** A refused file is deleted. */
  #refuse(url: string): Answer {
    this.#offsets.delete(url);
    const { status, ...error } = this.refusal;
    return [status, {}, { status: false, data: null, error: { ...error, correlationId: 'c0ffee' } }];
  }
}

let current = new FakeTus();

class FakeRequest {
  readonly #server = current;
  readonly upload: { onprogress?: (event: { lengthComputable: boolean; loaded: number }) => void } = {};
  onload?: () => void;
  onerror?: (error: Error) => void;
  status = 0;
  responseText = '';
  #method = '';
  #url = '';
  readonly #sent: Record<string, string> = {};
  #headers: Readonly<Record<string, string>> = {};
  #isAborted = false;

  open(method: string, url: string) {
    this.#method = method;
    this.#url = new URL(url, 'http://localhost').pathname;
  }
  setRequestHeader(name: string, value: string) {
    this.#sent[name.toLowerCase()] = value;
  }
  getResponseHeader(name: string) {
    return this.#headers[name.toLowerCase()] ?? null;
  }
  abort() {
    this.#isAborted = true;
  }
  send(body?: Blob | null) {
    this.#server.requests.push(`${this.#method} ${this.#url}`);
    const go = () => this.#isAborted || this.#go(body?.size ?? 0);
    if (this.#server.isHolding) this.#server.later(go);
    else queueMicrotask(go);
  }

  #go(bytes: number) {
    if (this.#method === 'PATCH' && this.#server.cutsNextPiece) {
      this.#progress(this.#server.takeHalf(this.#url, bytes));
      return this.onerror?.(new Error('dropped'));
    }
    return this.#server.weather === 'dropped' ? this.onerror?.(new Error('dropped')) : this.#ask(bytes);
  }

  #ask(bytes: number) {
    const length = Number(this.#sent['upload-length']);
    const [status, headers = {}, body] = this.#server.methods[this.#method]?.(this.#url, bytes, length) ?? [
      405,
    ];
    if (this.#method === 'PATCH') this.#progress(bytes);
    this.status = status;
    this.#headers = headers;
    this.responseText = body === undefined ? '' : JSON.stringify(body);
    const answer = () => this.onload?.();
    if (this.#server.isSlowToCheck && this.#method === 'PATCH') this.#server.later(answer);
    else answer();
  }

  #progress(loaded: number) {
    this.upload.onprogress?.({ lengthComputable: true, loaded });
  }
}

/** @returns it, and `restore` */
export function fakeTus(): { readonly server: FakeTus; readonly restore: () => void } {
  const real = window.XMLHttpRequest;
  current = new FakeTus();
  window.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  return { server: current, restore: () => void (window.XMLHttpRequest = real) };
}
