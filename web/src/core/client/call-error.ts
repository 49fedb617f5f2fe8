import { type SessionEnding, sessionEndings } from '@portal/contracts/areas/session';
import type { WireError } from '@portal/contracts/kernel';

type LocalErrorCode = 'offline' | 'unreadable_answer';

interface CallErrorFacts extends WireError {
  /** HTTP status; 0 without an answer. */
  readonly status: number;
  /** Contract name. */
  readonly call: string;
}

/** Texts come by code (`useErrorText`), never from the server (R-ERR-17). */
export class CallError extends Error {
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly details: NonNullable<WireError['details']>;
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

  /** No answer: network down or server unreachable. */
  static offline(call: string): CallError {
    return new CallError({ call, code: 'offline' satisfies LocalErrorCode, status: 0, correlationId: '' });
  }

  get isTemporary(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

export const isCallError = (error: unknown): error is CallError => error instanceof CallError;

export const endingNamed = (word: unknown): SessionEnding | null =>
  sessionEndings.find((ending) => ending === word) ?? null;

export const endingIn = (refusal: unknown): SessionEnding | null =>
  isCallError(refusal) && refusal.code === 'session_expired' ? endingNamed(refusal.details['reason']) : null;
