import type { MarketRecord } from '@portal/contracts';
import type { EventsAt, EventsFrom, StateLoader } from '@portal/platform/decider/state-loader';
import type { NewIds } from '@portal/platform/decider/new-ids';
import type { NumberSeries } from '@portal/platform/decider/number-series';
import type { Reservations } from '@portal/platform/decider/reservation';
import type { SessionSecrets } from '@portal/platform/session/session-secrets';
import type { FileStore } from '@portal/platform/stores/file-store/file-store.port';
import type { IdentityProvider } from './areas/session/identity-provider';
import type { Administrators } from './areas/users/administrators';
import type { PasswordHasher } from './areas/users/password-hasher';

export interface Services {
  readonly market: MarketRecord;
  readonly load: StateLoader;
  /** Single events, for states that store only revisions. */
  readonly eventsAt: EventsAt;
  readonly eventsFrom: EventsFrom;
  readonly orderNumbers: NumberSeries;
  /** Ids of new records, one per command. */
  readonly newIds: NewIds;
  /** Unique names, such as e-mail addresses. */
  readonly names: Reservations;
  readonly secrets: SessionSecrets;
  readonly passwords: PasswordHasher;
  /** `null`: passwords only. */
  readonly identityProvider: IdentityProvider | null;
  /** Open orders of a restaurant (AMB-55). */
  readonly openOrders: (restaurantId: number) => Promise<number>;
  /** Keeps at least one. */
  readonly administrators: Administrators;
  readonly files: Pick<FileStore, 'open' | 'put'>;
  /** Seconds; one mail per window (R-ACC-15). */
  readonly newFilesWindow: number;
  /** In addition to the known ones. */
  readonly pushHosts: readonly string[];
}
