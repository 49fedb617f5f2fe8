import type { MailFailureScope } from '../stores/mailer/mailer.port';
import { probePause } from './back-off';

/** An outage that is over sooner has put off no mail for long. */
const worthHurrying = 60_000;

/**
 * Whether the mail server takes mail at all. It is out when it cannot be reached, or when it has refused two mails in a
 * row for what may be no fault of theirs. Then one mail at a time finds out whether it is back, instead of all of them
 * running against it. Times in milliseconds.
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
    const over = this.isOn && now - this.#since >= worthHurrying;
    this.#suspects.clear();
    this.#unreachable = false;
    this.#failures = 0;
    return over;
  }
}
