import type { Language } from '@portal/contracts/kernel';
import { createIntl } from 'react-intl';
import { catalogueOf, messageId, type Messages } from '#core/i18n/define-texts';
import { elided } from '#core/i18n/use-text';
import { languageTag } from '#core/i18n/language';

type Values = Readonly<Record<string, string | number>>;

/** @throws for a missing value */
export function textsOf<Key extends string>(
  messages: Messages<Key>,
  language: Language = messages.languages[0] ?? 'CAST',
): (key: Key, values?: Values) => string {
  const intl = createIntl({
    locale: languageTag[language],
    messages: catalogueOf(language),
    onError: (error) => {
      throw error;
    },
  });
  return (key, values) =>
    elided(intl.formatMessage({ id: messageId(messages.area, key) }, values), values, intl.locale);
}
