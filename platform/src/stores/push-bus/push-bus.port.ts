import type { Audience } from '@portal/contracts';

export interface Push {
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly to: readonly Audience[];
}

/** Ordered hints to every gateway; lost ones are compensated by the next refetch. */
export interface PushBus {
  /** Never waits or throws (R15). */
  publish(pushes: readonly Push[]): void;
  /**
   * @param onMissed hints may be lost: pages must refetch
   * @returns stops listening
   */
  listen(handle: (pushes: readonly Push[]) => void, onMissed?: () => void): () => void;
  close(): Promise<void>;
}
