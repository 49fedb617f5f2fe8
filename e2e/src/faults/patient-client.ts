import { setTimeout as pause } from 'node:timers/promises';
import type { SignedIn } from '../house/in-process-house';

/** What was asked for, and what the house said in the end: everything that it acknowledged. */
export interface Acknowledged {
  readonly path: string;
  readonly key: string;
  readonly input: object;
  readonly data: Readonly<Record<string, unknown>>;
  /** How often it was sent until an answer came. */
  readonly attempts: number;
}

const betweenAttempts = 25;

/** Statuses after which a client tries again: the house is going or coming. */
const passing = new Set([429, 502, 503]);

type Body = () => { readonly body: string | FormData; readonly headers: Readonly<Record<string, string>> };

const json =
  (input: object): Body =>
  () => ({ body: JSON.stringify(input), headers: { 'content-type': 'application/json' } });

/**
 * Sends what changes something until it is answered, always under the same key, as our web app does. The house may die
 * at any moment in between.
 */
export function patientClient(url: string, signedIn: SignedIn) {
  async function once(path: string, key: string, made: Body) {
    const { body, headers } = made();
    const all = { ...signedIn, ...headers, 'idempotency-key': key };
    const answer = await fetch(`${url}/api/${path}`, { method: 'POST', body, headers: all });
    return { status: answer.status, text: await answer.text() };
  }

  async function send(
    path: string,
    key: string,
    input: object,
    made: Body = json(input),
  ): Promise<Acknowledged> {
    for (let attempts = 1; ; attempts += 1) {
      const answer = await once(path, key, made).catch(() => null);
      if (answer && !passing.has(answer.status)) {
        if (answer.status !== 200) throw new Error(`${path} (${key}): ${answer.status} ${answer.text}`);
        const { data } = JSON.parse(answer.text) as Pick<Acknowledged, 'data'>;
        return { path, key, input, data, attempts };
      }
      await pause(betweenAttempts);
    }
  }

  return {
    send,
    /** Sends a file. @returns its key */
    async upload(path: string, key: string, content: Blob): Promise<string> {
      const form = (): ReturnType<Body> => {
        const body = new FormData();
        body.append('file', content, 'pieza.png');
        return { body, headers: {} };
      };
      const { data } = await send(path, key, {}, form);
      return String(data.Key);
    },
  };
}
export type PatientClient = ReturnType<typeof patientClient>;
