import { Counts } from '@portal/platform/admission/counts';
import type { Limits } from '@portal/platform/admission/limits';

type SocketLimits = Pick<Limits, 'sockets' | 'socketsPerPerson' | 'socketsPerAddress'>;

/** From handshake to close. */
export interface Place {
  /** Assigns the person. @returns false without room */
  giveTo(userId: number): boolean;
  leave(): void;
}

/** Limits sockets: in total, per person, per address until identified. */
export class SocketPlaces {
  readonly #people = new Counts<number>();
  readonly #strangers = new Counts<string>();
  #taken = 0;

  constructor(private readonly limits: SocketLimits) {}

  /** @returns `null` without room */
  enter(network: string): Place | null {
    const { sockets, socketsPerAddress } = this.limits;
    if (this.#taken >= sockets || this.#strangers.of(network) >= socketsPerAddress) return null;
    this.#taken += 1;
    this.#strangers.change(network, 1);
    let leave = () => this.#strangers.change(network, -1);
    return {
      giveTo: (userId) => {
        if (this.#people.of(userId) >= this.limits.socketsPerPerson) return false;
        leave();
        this.#people.change(userId, 1);
        leave = () => this.#people.change(userId, -1);
        return true;
      },
      leave: () => {
        leave();
        leave = () => undefined;
        this.#taken -= 1;
      },
    };
  }
}
