import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { messageId, type Messages } from './define-texts';
import { languageTag } from './language';

const vowel = 'aàeèéiíïoòóuúü';
/** Not a consonant i or u, as in "iogurt" and "Huelva". */
const elides = new RegExp(`^(?!h?[iu][${vowel}])h?[${vowel}]`, 'i');

/** `de Estudiants` → `d’Estudiants`, in Catalan. */
export function elided(text: string, values: Readonly<Record<string, unknown>> = {}, locale: string): string {
  if (locale !== languageTag.CAT) return text;
  const names = Object.values(values).filter((value) => typeof value === 'string' && elides.test(value));
  if (names.length === 0) return text;
  return text.replace(
    /(^|[^\p{L}])([Dd])e («?)/gu,
    (found: string, before: string, letter: string, quote: string, at: number) =>
      names.some((name) => text.startsWith(name as string, at + found.length))
        ? `${before}${letter}’${quote}`
        : found,
  );
}

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
