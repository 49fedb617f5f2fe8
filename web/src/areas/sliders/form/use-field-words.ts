import type { FieldError } from 'react-hook-form';
import { useText } from '../../../app/i18n/use-text';
import { slidersMessages } from '../sliders.messages';

/** What is wrong with a field, by what the schema or the server says of it (R-AME-05, R-ERR-16). */
export function useFieldWords() {
  const text = useText(slidersMessages);
  return (field: 'name' | 'url' | 'priority', error: FieldError | undefined): string | undefined => {
    if (error === undefined) return undefined;
    if (field === 'priority') return text('positionWrong');
    if (error.message === 'address_refused') return text('urlRefused');
    return text(error.type === 'too_big' ? 'tooLong' : 'required');
  };
}
