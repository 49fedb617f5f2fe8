import type { PushKind } from './web-push.rules';

/** What a browser is sent, encrypted for it alone: a line to show, and where it leads. Names no third person. */
export interface PushMessage {
  readonly kind: PushKind;
  readonly title: string;
  readonly body: string;
  /** Below the portal's origin. */
  readonly path: string;
  /** A later one with the same tag takes the place of the one that is shown. */
  readonly tag: string;
  /** BCP 47. */
  readonly lang: string;
}
