import type { WireError } from '@portal/contracts/kernel';

/** Codes that the browser adds to those of the server. */
export type LocalErrorCode = 'offline' | 'unreadable_answer';

interface CallErrorFacts extends WireError {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The call that failed, by contract name. */
  readonly call: string;
}

/**
 * Why a call failed: refusals, invalid input, conflicts and faults alike. The text for people comes from the code
 * (`useErrorText`), never from the server's words (R-ERR-17).
 */
export class CallError extends Error {
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly details: NonNullable<WireError['details']>;
  /** Empty when no answer came. */
  readonly correlationId: string;
  readonly status: number;
  readonly call: string;

  constructor(facts: CallErrorFacts) {
    super(`${facts.call}: ${facts.code} (${facts.status})`);
    this.name = 'CallError';
    this.code = facts.code;
    this.fields = facts.fields ?? {};
    this.details = facts.details ?? {};
    this.correlationId = facts.correlationId;
    this.status = facts.status;
    this.call = facts.call;
  }

  /** No answer came: the network is down or the server is not there. */
  static offline(call: string): CallError {
    return new CallError({ call, code: 'offline' satisfies LocalErrorCode, status: 0, correlationId: '' });
  }

  /** Worth trying again without changing anything. */
  get isTemporary(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

export const isCallError = (error: unknown): error is CallError => error instanceof CallError;
