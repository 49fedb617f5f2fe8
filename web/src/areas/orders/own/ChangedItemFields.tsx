import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { personalisedScale, unitsScale } from '@portal/contracts/areas/cart';
import type { ChangedItem, OrderedItem } from '@portal/contracts/areas/orders';
import { useText } from '#core/i18n/use-text';
import { SelectInput } from '#ui/fields/SelectInput';
import { TextInput } from '#ui/fields/TextInput';
import { ownTexts } from '../texts';

interface ChangedItemFieldsProps {
  ordered: OrderedItem;
  value: ChangedItem;
  isWrong: boolean;
  onChange: (changed: ChangedItem) => void;
}

/** Texts that a piece holds when it was ordered; the instructions are always there to be written. */
const textFields = [
  { name: 'restaurant', label: 'onPiece' },
  { name: 'price', label: 'price' },
  { name: 'schedule', label: 'schedule' },
  { name: 'date', label: 'date' },
] as const;

function UnitFields({ ordered, value, onChange }: Omit<ChangedItemFieldsProps, 'isWrong'>) {
  const text = useText(ownTexts);
  const { at } = value;
  if (ordered.units_scale !== '') {
    const options = unitsScale.map((scale) => ({
      value: scale,
      label: scale === personalisedScale ? text('otherScale') : scale,
    }));
    return (
      <>
        <SelectInput
          label={text('scale')}
          name={`items.${at}.units_scale`}
          options={options}
          value={value.units_scale}
          onChange={({ target }) => onChange({ ...value, units_scale: target.value })}
        />
        {value.units_scale === personalisedScale && (
          <TextInput
            label={text('otherScale')}
            name={`items.${at}.units_scale_custom`}
            maxLength={50}
            value={value.units_scale_custom}
            onChange={({ target }) => onChange({ ...value, units_scale_custom: target.value })}
          />
        )}
      </>
    );
  }
  return ordered.units > 0 ? (
    <TextInput
      label={text('units')}
      name={`items.${at}.units`}
      inputMode="numeric"
      value={value.units === 0 ? '' : value.units}
      onChange={({ target }) => onChange({ ...value, units: Number(target.value.replaceAll(/\D/g, '')) })}
    />
  ) : null;
}

/** How many of a piece, and what is to be written on it. A piece that is ordered as it is has no texts (AMB-60). */
export function ChangedItemFields(props: ChangedItemFieldsProps) {
  const { ordered, value, isWrong, onChange } = props;
  const text = useText(ownTexts);
  const { at, custom } = value;
  const write = (name: keyof ChangedItem['custom'], written: string) =>
    onChange({ ...value, custom: { ...custom, [name]: written } });
  const isAsItIs = ordered.as_it_is === true;
  if (isAsItIs && ordered.units === 0 && ordered.units_scale === '') return null;
  return (
    <Stack component="section" aria-label={ordered.filename} spacing={2}>
      <Box component="h3" sx={{ typography: 'subtitle1', m: 0, pt: 1, borderTop: 1, borderColor: 'divider' }}>
        {ordered.filename}
      </Box>
      {isWrong && (
        <Box role="alert" sx={{ typography: 'body2', color: 'error.main' }}>
          {text('itemWrong')}
        </Box>
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <UnitFields ordered={ordered} value={value} onChange={onChange} />
        {!isAsItIs &&
          textFields
            .filter(({ name }) => ordered.custom[name] !== '')
            .map(({ name, label }) => (
              <TextInput
                key={name}
                label={text(label)}
                name={`items.${at}.custom.${name}`}
                maxLength={name === 'price' || name === 'date' ? 50 : 200}
                value={custom[name]}
                onChange={({ target }) => write(name, target.value)}
              />
            ))}
      </Box>
      {!isAsItIs && (
        <TextInput
          label={text('others')}
          name={`items.${at}.custom.others`}
          optional
          multiline
          maxLength={2000}
          value={custom.others}
          onChange={({ target }) => write('others', target.value)}
        />
      )}
    </Stack>
  );
}
