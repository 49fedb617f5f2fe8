import type { Position } from '@portal/contracts';
import type { ProjectionState } from '@portal/platform/projection/projection-states';
import type { GatewayFigures } from '@portal/platform/metrics/gateway-metrics';
import type { Push } from '@portal/platform/stores/push-bus/push-bus.port';

/** What the projections thread tells the main thread. */
export type FromProjections =
  | { readonly kind: 'ready'; readonly position: Position }
  /** It has written to the log itself, as of a rebuild. */
  | { readonly kind: 'appended' }
  /** `identities`: sessions or people changed, so what the guard remembers may be wrong. */
  | { readonly kind: 'committed'; readonly position: Position; readonly identities: boolean }
  | { readonly kind: 'pushes'; readonly pushes: readonly Push[] }
  | { readonly kind: 'reported'; readonly states: readonly ProjectionState[] }
  | { readonly kind: 'failed'; readonly message: string };

/** What the main thread tells the projections thread. */
export type ToProjections = { readonly kind: 'wake' } | { readonly kind: 'stop' };

/** What the main process tells the gateway process. An `upgrade` comes with the browser's socket. */
export type ToGateway =
  | {
      readonly kind: 'upgrade';
      readonly method: string;
      readonly url: string;
      readonly rawHeaders: readonly string[];
      /** Bytes already read behind the request's head, base64. */
      readonly head: string;
    }
  | { readonly kind: 'pushes'; readonly pushes: readonly Push[] }
  | { readonly kind: 'stop' };

export type FromGateway =
  | { readonly kind: 'ready' }
  /** From time to time, for the metrics. */
  | { readonly kind: 'figures'; readonly figures: GatewayFigures };
