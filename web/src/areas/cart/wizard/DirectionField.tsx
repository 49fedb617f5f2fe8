import { directions } from '@portal/contracts/areas/cart';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { ChoiceCards } from '#ui/fields/ChoiceCards';
import { DirectionArrow } from '#ui/pictures/DirectionArrow';
import { detailsTexts } from '../texts';
import { personalise } from './entry-changes';
import type { WizardPageProps } from './wizard-page';

/** Which way the piece sends people: ten road signs (R-WIZ-18). */
export function DirectionField({ entry, edit }: WizardPageProps) {
  const text = useText(detailsTexts);
  const local = useLocalised();
  const choose = (value: string) => {
    const chosen = directions.find((direction) => String(direction.value) === value);
    const direction = chosen ? { value: chosen.value, text: local(chosen.label), image: chosen.image } : null;
    edit(personalise({ direction }));
  };
  return (
    <ChoiceCards
      name="custom.direction"
      label={text('direction')}
      optional
      value={entry.custom.direction === null ? '' : String(entry.custom.direction.value)}
      onChange={choose}
      choices={directions.map(({ value, label, image }) => ({
        value: String(value),
        label: local(label),
        picture: <DirectionArrow image={image} />,
      }))}
    />
  );
}
