import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { correlationIdHeader } from '@portal/contracts';
import type { SignedIn } from '../programs/signing-in';

/** What was asked for, and what the portal said in the end: everything that it acknowledged. */
export interface Acknowledged {
  readonly path: string;
  readonly key: string;
  readonly input: object;
  readonly data: Readonly<Record<string, unknown>>;
  /** How often it was sent until an answer came. */
  readonly attempts: number;
}

/** What came of sending it once. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: string | null;
}

/** When to send it again. */
export interface Patience {
  /** No answer came to what was sent with that correlation id. */
  afterError(error: unknown, correlationId: string): boolean;
  afterAnswer(answer: Answer): boolean;
}

const betweenAttempts = 25;
/** Nothing takes so long, in milliseconds: what is not answered by then never will be, and that is a finding. */
export const maxAnswer = 20_000;

/** Statuses after which a client tries again: the portal is going or coming. */
const passing = new Set([502, 503]);
/** Seconds. A quota that lasts until tomorrow does not pass: who waited for that would hang. */
const maxWait = 60;

/** As our web app does. */
const patient: Patience = {
  afterError: () => true,
  afterAnswer: ({ status, retryAfter }) =>
    passing.has(status) || (status === 429 && Number(retryAfter ?? Infinity) <= maxWait),
};

type Body = () => { readonly body: string | FormData; readonly headers: Readonly<Record<string, string>> };

const json =
  (input: object): Body =>
  () => ({ body: JSON.stringify(input), headers: { 'content-type': 'application/json' } });

async function sendOnce(url: string, headers: Readonly<Record<string, string>>, made: Body): Promise<Answer> {
  const { body, headers: ofBody } = made();
  const signal = AbortSignal.timeout(maxAnswer);
  const answer = await fetch(url, { method: 'POST', body, headers: { ...headers, ...ofBody }, signal });
  const retryAfter = answer.headers.get('retry-after');
  return { status: answer.status, text: await answer.text(), retryAfter };
}

/**
 * Sends what changes something until it is answered, always under the same key, as our web app does. The portal may die
 * at any moment in between.
 */
export function retryingClient(url: string, signedIn: SignedIn, patience: Patience = patient) {
  /** The answer that ends it, or `null` when it is to be sent again. */
  async function attempt(path: string, key: string, made: Body): Promise<Answer | null> {
    const correlationId = randomUUID();
    const headers = { ...signedIn, 'idempotency-key': key, [correlationIdHeader]: correlationId };
    try {
      const answer = await sendOnce(`${url}/api/${path}`, headers, made);
      return patience.afterAnswer(answer) ? null : answer;
    } catch (error) {
      if (wasNeverAnswered(error) || !patience.afterError(error, correlationId))
        throw new Error(`${path} (${key})`, { cause: error });
      return null;
    }
  }

  async function send(
    path: string,
    key: string,
    input: object,
    made: Body = json(input),
  ): Promise<Acknowledged> {
    for (let attempts = 1; ; attempts += 1) {
      const answer = await attempt(path, key, made);
      if (answer === null) {
        await pause(betweenAttempts);
        continue;
      }
      if (answer.status !== 200) throw new Error(`${path} (${key}): ${answer.status} ${answer.text}`);
      const { data } = JSON.parse(answer.text) as Pick<Acknowledged, 'data'>;
      return { path, key, input, data, attempts };
    }
  }

  return {
    send,
    /** Sends a file. @returns its key */
    async upload(path: string, key: string, content: Blob, name = 'pieza.png'): Promise<string> {
      const form = (): ReturnType<Body> => {
        const body = new FormData();
        body.append('file', content, name);
        return { body, headers: {} };
      };
      const { data } = await send(path, key, {}, form);
      return String(data.Key);
    },
  };
}
export type RetryingClient = ReturnType<typeof retryingClient>;

const wasNeverAnswered = (error: unknown): boolean => (error as { name?: string }).name === 'TimeoutError';

const codeOf = (error: unknown) => (error as { cause?: { code?: string } }).cause?.code;

/** Nobody was there to listen: it cannot have arrived. */
export const wasRefused = (error: unknown): boolean => codeOf(error) === 'ECONNREFUSED';

/**
 * A kept connection was closed while the request was on its way, which HTTP leaves to the client, or while it was
 * being answered, which nobody may do: only the program's own log can tell.
 */
export const wasReset = (error: unknown): boolean =>
  codeOf(error) === 'ECONNRESET' || codeOf(error) === 'UND_ERR_SOCKET';
