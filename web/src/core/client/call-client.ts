import type { SessionEnding } from '@portal/contracts/areas/session';
import {
  type CallContract,
  correlationIdHeader,
  csrfHeader,
  idempotencyKeyHeader,
  type InputOf,
  minPositionHeader,
  type OutputOf,
  type Proof,
  type QueryContract,
} from '@portal/contracts/kernel';
import { createContext, use } from 'react';
import { CallError, isCallError, endingIn } from './call-error';
import { buildRequest, type Answer, readAnswer } from './wire';

/**
 * Idempotency key: sends with the same key have one effect. `crypto.randomUUID` needs a secure origin, this does not.
 */
export function newIntent(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

type Queries = readonly Pick<QueryContract, 'name'>[];

/** Milliseconds that a push waits for the answer of an own command. */
const maxWait = 500;

const remembered = 200;

/** Own commands' answers, to recognise the pushes that they cause. */
export class OwnCommands {
  #underWay = 0;
  #waiting: (() => void)[] = [];
  readonly #answered = new Map<number, ReadonlySet<string>>();

  begin(): void {
    this.#underWay += 1;
  }

  /** @param refreshed queries that the command refetches. */
  end(position: number | undefined, refreshed: Queries): void {
    this.#underWay -= 1;
    if (position !== undefined) this.#answered.set(position, new Set(refreshed.map(({ name }) => name)));
    for (const oldest of this.#answered.keys()) {
      if (this.#answered.size <= remembered) break;
      this.#answered.delete(oldest);
    }
    if (this.#underWay === 0) this.#release();
  }

  /** `null` for others' commands. */
  refreshedAt(position: number | undefined): ReadonlySet<string> | null {
    return (position !== undefined && this.#answered.get(position)) || null;
  }

  /** Pushes may overtake answers. */
  whenAnswered(act: () => void): void {
    if (this.#underWay === 0 && this.#waiting.length === 0) {
      act();
      return;
    }
    this.#waiting.push(act);
    if (this.#waiting.length === 1) setTimeout(() => this.#release(), maxWait);
  }

  #release(): void {
    const acts = this.#waiting;
    this.#waiting = [];
    acts.forEach((act) => act());
  }
}

interface SessionGate {
  /**
   * A call failed with `session_expired`.
   * @param kind a write must keep what is typed (W11).
   * @returns true to retry the call.
   */
  readonly expired: (kind: 'read' | 'write', why: SessionEnding | null) => Promise<boolean>;
  /** Another tab opened a new session. @returns true to retry the call */
  readonly renewCsrf: () => Promise<boolean>;
  /**
   * A command needs a proof of identity.
   * @param refusal the last one
   * @returns `null` if the person gave up
   */
  readonly prove: (refusal: CallError) => Promise<Proof | null>;
  readonly proved: () => void;
}

export const closedGate: SessionGate = {
  expired: async () => false,
  renewCsrf: async () => false,
  prove: async () => null,
  proved: () => undefined,
};

export const apiBase = '/api/';

interface SendOptions {
  /** `newIntent`; required for what must not happen twice. */
  readonly intent?: string;
  readonly signal?: AbortSignal;
  /** For session calls themselves. */
  readonly ungated?: boolean;
}

/** Another proof may succeed, or the same one after an outage. */
const asksAgain = ({ code, isTemporary }: CallError) =>
  isTemporary || code === 'proof_required' || code === 'proof_incorrect' || code === 'login_locked';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Sends calls; holds CSRF token and last log position. */
export class CallClient {
  #gate: SessionGate = closedGate;
  #csrf = '';
  #position = 0;
  #proving: Promise<unknown> = Promise.resolve();
  readonly #fetch: Fetch;
  readonly own = new OwnCommands();

  constructor(send: Fetch = (url, init) => fetch(url, init)) {
    this.#fetch = send;
  }

  get position(): number {
    return this.#position;
  }

  guardWith(gate: SessionGate): void {
    this.#gate = gate;
  }

  learnCsrf(token: string): void {
    this.#csrf = token;
  }

  learnPosition(position: number | undefined): void {
    this.#position = Math.max(this.#position, position ?? 0);
  }

  headers(contract: Pick<CallContract, 'kind'>, options: SendOptions = {}): Record<string, string> {
    if (contract.kind === 'query' || contract.kind === 'download') {
      return this.#position > 0 ? { [minPositionHeader]: String(this.#position) } : {};
    }
    return {
      [csrfHeader]: this.#csrf,
      // The intent is also the correlation id in all logs.
      ...(options.intent === undefined
        ? {}
        : { [idempotencyKeyHeader]: options.intent, [correlationIdHeader]: options.intent }),
    };
  }

  /** @throws CallError with the rejection's code; `offline` without an answer. */
  async send<C extends CallContract>(
    contract: C,
    input: InputOf<C>,
    options: SendOptions = {},
  ): Promise<Answer<OutputOf<C>>> {
    try {
      return await this.#attemptProven(contract, input, options);
    } catch (error) {
      if (options.ungated === true || !isCallError(error)) throw error;
      const repaired = await this.repair(error, contract.kind === 'query' ? 'read' : 'write');
      if (!repaired) throw error;
      return this.#attemptProven(contract, input, options);
    }
  }

  async #attemptProven<C extends CallContract>(contract: C, input: InputOf<C>, options: SendOptions) {
    try {
      return await this.#attempt(contract, input, options);
    } catch (error) {
      if (!isCallError(error) || error.code !== 'proof_required') throw error;
      const proving = this.#proving.then(() => this.#prove(contract, { input, options, refusal: error }));
      this.#proving = proving.catch(() => undefined);
      return proving;
    }
  }

  async #prove<C extends CallContract>(
    contract: C,
    { input, options, refusal }: { input: InputOf<C>; options: SendOptions; refusal: CallError },
  ): Promise<Answer<OutputOf<C>>> {
    let intent = newIntent();
    let asked = refusal;
    for (;;) {
      const proof = await this.#gate.prove(asked);
      if (proof === null) throw refusal;
      try {
        const answer = await this.#attempt(contract, { ...(input as object), ...proof } as InputOf<C>, {
          ...options,
          intent,
        });
        this.#gate.proved();
        return answer;
      } catch (error) {
        if (!isCallError(error) || !asksAgain(error)) {
          this.#gate.proved();
          throw error;
        }
        // Without an answer, the same key: the attempt may have run.
        if (!error.isTemporary) intent = newIntent();
        asked = error;
      }
    }
  }

  /** W11. @returns true to retry the call */
  async repair(refusal: CallError, kind: 'read' | 'write'): Promise<boolean> {
    const { code } = refusal;
    if (code === 'session_expired') return this.#gate.expired(kind, endingIn(refusal));
    return code === 'csrf' ? this.#gate.renewCsrf() : false;
  }

  async #attempt<C extends CallContract>(contract: C, input: InputOf<C>, options: SendOptions) {
    const { url, method, body } = buildRequest(contract, input);
    // Cache-buster: no proxy may answer the login (R-AUT-23).
    const fresh = 'beforeSession' in contract && contract.beforeSession === true ? `?t=${Date.now()}` : '';
    const json: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    const init: RequestInit = { method, body, headers: { ...json, ...this.headers(contract, options) } };
    const response = await this.#fetch(apiBase + url + fresh, {
      ...init,
      credentials: 'same-origin',
      signal: options.signal,
    }).catch((reason: unknown) => {
      throw options.signal?.aborted === true ? reason : CallError.offline(contract.name);
    });
    const answer = readAnswer<OutputOf<C>>(contract.name, {
      status: response.status,
      body: await response.text(),
    });
    if (contract.kind !== 'query') this.learnPosition(answer.position);
    return answer;
  }
}

export const CallClientContext = createContext<CallClient>(new CallClient());

export const useCallClient = () => use(CallClientContext);
