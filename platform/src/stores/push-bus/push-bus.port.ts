import type { Audience } from '@portal/contracts';

/** A hint on its way to browsers: which push, for whom, with what payload. */
export interface Push {
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly to: readonly Audience[];
}

/** Carries pushes from where they arise to every gateway. At most once: a lost hint is mended by the next refetch. */
export interface PushBus {
  publish(pushes: readonly Push[]): void;
  /** @returns stops listening. */
  listen(handle: (pushes: readonly Push[]) => void): () => void;
  close(): Promise<void>;
}
