import { Counts } from '@portal/platform/admission/counts';
import type { Limits } from '@portal/platform/admission/limits';

type SocketLimits = Pick<Limits, 'sockets' | 'socketsPerPerson' | 'socketsPerAddress'>;

/** The place of one socket, from its handshake to its end. */
export interface Place {
  /** It is this person's from now on. @returns whether the person has room for one more */
  giveTo(userId: number): boolean;
  leave(): void;
}

/** Where sockets are let in: so many altogether, of one person, and from one address until it is known whose they are. */
export class SocketPlaces {
  readonly #people = new Counts<number>();
  readonly #strangers = new Counts<string>();
  #taken = 0;

  constructor(private readonly limits: SocketLimits) {}

  /** @returns `null` where there is no room */
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
