import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { SignedIn } from '../programs/signing-in';

const betweenAttempts = 25;
const tus = { 'tus-resumable': '1.0.0' };
const piece = { ...tus, 'content-type': 'application/offset+octet-stream' };

/** `fetch` throws a TypeError of another realm. */
const wasAway = (error: unknown): boolean => (error as { name?: string }).name === 'TypeError';

/** A request without the rest of its body. */
export function sendHalf(
  url: string,
  { method, headers, body }: { method: string; headers: object; body: Uint8Array },
): { readonly broken: Promise<unknown> } {
  const asked = request(url, { method, headers: { ...headers, 'content-length': body.length } });
  asked.write(body.subarray(0, Math.floor(body.length / 2)));
  return { broken: once(asked, 'error') };
}

/** Resumes after crashes. */
class ResumingUpload {
  /** Bytes. */
  #acknowledged = 0;

  constructor(
    private readonly address: string,
    private readonly signedIn: SignedIn,
    private readonly content: Uint8Array,
  ) {}

  /** Resolves after acknowledgement. */
  async send(bytes: number): Promise<number> {
    const answer = await fetch(this.address, this.#piece(this.#acknowledged, this.#acknowledged + bytes));
    this.#acknowledged = Number(answer.headers.get('upload-offset'));
    return this.#acknowledged;
  }

  /** Half of the remaining bytes. */
  sendHalfOfRemaining() {
    return sendHalf(this.address, this.#piece(this.#acknowledged, this.content.length));
  }

  /** @throws if bytes were lost */
  async ask(): Promise<number> {
    const answer = await fetch(this.address, { method: 'HEAD', headers: { ...this.signedIn, ...tus } });
    const offset = Number(answer.headers.get('upload-offset') ?? Number.NaN);
    if (answer.status !== 200 || !(offset >= this.#acknowledged))
      throw new Error(`${answer.status}: ${offset} bytes of ${this.#acknowledged} acknowledged ones`);
    return offset;
  }

  /** @returns the key of the file */
  async resume(): Promise<string> {
    for (;;) {
      const key = await this.#attempt().catch((error: unknown) => {
        if (wasAway(error)) return null;
        throw error;
      });
      if (key !== null) return key;
      await pause(betweenAttempts);
    }
  }

  #piece(offset: number, end: number) {
    return {
      method: 'PATCH',
      headers: { ...this.signedIn, ...piece, 'upload-offset': String(offset) },
      body: new Uint8Array(this.content.subarray(offset, end)),
    };
  }

  async #attempt(): Promise<string | null> {
    const answer = await fetch(this.address, this.#piece(await this.ask(), this.content.length));
    if (answer.status !== 200) return null;
    const { data } = (await answer.json()) as { data: { Key: string } };
    return data.Key;
  }
}

export async function beginUpload(
  url: string,
  signedIn: SignedIn,
  { name, content }: { readonly name: string; readonly content: Uint8Array },
): Promise<ResumingUpload> {
  const started = await fetch(`${url}/api/uploader/resumable`, {
    method: 'POST',
    headers: {
      ...signedIn,
      ...tus,
      'upload-length': String(content.length),
      'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
    },
  });
  const address = new URL(started.headers.get('location') ?? '', url).toString();
  return new ResumingUpload(address, signedIn, content);
}
