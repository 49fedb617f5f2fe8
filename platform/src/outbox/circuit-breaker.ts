import type { FailureScope } from '../stores/mailer/mailer.port';

const second = 1_000;
const firstPause = 10 * second;
const maxPause = 15 * 60 * second;
const firstProbe = 5 * second;
const maxProbe = 20 * second;
/** Shorter outages have delayed nothing for long. */
const minOutage = 60 * second;

/** A fifth of jitter. @param chance in [0, 1) */
const jittered = (milliseconds: number, chance: number) => milliseconds * (0.8 + 0.4 * chance);

/** 10 s, doubled up to 15 min (R12). @param attempts failed ones, from 1 */
export const pauseAfter = (attempts: number, chance: number): number =>
  jittered(Math.min(firstPause * 2 ** (attempts - 1), maxPause), chance);

/** Milliseconds between attempts in an outage, at most a minute. */
export const probePause = (failures: number, chance: number): number =>
  jittered(Math.min(firstProbe * 2 ** (failures - 1), maxProbe), chance);

/** Opens after an outage or two refusals in a row; then single messages test the server. Milliseconds. */
export class CircuitBreaker {
  readonly #suspects = new Set<string>();
  #unreachable = false;
  #failures = 0;
  #since = 0;
  #quietUntil = 0;

  get isOn(): boolean {
    return this.#unreachable || this.#suspects.size > 1;
  }

  isQuiet(now: number): boolean {
    return this.isOn && now < this.#quietUntil;
  }

  failed(bundle: string, scope: FailureScope, now: number, chance: number): void {
    if (scope === 'message') return;
    if (this.#failures === 0) this.#since = now;
    this.#failures += 1;
    this.#suspects.add(bundle);
    this.#unreachable ||= scope === 'server';
    this.#quietUntil = now + probePause(this.#failures, chance);
  }

  /** @returns whether this ends an outage of at least `minOutage` */
  succeeded(now: number): boolean {
    const over = this.isOn && now - this.#since >= minOutage;
    this.#suspects.clear();
    this.#unreachable = false;
    this.#failures = 0;
    return over;
  }
}
