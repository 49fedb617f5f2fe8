import type { Audience } from '@portal/contracts';

/** A hint on its way to browsers: which push, for whom, with what payload. */
export interface Push {
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly to: readonly Audience[];
}

/** Carries pushes to every gateway, in order. A hint may be lost; the next refetch makes up for it. */
export interface PushBus {
  /** Neither waits nor throws, whatever state the bus is in: who publishes has better things to do (R15). */
  publish(pushes: readonly Push[]): void;
  /**
   * @param onMissed called when hints may have been lost: pages must refetch.
   * @returns stops listening.
   */
  listen(handle: (pushes: readonly Push[]) => void, onMissed?: () => void): () => void;
  close(): Promise<void>;
}
