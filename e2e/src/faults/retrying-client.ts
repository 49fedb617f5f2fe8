import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { correlationIdHeader } from '@portal/contracts';
import type { SignedIn } from '../programs/signing-in';

/** Request and final, acknowledged answer. */
export interface Acknowledged {
  readonly path: string;
  readonly key: string;
  readonly input: object;
  readonly data: Readonly<Record<string, unknown>>;
  /** Attempts until an answer. */
  readonly attempts: number;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: string | null;
}

/** Retry policy. */
export interface RetryPolicy {
  /** Whether to retry without an answer. */
  afterError(error: unknown, correlationId: string): boolean;
  afterAnswer(answer: Answer): boolean;
}

const betweenAttempts = 25;
/** Milliseconds; a longer wait is a failure. */
export const maxAnswer = 20_000;

/** Retried: the portal starts or stops. */
const passing = new Set([502, 503]);
/** Seconds; daily limits are not waited for. */
const maxWait = 60;

/** As in the web app. */
const defaultRetryPolicy: RetryPolicy = {
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

/** Retries with the same key, as the web app does. */
export function retryingClient(
  url: string,
  signedIn: SignedIn,
  retryPolicy: RetryPolicy = defaultRetryPolicy,
) {
  /** `null`: retry. */
  async function attempt(path: string, key: string, made: Body): Promise<Answer | null> {
    const correlationId = randomUUID();
    const headers = { ...signedIn, 'idempotency-key': key, [correlationIdHeader]: correlationId };
    try {
      const answer = await sendOnce(`${url}/api/${path}`, headers, made);
      return retryPolicy.afterAnswer(answer) ? null : answer;
    } catch (error) {
      if (wasNeverAnswered(error) || !retryPolicy.afterError(error, correlationId))
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
    /** @returns its key */
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

/** Not delivered. */
export const wasRefused = (error: unknown): boolean => codeOf(error) === 'ECONNREFUSED';

/** A closed keep-alive connection, or a broken answer. */
export const wasReset = (error: unknown): boolean =>
  codeOf(error) === 'ECONNRESET' || codeOf(error) === 'UND_ERR_SOCKET';
