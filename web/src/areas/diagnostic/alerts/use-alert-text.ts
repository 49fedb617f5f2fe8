import { type DiagnosticAlert, productMixLabels, productMixTypeOf } from '@portal/contracts/areas/diagnostic';
import { importKindOf } from '@portal/contracts/areas/imports';
import { useDates } from '#core/i18n/dates';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { shareText } from '../draft/share-text';
import { alertTexts } from '../texts/early';

/** What an alert says, in a sentence (AMB-64). */
export function useAlertText(): (alert: Pick<DiagnosticAlert, 'key' | 'params'>) => string {
  const text = useText(alertTexts);
  const dates = useDates();
  const localised = useLocalised();
  const familyIn = (type: string) => {
    const known = productMixTypeOf(type);
    return known ? localised(productMixLabels[known]) : type;
  };
  const written = (name: string, value: string | number) => {
    const kind = importKindOf(value);
    if (name === 'kind' && kind !== undefined) return text(`kind.${kind}`);
    if (name === 'types') return String(value).split(', ').map(familyIn).join(', ');
    if (name === 'date') return value === '' ? '-' : dates.day(String(value));
    return name === 'week' || name === 'weekend' ? shareText(Number(value)) : value;
  };
  return ({ key, params }) =>
    text(
      `alert.${key}`,
      Object.fromEntries(Object.entries(params).map(([name, value]) => [name, written(name, value)])),
    );
}
