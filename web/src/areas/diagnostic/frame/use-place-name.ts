import { diagnosticSectionLabels } from '@portal/contracts/areas/diagnostic';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { diagnosticTexts } from '../texts';
import type { Place } from './section-groups';

export function usePlaceName(): (place: Place) => string {
  const text = useText(diagnosticTexts);
  const localised = useLocalised();
  return (place) =>
    place === 'environment' ? text('environment') : localised(diagnosticSectionLabels[place]);
}
