import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type CartEntry, formatOf, Method } from '@portal/contracts/areas/cart';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { ChoiceCards } from '#ui/fields/ChoiceCards';
import { SelectInput } from '#ui/fields/SelectInput';
import { TextInput } from '#ui/fields/TextInput';
import { orderLimit } from '../order-limits';
import { DateFields } from '../wizard/DateFields';
import { deliveryTexts, detailsTexts, manyTexts } from '../texts';
import { DeliveryFields } from '../wizard/DeliveryFields';
import { change, type EntryChange, personalise } from '../wizard/entry-changes';
import { type CommonAnswers, deliveryEntry, type SharedQuestions, type Way } from './many-entries';

interface ManyFieldsProps {
  common: CommonAnswers;
  shared: SharedQuestions;
  /** What the pieces come to with these answers. */
  entries: readonly CartEntry[];
  onChange: (common: CommonAnswers) => void;
}

const noWays = { adaptation: [], production: true };
const pair = { display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } };

/** As they are, or adapted. */
function WayField({ common, onChange }: Pick<ManyFieldsProps, 'common' | 'onChange'>) {
  const text = useText(manyTexts);
  return (
    <ChoiceCards
      name="way"
      layout="rows"
      label={text('way')}
      value={common.way}
      onChange={(way) => onChange({ ...common, way: way as Way })}
      choices={(['asItIs', 'adapted'] as const).map((value) => ({
        value,
        label: text(`way.${value}`),
        hint: text(`wayHint.${value}`),
      }))}
    />
  );
}

function FormatField({ common, shared, onChange }: Omit<ManyFieldsProps, 'entries'>) {
  const text = useText(manyTexts);
  const local = useLocalised();
  return (
    <SelectInput
      label={text('format')}
      value={common.format}
      options={[
        { value: 0, label: text('ownFormat') },
        ...shared.formats.flatMap((id) => {
          const format = formatOf(id);
          return format ? [{ value: id, label: local(format.label) }] : [];
        }),
      ]}
      onChange={({ target }) => onChange({ ...common, format: Number(target.value) })}
    />
  );
}

function MethodField({ entry, edit }: { entry: CartEntry; edit: (change: EntryChange) => void }) {
  const text = useText(deliveryTexts);
  return (
    <ChoiceCards
      name="method"
      layout="rows"
      label={text('method')}
      value={String(entry.method)}
      onChange={(value) =>
        edit(change({ method: value === '2' ? Method.AdaptationAndProduction : Method.Adaptation }))
      }
      choices={([Method.Adaptation, Method.AdaptationAndProduction] as const).map((method) => ({
        value: String(method),
        label: text(`method.${method}`),
        hint: text(`methodHint.${method}`),
      }))}
    />
  );
}

/** The questions that all chosen pieces share, each asked once. */
export function ManyFields({ common, shared, entries, onChange }: ManyFieldsProps) {
  const text = useText(manyTexts);
  const details = useText(detailsTexts);
  const edit = (make: EntryChange) => onChange({ ...common, entry: make(common.entry) });
  const { entry } = common;
  const given = { entry, edit, errors: {}, ways: noWays };
  return (
    <Stack spacing={4}>
      {shared.way && <WayField common={common} onChange={onChange} />}
      {shared.formats.length > 1 && <FormatField common={common} shared={shared} onChange={onChange} />}
      {shared.method && <MethodField entry={entry} edit={edit} />}
      {shared.delivery && <DeliveryFields entry={deliveryEntry(entry, entries)} edit={edit} errors={{}} />}
      {shared.details && (
        <Stack spacing={2.5}>
          <Box sx={pair}>
            <DateFields {...given} />
          </Box>
          <TextInput
            label={text('comment')}
            placeholder={details('othersPlaceholder')}
            name="custom.others"
            optional
            multiline
            minRows={3}
            maxLength={orderLimit('items.custom.others')}
            value={entry.custom.others}
            onChange={({ target }) => edit(personalise({ others: target.value }))}
          />
        </Stack>
      )}
    </Stack>
  );
}
