import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { messageId, type Messages } from './define-texts';
import { elided } from './elision';

export type TextValues = Record<string, string | number | boolean | Date | null | undefined>;
export type Text<Key extends string> = (key: Key, values?: TextValues) => string;

/** `const text = useText(cartMessages); text('title')` */
export function useText<Key extends string>(messages: Messages<Key>): Text<Key> {
  const intl = useIntl();
  const { area } = messages;
  return useCallback(
    (key, values) => elided(intl.formatMessage({ id: messageId(area, key) }, values), values, intl.locale),
    [intl, area],
  );
}
