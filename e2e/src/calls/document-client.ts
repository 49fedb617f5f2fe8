import { csrfHeader } from '@portal/contracts';
import { asFormFields } from '@portal/contracts/examples';
import { Browser } from '../programs/browser';
import type { InProcessPortal } from '../programs/in-process-portal';
import { addressOf, passwordDigest } from '../programs/test-fixture';

export interface DocumentAnswer<T = unknown> {
  readonly statusCode: number;
  readonly status: boolean;
  readonly data: T;
  readonly total?: number;
  readonly error?: { readonly code: string; readonly fields?: Readonly<Record<string, string>> };
}

/** Optional fields that reject blanks. */
export const neverBlank: Readonly<Record<string, readonly string[]>> = {
  UpdateResource: ['name', 'sections', 'thumb'],
  UpdateChannel: ['address', 'CIF', 'razon', 'fiscal_address'],
};

const boundary = 'of-a-client';
const inParts = { 'content-type': `multipart/form-data; boundary=${boundary}` };
const partOf = (names: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; ${names}\r\n\r\n${value}\r\n`;

/** Cookies, form bodies, the documents' paths and fields, and our CSRF token (AMB-32). */
export class DocumentClient {
  readonly #browser: Browser;
  #token = '';

  constructor(portal: Pick<InProcessPortal, 'app'>) {
    this.#browser = new Browser(portal);
  }

  /** By login and `init`. */
  static async signedIn(portal: InProcessPortal, userId: number): Promise<DocumentClient> {
    const client = new DocumentClient(portal);
    await client.post('login', { username: addressOf(portal.market, userId), password: passwordDigest });
    client.#token = (await client.get<{ csrf: string }>('init')).data.csrf;
    return client;
  }

  /** Includes GET calls that change state. */
  get = <T>(path: string) =>
    this.#read<T>(this.#browser.send('GET', `/api/${path}`, undefined, this.#proof()));

  post<T = unknown>(path: string, fields: Readonly<Record<string, unknown>>): Promise<DocumentAnswer<T>> {
    const blank = Object.entries(fields).map(([name, value]) => [name, value ?? ''] as const);
    const body = new URLSearchParams(asFormFields(Object.fromEntries(blank))).toString();
    const headers = { ...this.#proof(), 'content-type': 'application/x-www-form-urlencoded' };
    return this.#read(this.#browser.send('POST', `/api/${path}`, body, headers));
  }

  upload<T>(path: string, filename: string, content: Uint8Array): Promise<DocumentAnswer<T>> {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\n\r\n`;
    const body = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]);
    return this.#read(this.#browser.send('POST', `/api/${path}`, body, { ...this.#proof(), ...inParts }));
  }

  /** Multipart; a file comes last. */
  postInParts<T = unknown>(
    path: string,
    fields: Readonly<Record<string, string>>,
    filename?: string,
  ): Promise<DocumentAnswer<T>> {
    const texts = Object.entries(fields).map(([name, value]) => partOf(`name="${name}"`, value));
    const file = filename === undefined ? [] : [partOf(`name="file"; filename="${filename}"`, 'PK')];
    const body = `${[...texts, ...file].join('')}--${boundary}--\r\n`;
    return this.#read(this.#browser.send('POST', `/api/${path}`, body, { ...this.#proof(), ...inParts }));
  }

  #proof = () => ({ [csrfHeader]: this.#token });

  async #read<T>(asked: ReturnType<Browser['send']>): Promise<DocumentAnswer<T>> {
    const answer = await asked;
    return { ...answer.json<Omit<DocumentAnswer<T>, 'statusCode'>>(), statusCode: answer.statusCode };
  }
}
