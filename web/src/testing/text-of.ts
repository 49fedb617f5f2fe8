import type { Language } from '@portal/contracts/kernel';
import { createIntl } from 'react-intl';
import type { Messages } from '../app/i18n/define-messages';
import { catalogueOf, messageId } from '../app/i18n/define-messages';

/** A text as a screen shows it, by its key: a spec goes on when it is worded anew. */
export function textOf<Key extends string>(
  messages: Messages<Key>,
  key: NoInfer<Key>,
  values: Readonly<Record<string, string | number>> = {},
  language: Language = messages.languages[0] ?? 'CAST',
): string {
  const intl = createIntl({ locale: language === 'PT' ? 'pt' : 'es', messages: catalogueOf(language) });
  return intl.formatMessage({ id: messageId(messages.area, key) }, values);
}
