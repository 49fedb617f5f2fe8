import type { Push, PushBus } from './push-bus.port';

type Listener = (pushes: readonly Push[]) => void;

/** Carries pushes within one process. A listener that throws keeps neither the others nor the publisher from going on. */
export class InProcessPushBus implements PushBus {
  readonly #listeners = new Set<Listener>();

  /** @param onError told of what a listener threw. */
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

  /** Nothing gets lost within a process: `onMissed` is never told. */
  listen(handle: Listener): () => void {
    // Wrapped, so that the same function may listen twice and stop once.
    const listener: Listener = (pushes) => handle(pushes);
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.#listeners.clear();
  }
}
