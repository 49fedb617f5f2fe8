import type { MailFailureScope } from '../stores/mailer/mailer.port';
import { probePause } from './back-off';

/** Shorter outages have delayed no mail for long. */
const minOutage = 60_000;

/** Opens after an outage or two refusals in a row; then single mails test the server. Milliseconds. */
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

  failed(id: string, scope: MailFailureScope, now: number, chance: number): void {
    if (scope === 'mail') return;
    if (this.#failures === 0) this.#since = now;
    this.#failures += 1;
    this.#suspects.add(id);
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
