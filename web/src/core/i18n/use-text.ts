import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { messageId, type Messages } from './define-texts';
import { elided } from './elision';

/** What may stand in a placeholder of a plain text. */
export type TextValues = Record<string, string | number | boolean | Date | null | undefined>;
/** Finds a text of one area by its key. */
export type Text<Key extends string> = (key: Key, values?: TextValues) => string;

/** The texts of an area in the language in use: `const text = useText(cartMessages); text('title')`. */
export function useText<Key extends string>(messages: Messages<Key>): Text<Key> {
  const intl = useIntl();
  const { area } = messages;
  return useCallback(
    (key, values) => elided(intl.formatMessage({ id: messageId(area, key) }, values), values, intl.locale),
    [intl, area],
  );
}
