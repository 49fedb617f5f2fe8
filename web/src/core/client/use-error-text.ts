import { useCallback } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { messageId } from '../i18n/define-texts';
import { formatLimit } from '../i18n/file-size';
import { type CallError, isCallError } from './call-error';
import { coreTexts } from '../texts/early';

interface ErrorText {
  readonly text: string;
  readonly code: string;
}

/** `details` for a text; `minutes` of `retryAfterSeconds`, `size` of `maxBytes`. */
export function valuesOf(intl: IntlShape, details: CallError['details']) {
  const seconds = Number(details['retryAfterSeconds'] ?? 0);
  const named = Object.entries(details).filter(
    (entry): entry is [string, string | number] => !Array.isArray(entry[1]),
  );
  return {
    ...Object.fromEntries(named),
    minutes: Math.max(1, Math.ceil(seconds / 60)),
    size: formatLimit(intl, Number(details['maxBytes'] ?? 0)),
  };
}

/** Short enough to read out. */
const spoken = 8;

/** `rejection.{code}`, or a text with the code; never the server's (R-ERR-17). */
export function useErrorText(): (error: unknown) => ErrorText {
  const intl = useIntl();
  return useCallback(
    (error) => {
      if (!isCallError(error)) return { text: intl.formatMessage({ id: unexpected }), code: 'unexpected' };
      const id = messageId(coreTexts.area, `rejection.${error.code}`);
      const known = Object.hasOwn(intl.messages, id) ? id : unknown;
      const place = error.correlationId === '' ? '' : ` · ${error.correlationId.slice(0, spoken)}`;
      return {
        text: intl.formatMessage({ id: known }, valuesOf(intl, error.details)),
        code: error.code + place,
      };
    },
    [intl],
  );
}

const unexpected = 'rejection.unexpected';
const unknown = 'rejection.unknown';
