import type { Position } from '@portal/contracts';
import type { ProjectionState } from '@portal/platform/projection/projection-states';
import type { GatewayFigures } from '@portal/platform/metrics/gateway-metrics';
import type { Push } from '@portal/platform/stores/push-bus/push-bus.port';

export type FromProjections =
  | { readonly kind: 'ready'; readonly position: Position }
  /** Appends by the projections thread. */
  | { readonly kind: 'appended' }
  /** `identities`: sessions or people changed; cached identities are stale. */
  | { readonly kind: 'committed'; readonly position: Position; readonly identities: boolean }
  | { readonly kind: 'pushes'; readonly pushes: readonly Push[] }
  | { readonly kind: 'reported'; readonly states: readonly ProjectionState[] }
  | { readonly kind: 'failed'; readonly message: string };

export type ToProjections = { readonly kind: 'wake' } | { readonly kind: 'stop' };

/** An `upgrade` comes with the browser's socket. */
export type ToGateway =
  | {
      readonly kind: 'upgrade';
      readonly method: string;
      readonly url: string;
      readonly rawHeaders: readonly string[];
      /** Bytes after the request head, base64. */
      readonly head: string;
    }
  | { readonly kind: 'pushes'; readonly pushes: readonly Push[] }
  | { readonly kind: 'stop' };

export type FromGateway =
  { readonly kind: 'ready' } | { readonly kind: 'figures'; readonly figures: GatewayFigures };
