import type { Language, MarketRecord } from '@portal/contracts';
import type { SessionSecrets } from '@portal/platform/session/session-secrets';
import type { ViewStore } from '@portal/platform/stores/view-store/view-store.port';

export interface MailingWorld {
  readonly market: MarketRecord;
  readonly views: Pick<ViewStore, 'find' | 'get' | 'checkpoint'>;
  readonly secrets: SessionSecrets;
  readonly publicOrigin: () => string;
  readonly agency: string;
}

/** BCP 47. */
export const mailLanguageTag: Readonly<Record<Language, string>> = { CAST: 'es', CAT: 'ca', PT: 'pt-PT' };
