import type { MarketRecord } from '@portal/contracts';
import type { StateLoader } from '@portal/platform/decider/state-loader';
import type { NumberSeries } from '@portal/platform/decider/number-series';
import type { SessionSecrets } from '@portal/platform/session/session-secrets';
import type { PasswordHasher } from './areas/users/password-hasher';

/** Takes an e-mail address for one person, by its digest. */
export interface EmailRegister {
  /** @returns `false` when it already belongs to somebody else; the same owner again is fine. */
  reserve(emailDigest: string, owner: string): Promise<boolean>;
  /** Who owns it, e.g. `user-12`. */
  ownerOf(emailDigest: string): Promise<string | null>;
}

/** What commands may use besides their own stream to find out facts before they decide. */
export interface Services {
  readonly market: MarketRecord;
  /** Folds another stream, e.g. the restaurant that an order names. */
  readonly load: StateLoader;
  readonly orderNumbers: NumberSeries;
  readonly emails: EmailRegister;
  readonly secrets: SessionSecrets;
  readonly passwords: PasswordHasher;
}
