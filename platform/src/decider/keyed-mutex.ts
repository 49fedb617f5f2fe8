/** Serialises commands per stream in this process; across processes the expected revision decides. */
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
