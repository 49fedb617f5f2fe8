import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { messageId } from '../i18n/define-texts';
import { type CallError, isCallError } from './call-error';
import { coreTexts } from '../texts/early';

export interface ErrorText {
  /** What happened and what to do, in the language in use. */
  readonly text: string;
  /** What to name when asking for help: the code, and where it stands in our log. */
  readonly code: string;
}

/** Facts of a refusal that its text may name; a waiting time is told in whole minutes. */
function valuesOf(details: CallError['details']) {
  const seconds = Number(details['retryAfterSeconds'] ?? 0);
  const named = Object.entries(details).filter(
    (entry): entry is [string, string | number] => !Array.isArray(entry[1]),
  );
  return { ...Object.fromEntries(named), minutes: Math.max(1, Math.ceil(seconds / 60)) };
}

/** How much of a correlation id people can read out on the telephone. */
const spoken = 8;

/**
 * Explains a failure by its code: the text `rejection.{code}` of whichever area declared it, else one that names the
 * code. The server's own words are never shown (R-ERR-17).
 */
export function useErrorText(): (error: unknown) => ErrorText {
  const intl = useIntl();
  return useCallback(
    (error) => {
      if (!isCallError(error)) return { text: intl.formatMessage({ id: unexpected }), code: 'unexpected' };
      const id = messageId(coreTexts.area, `rejection.${error.code}`);
      const known = Object.hasOwn(intl.messages, id) ? id : unknown;
      const place = error.correlationId === '' ? '' : ` · ${error.correlationId.slice(0, spoken)}`;
      return { text: intl.formatMessage({ id: known }, valuesOf(error.details)), code: error.code + place };
    },
    [intl],
  );
}

const unexpected = 'rejection.unexpected';
const unknown = 'rejection.unknown';
