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
import type { SessionEnding } from '@portal/contracts/areas/session';
import { buildRequest } from './build-request';
import { CallError, isCallError } from './call-error';
import { newIntent } from './new-intent';
import { type Answer, readAnswer } from './read-answer';
import { endingIn } from './session-ending';

type Queries = readonly Pick<QueryContract, 'name'>[];

/** Milliseconds that a push waits at most for the answer of a command that it may be about. */
const maxWait = 500;

/** Answers whose pushes may still come. */
const remembered = 200;

/** What this browser's own commands were answered with, so that the pushes about them are known for what they are. */
export class OwnCommands {
  #underWay = 0;
  #waiting: (() => void)[] = [];
  readonly #answered = new Map<number, ReadonlySet<string>>();

  begin(): void {
    this.#underWay += 1;
  }

  /** @param refreshed queries that are asked again because of the command. */
  end(position: number | undefined, refreshed: Queries): void {
    this.#underWay -= 1;
    if (position !== undefined) this.#answered.set(position, new Set(refreshed.map(({ name }) => name)));
    for (const oldest of this.#answered.keys()) {
      if (this.#answered.size <= remembered) break;
      this.#answered.delete(oldest);
    }
    if (this.#underWay === 0) this.#release();
  }

  /** Queries that an own command at this position has refreshed already; `null` for what others did. */
  refreshedAt(position: number | undefined): ReadonlySet<string> | null {
    return (position !== undefined && this.#answered.get(position)) || null;
  }

  /** Acts once no own command is under way: a push may overtake the answer that it belongs to. */
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

/**
 * What happens when the server no longer knows this browser. The client asks, the session provider answers; apart from
 * each other they can be tested with a line each.
 */
interface SessionGate {
  /**
   * A call was refused with `session_expired`.
   * @param kind a read may end the session; a write must keep what the person typed (W11).
   * @param why it has ended, as the server says
   * @returns true when the person signed in again and the call should be tried once more.
   */
  readonly expired: (kind: 'read' | 'write', why: SessionEnding | null) => Promise<boolean>;
  /**
   * A call was refused with `csrf`: the session was opened anew in another tab, its token is another one.
   * @returns true when a new token was learnt.
   */
  readonly renewCsrf: () => Promise<boolean>;
  /**
   * A command waits for its sender to prove who they are.
   * @param refusal why it was refused last: no proof yet, a wrong one, or no answer
   * @returns `null` when the person gave up
   */
  readonly prove: (refusal: CallError) => Promise<Proof | null>;
  /** The command with the proof has its answer. */
  readonly proved: () => void;
}

/** Used before a session exists: nothing to repair. */
export const closedGate: SessionGate = {
  expired: async () => false,
  renewCsrf: async () => false,
  prove: async () => null,
  proved: () => undefined,
};

/** Where the calls live, on the page's own origin. */
export const apiBase = '/api/';

export interface SendOptions {
  /** One key per thing wanted (`newIntent`); required for state-changing calls that must not happen twice. */
  readonly intent?: string;
  readonly signal?: AbortSignal;
  /** Do not ask the session gate: for the calls that open and look at the session themselves. */
  readonly ungated?: boolean;
}

/** The question stays open: another proof may do, or the same one once the portal answers. */
const asksAgain = ({ code, isTemporary }: CallError) =>
  isTemporary || code === 'proof_required' || code === 'proof_incorrect' || code === 'login_locked';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Sends calls and remembers what every further call needs: the CSRF token and how far this browser has seen. */
export class CallClient {
  #gate: SessionGate = closedGate;
  #csrf = '';
  #position = 0;
  /** One proof is asked for at a time. */
  #proving: Promise<unknown> = Promise.resolve();
  readonly #fetch: Fetch;
  /** By which pushes about own commands are told from those about others. */
  readonly own = new OwnCommands();

  constructor(send: Fetch = (url, init) => fetch(url, init)) {
    this.#fetch = send;
  }

  /** The log position below which this browser must not see anything any more. */
  get position(): number {
    return this.#position;
  }

  /** Who mends a session that is over. */
  guardWith(gate: SessionGate): void {
    this.#gate = gate;
  }

  /** The token came with the session. */
  learnCsrf(token: string): void {
    this.#csrf = token;
  }

  /** Something is known to have happened at this position: own command, or a push. */
  learnPosition(position: number | undefined): void {
    this.#position = Math.max(this.#position, position ?? 0);
  }

  /** Headers of a call, also for uploads and downloads that do not go through `send`. */
  headers(contract: Pick<CallContract, 'kind'>, options: SendOptions = {}): Record<string, string> {
    if (contract.kind === 'query' || contract.kind === 'download') {
      return this.#position > 0 ? { [minPositionHeader]: String(this.#position) } : {};
    }
    return {
      [csrfHeader]: this.#csrf,
      // One click is one intent: the same id finds its traces in every log of the portal.
      ...(options.intent === undefined
        ? {}
        : { [idempotencyKeyHeader]: options.intent, [correlationIdHeader]: options.intent }),
    };
  }

  /**
   * Makes a call.
   * @throws CallError with the code of the refusal; `offline` when no answer came.
   */
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

  /** Asks for a proof where the server does, and sends the same command again with it. */
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
        // What was refused has done nothing: the next proof goes under a key of its own. Without an answer, under the same.
        if (!error.isTemporary) intent = newIntent();
        asked = error;
      }
    }
  }

  /** Mends what the session gate can mend, so that the call may be tried once more (W11). */
  async repair(refusal: CallError, kind: 'read' | 'write'): Promise<boolean> {
    const { code } = refusal;
    if (code === 'session_expired') return this.#gate.expired(kind, endingIn(refusal));
    return code === 'csrf' ? this.#gate.renewCsrf() : false;
  }

  async #attempt<C extends CallContract>(contract: C, input: InputOf<C>, options: SendOptions) {
    const { url, method, body } = buildRequest(contract, input);
    // The login carries a cache-buster: no proxy may answer it out of its memory (R-AUT-23).
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
