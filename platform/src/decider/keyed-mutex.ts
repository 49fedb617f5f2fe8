/**
 * Lets the commands of one stream take turns within this process, so that they do not make each other decide again.
 * Other processes are held off by the expected revision alone.
 */
export class KeyedMutex {
  readonly #last = new Map<string, Promise<unknown>>();

  runExclusive<T>(stream: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(stream);
    const turn = before ? before.then(work, work) : work();
    this.#last.set(stream, turn);
    const leave = () => {
      if (this.#last.get(stream) === turn) this.#last.delete(stream);
    };
    turn.then(leave, leave);
    return turn;
  }
}
