import type { MailFailureScope } from '../stores/mailer/mailer.port';
import { probePause } from './back-off';

/** An outage that is over sooner has put off no mail for long. */
const minOutage = 60_000;

/**
 * Circuit breaker of the mail server. It opens when the server cannot be reached or has refused two mails in a row.
 * Then one mail at a time tests it. Times in milliseconds.
 */
export class CircuitBreaker {
  readonly #suspects = new Set<string>();
  #unreachable = false;
  #failures = 0;
  #since = 0;
  #quietUntil = 0;

  get isOn(): boolean {
    return this.#unreachable || this.#suspects.size > 1;
  }

  /** Whether nothing is to be tried yet. */
  isQuiet(now: number): boolean {
    return this.isOn && now < this.#quietUntil;
  }

  failed(id: string, scope: MailFailureScope, now: number, chance: number): void {
    if (scope === 'mail') return;
    if (this.#failures === 0) this.#since = now;
    this.#failures += 1;
    this.#suspects.add(id);
    this.#unreachable ||= scope === 'server';
    this.#quietUntil = now + probePause(this.#failures, chance);
  }

  /** @returns whether this ended an outage that was long enough to have put off other mails for long. */
  succeeded(now: number): boolean {
    const over = this.isOn && now - this.#since >= minOutage;
    this.#suspects.clear();
    this.#unreachable = false;
    this.#failures = 0;
    return over;
  }
}
