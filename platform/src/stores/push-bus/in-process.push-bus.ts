import type { Push, PushBus } from './push-bus.port';

type Listener = (pushes: readonly Push[]) => void;

export class InProcessPushBus implements PushBus {
  readonly #listeners = new Set<Listener>();

  /** @param onError errors of listeners */
  constructor(private readonly onError: (error: unknown) => void) {}

  publish(pushes: readonly Push[]): void {
    if (pushes.length === 0) return;
    for (const listener of [...this.#listeners]) {
      try {
        listener(pushes);
      } catch (error) {
        this.onError(error);
      }
    }
  }

  /** Nothing is lost in-process: `onMissed` is never called. */
  listen(handle: Listener): () => void {
    // Wrapped: one function may listen twice and stop once.
    const listener: Listener = (pushes) => handle(pushes);
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.#listeners.clear();
  }
}
