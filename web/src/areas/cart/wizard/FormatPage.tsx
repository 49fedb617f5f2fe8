import { formats } from '@portal/contracts/areas/cart';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { ChoiceCards } from '#ui/fields/ChoiceCards';
import { chooseFormat } from './entry-changes';
import { FormatDrawing } from './FormatDrawing';
import { useFieldProblem, type WizardPageProps } from './wizard-page';
import { wizardTexts } from '../texts';

/** Page 1: the target format, out of those into which the piece may be adapted (R-WIZ-03, AMB-61). The one that the piece already has is marked. */
export function FormatPage({ entry, edit, errors, ways }: WizardPageProps) {
  const text = useText(wizardTexts);
  const local = useLocalised();
  const complaint = useFieldProblem();
  const offered = formats.filter(({ id }) => ways.adaptation.includes(id) || id === entry.to.file);
  return (
    <ChoiceCards
      name="to.file"
      label={text('ask.format')}
      hideLabel
      value={entry.to.file === 0 ? '' : String(entry.to.file)}
      onChange={(id) => edit(chooseFormat(Number(id)))}
      error={complaint(errors['to.file'])}
      choices={offered.map(({ id, label }) => ({
        value: String(id),
        label: local(label),
        picture: <FormatDrawing format={id} />,
        badge: id === entry.from.type ? text('original') : undefined,
      }))}
    />
  );
}
