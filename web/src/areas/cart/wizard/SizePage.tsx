import Stack from '@mui/material/Stack';
import { customSizeId, formatOf, type Size, sizeCatalogue } from '@portal/contracts/areas/cart';
import { useText } from '#core/i18n/use-text';
import { ChoiceCards } from '#ui/fields/ChoiceCards';
import { TextInput } from '#ui/fields/TextInput';
import { orderLimit } from '../order-limits';
import { chooseSize, writeSize } from './entry-changes';
import { scalesOf } from './size-scale';
import { CustomSizeDrawing, SizeDrawing } from './SizeDrawing';
import { useFieldProblem, type WizardPageProps } from './wizard-page';
import { wizardTexts } from '../texts';

/** Page 2: the size, drawn to scale; one of one's own is written (R-WIZ-04, R-WIZ-28). */
export function SizePage({ entry, edit, errors }: WizardPageProps) {
  const text = useText(wizardTexts);
  const complaint = useFieldProblem();
  const group = formatOf(entry.to.file)?.sizes ?? null;
  if (group === null) return null;

  const sizes = sizeCatalogue[group];
  const scales = scalesOf(group);
  const drawing = (size: Size) => {
    const scale = scales.get(size.id);
    return scale ? <SizeDrawing size={size} scale={scale} image={entry.from.image} /> : <CustomSizeDrawing />;
  };
  return (
    <Stack spacing={3}>
      <ChoiceCards
        name="to.filename"
        layout="sheets"
        label={text('ask.size')}
        hideLabel
        value={entry.to.filename}
        onChange={(id) => edit(chooseSize(id))}
        error={complaint(errors['to.filename'])}
        choices={sizes.map((size) => ({
          value: size.id,
          label: size.custom ? text('customSize') : size.name,
          picture: drawing(size),
        }))}
      />
      {entry.to.filename === customSizeId && (
        <TextInput
          label={text('customSizeLabel')}
          placeholder={text('customSizePlaceholder')}
          name="to.size"
          autoFocus
          maxLength={orderLimit('items.resource_type_format_custom')}
          value={entry.to.size}
          onChange={(event) => edit(writeSize(event.target.value))}
          error={complaint(errors['to.size'])}
        />
      )}
    </Stack>
  );
}
