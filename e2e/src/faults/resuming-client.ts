import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { SignedIn } from '../house/signing-in';

const betweenAttempts = 25;
const tus = { 'tus-resumable': '1.0.0' };
const piece = { ...tus, 'content-type': 'application/offset+octet-stream' };

/** No answer came: `fetch` says so by a TypeError, of another realm than that of the tests. */
const wasAway = (error: unknown): boolean => (error as { name?: string }).name === 'TypeError';

/** Begins a request and sends a part of its body: the rest never comes. */
export function sendHalf(
  url: string,
  { method, headers, body }: { method: string; headers: object; body: Uint8Array },
): { readonly broken: Promise<unknown> } {
  const asked = request(url, { method, headers: { ...headers, 'content-length': body.length } });
  asked.write(body.subarray(0, Math.floor(body.length / 2)));
  return { broken: once(asked, 'error') };
}

/** An upload in pieces, as a client keeps it up that survives the house. */
export async function beginUpload(
  url: string,
  signedIn: SignedIn,
  { name, content }: { readonly name: string; readonly content: Uint8Array },
) {
  const begun = await fetch(`${url}/api/uploader/resumable`, {
    method: 'POST',
    headers: {
      ...signedIn,
      ...tus,
      'upload-length': String(content.length),
      'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
    },
  });
  const address = new URL(begun.headers.get('location') ?? '', url).toString();
  /** How much the house has said that it has. */
  let acknowledged = 0;
  const pieceFrom = (offset: number, end: number) => ({
    method: 'PATCH',
    headers: { ...signedIn, ...piece, 'upload-offset': String(offset) },
    body: new Uint8Array(content.subarray(offset, end)),
  });

  /** @throws when it has less than it said before */
  async function ask(): Promise<number> {
    const answer = await fetch(address, { method: 'HEAD', headers: { ...signedIn, ...tus } });
    const offset = Number(answer.headers.get('upload-offset') ?? Number.NaN);
    if (answer.status !== 200 || !(offset >= acknowledged))
      throw new Error(`${answer.status}: ${offset} bytes of ${acknowledged} acknowledged ones`);
    return offset;
  }

  async function attempt(): Promise<string | null> {
    const offset = await ask();
    const answer = await fetch(address, pieceFrom(offset, content.length));
    if (answer.status !== 200) return null;
    const { data } = (await answer.json()) as { data: { Key: string } };
    return data.Key;
  }

  return {
    /** Sends the next bytes and waits until they are acknowledged. */
    async send(bytes: number): Promise<number> {
      const answer = await fetch(address, pieceFrom(acknowledged, acknowledged + bytes));
      acknowledged = Number(answer.headers.get('upload-offset'));
      return acknowledged;
    },
    /** Sends half of all the rest. */
    sendHalfOfTheRest: () => sendHalf(address, pieceFrom(acknowledged, content.length)),
    ask,
    /** Goes on where it was, however often the house dies meanwhile. @returns the key of the file */
    async resume(): Promise<string> {
      for (;;) {
        const key = await attempt().catch((error: unknown) => {
          if (wasAway(error)) return null;
          throw error;
        });
        if (key !== null) return key;
        await pause(betweenAttempts);
      }
    },
  };
}
