import type { Language, MarketRecord } from '@portal/contracts';
import type { SessionSecrets } from '@portal/platform/session/session-secrets';
import type { ViewStore } from '@portal/platform/stores/view-store/view-store.port';

/** What letters are written with. */
export interface MailingWorld {
  readonly market: MarketRecord;
  /** Has the people and what they want to be told of. */
  readonly views: Pick<ViewStore, 'find' | 'get' | 'checkpoint'>;
  readonly secrets: SessionSecrets;
  /** How browsers reach the portal: links in mails lead there. */
  readonly publicOrigin: () => string;
  /** Whom requests to the agency go to. */
  readonly agency: string;
}

/** BCP 47. */
export const mailLanguageTag: Readonly<Record<Language, string>> = { CAST: 'es', CAT: 'ca', PT: 'pt-PT' };
