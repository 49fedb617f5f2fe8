import type { MarketRecord } from '@portal/contracts';
import type { EventsAt } from '@portal/platform/decider/events-at';
import type { StateLoader } from '@portal/platform/decider/state-loader';
import type { NewIds } from '@portal/platform/decider/new-ids';
import type { NumberSeries } from '@portal/platform/decider/number-series';
import type { Reservations } from '@portal/platform/decider/reservation';
import type { SessionSecrets } from '@portal/platform/session/session-secrets';
import type { FileStore } from '@portal/platform/stores/file-store/file-store.port';
import type { IdentityProvider } from './areas/session/identity-provider';
import type { Administrators } from './areas/users/administrators';
import type { PasswordHasher } from './areas/users/password-hasher';

/** What commands may use besides their own stream to find out facts before they decide. */
export interface Services {
  readonly market: MarketRecord;
  /** Folds another stream, e.g. the restaurant that an order names. */
  readonly load: StateLoader;
  /** Single events of a stream, where a state remembers only where they are. */
  readonly eventsAt: EventsAt;
  readonly orderNumbers: NumberSeries;
  /** Numbers for new records: one for each command that makes one. */
  readonly newIds: NewIds;
  /** Names of which there may be one only, e.g. e-mail addresses. */
  readonly names: Reservations;
  readonly secrets: SessionSecrets;
  readonly passwords: PasswordHasher;
  /** `null` where people sign in by their passwords only. */
  readonly identityProvider: IdentityProvider | null;
  /** How many orders of a restaurant wait for something (AMB-55). */
  readonly openOrders: (restaurantId: number) => Promise<number>;
  /** Sees to it that an administrator is left. */
  readonly administrators: Administrators;
  /** Files that commands read before they decide, and copy for what they keep. */
  readonly files: Pick<FileStore, 'open' | 'put'>;
  /** Seconds within which what is published goes into one mail (R-ACC-15). */
  readonly newFilesWindow: number;
  /** Push services that devices may name beside the known ones. */
  readonly pushHosts: readonly string[];
}
