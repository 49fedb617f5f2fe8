import type { IncomingMessage, ServerResponse } from 'node:http';
import { reject, type Rejection } from '@portal/contracts';
import type { Limits } from './limits';

type BodyLimits = Pick<
  Limits,
  | 'bodySeconds'
  | 'bodyBytes'
  | 'bodyBytesPerCaller'
  | 'uploadBytesPerSecond'
  | 'uploadGraceSeconds'
  | 'uploadsPerPerson'
>;

export interface Announced {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** `user-12`, or a network. */
  readonly caller: string;
  /** Streamed to disk: counted and rate-limited, without a deadline. */
  readonly isUpload: boolean;
  readonly bytes: number;
}

interface Incoming extends Announced {
  at: number;
  bytesRead: number;
}

const retryAfter = 2;
const checkIntervalOf = ({ bodySeconds, uploadGraceSeconds }: BodyLimits) =>
  Math.min(1_000, Math.max(20, Math.min(bodySeconds, uploadGraceSeconds) * 250));

const rejectionOf = (code: 'too_many_requests' | 'unavailable') =>
  reject(code, { details: { retryAfterSeconds: retryAfter } });

export class IncomingBodies {
  readonly #limits: BodyLimits;
  readonly #late: (incoming: Announced) => void;
  readonly #incoming = new Map<IncomingMessage, Incoming>();
  readonly #bytes = new Map<string, number>();
  readonly #uploads = new Map<string, number>();
  readonly #checkTimer: NodeJS.Timeout;
  #allBytes = 0;

  /** @param late called for a body that is too slow */
  constructor(limits: BodyLimits, late: (incoming: Announced) => void) {
    this.#limits = limits;
    this.#late = late;
    this.#checkTimer = setInterval(() => this.#check(), checkIntervalOf(limits));
    this.#checkTimer.unref();
  }

  admit(announced: Announced): Rejection | null {
    const refusal = announced.isUpload ? this.#refuseUpload(announced) : this.#refuseBytes(announced);
    if (refusal) return refusal;
    this.#count(announced, 1);
    const { request, response } = announced;
    this.#incoming.set(request, { ...announced, at: performance.now(), bytesRead: request.socket.bytesRead });
    const answered = () => this.#answered(request);
    response.once('finish', answered).once('close', answered);
    return null;
  }

  /** Whether to drain the rest of an upload, so that its sender reads the answer. */
  mayPass(request: IncomingMessage): boolean {
    return this.#incoming.get(request)?.isUpload === true;
  }

  close(): void {
    clearInterval(this.#checkTimer);
  }

  #refuseUpload({ caller }: Announced): Rejection | null {
    const isOver = (this.#uploads.get(caller) ?? 0) >= this.#limits.uploadsPerPerson;
    return isOver ? rejectionOf('too_many_requests') : null;
  }

  #refuseBytes({ caller, bytes }: Announced): Rejection | null {
    const { bodyBytes, bodyBytesPerCaller } = this.#limits;
    if ((this.#bytes.get(caller) ?? 0) + bytes > bodyBytesPerCaller) return rejectionOf('too_many_requests');
    return this.#allBytes + bytes > bodyBytes ? rejectionOf('unavailable') : null;
  }

  #count({ caller, isUpload, bytes }: Announced, sign: 1 | -1): void {
    const [counts, change] = isUpload ? [this.#uploads, sign] : [this.#bytes, sign * bytes];
    const count = (counts.get(caller) ?? 0) + change;
    if (count > 0) counts.set(caller, count);
    else counts.delete(caller);
    if (!isUpload) this.#allBytes += change;
  }

  #answered(request: IncomingMessage): void {
    const isPassing = this.mayPass(request) && request.complete === false && !request.socket.destroyed;
    if (!isPassing) this.#forget(request);
  }

  #forget(request: IncomingMessage): void {
    const incoming = this.#incoming.get(request);
    if (incoming && this.#incoming.delete(request)) this.#count(incoming, -1);
  }

  #check(): void {
    for (const incoming of this.#incoming.values()) {
      const { request, response } = incoming;
      const isOver = request.complete !== false || request.socket.destroyed;
      if (isOver && (response.writableEnded || request.socket.destroyed)) this.#forget(request);
      else if (!isOver && this.#isLate(incoming)) this.#late(incoming);
    }
  }

  #isLate(incoming: Incoming): boolean {
    const { bodySeconds, uploadBytesPerSecond, uploadGraceSeconds } = this.#limits;
    const seconds = (performance.now() - incoming.at) / 1000;
    if (!incoming.isUpload) return seconds >= bodySeconds;
    if (seconds < uploadGraceSeconds) return false;
    const { bytesRead } = incoming.request.socket;
    const isSlow = bytesRead - incoming.bytesRead < uploadBytesPerSecond * seconds;
    Object.assign(incoming, { at: performance.now(), bytesRead });
    return isSlow;
  }
}
