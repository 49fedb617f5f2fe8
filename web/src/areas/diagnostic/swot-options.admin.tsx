import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import VisibilityOffRounded from '@mui/icons-material/VisibilityOffRounded';
import { Stack, Typography } from '@mui/material';
import {
  referenceCommands,
  referenceQueries,
  type SwotOption,
  swotTypes,
} from '@portal/contracts/areas/diagnostic';
import { useText } from '#core/i18n/use-text';
import { FilterChips } from '#ui/list/FilterChips';
import { localFields } from '@portal/contracts/kernel';
import { recordAdmin } from '#ui/record/RecordAdmin';
import { column } from '#ui/record/RecordColumns';
import { RecordSelect, RecordSwitch, RecordLocalText } from '#ui/record/RecordFields';
import type { FieldsProps, RecordFilterProps } from '#ui/record/record-spec';
import { StatusChip, statusTones } from '#ui/StatusChip';
import { swotOptionsPath, ReferenceBar } from './ReferenceBar';
import { swotOptionsTexts } from './texts';

/** Values of the form; `usable` is status 0 on the wire (R-DIA-07). */
type OptionValues = { type: string; data: string; data_cat: string; usable: boolean };

function useListOptions() {
  const text = useText(swotOptionsTexts);
  return swotTypes.map((type) => ({ value: String(type), label: text(`type${type}`) }));
}

const ListCell = ({ row: { type } }: { row: SwotOption }) => useText(swotOptionsTexts)(`type${type}`);

function OfferedChip({ row: { status } }: { row: SwotOption }) {
  const text = useText(swotOptionsTexts);
  return status === 0 ? (
    <StatusChip tone={statusTones.done} icon={CheckCircleRounded} label={text('offered')} />
  ) : (
    <StatusChip tone={statusTones.over} icon={VisibilityOffRounded} label={text('notOffered')} />
  );
}

const OptionCard = ({ row }: { row: SwotOption }) => (
  <Stack spacing={0.75} sx={{ minWidth: 0, alignItems: 'flex-start' }}>
    <Typography variant="subtitle1" component="div" sx={{ overflowWrap: 'anywhere' }}>
      {row.data}
    </Typography>
    <Typography variant="body2" component="div" color="textSecondary">
      <ListCell row={row} />
    </Typography>
    <OfferedChip row={row} />
  </Stack>
);

function useTextOf() {
  const options = useListOptions();
  return (field: string, value: unknown) =>
    field === 'type' ? options.find((type) => type.value === value)?.label : undefined;
}

function OptionFields({ form }: FieldsProps<OptionValues, SwotOption>) {
  const text = useText(swotOptionsTexts);
  return (
    <Stack spacing={3}>
      <RecordSelect {...form.field('type')} placeholder={text('chooseType')} options={useListOptions()} />
      <RecordLocalText form={form} name="data" multiline minRows={2} />
      <RecordSwitch {...form.field('usable')} />
    </Stack>
  );
}

function ListFilterBar({ list }: RecordFilterProps) {
  const text = useText(swotOptionsTexts);
  return (
    <FilterChips
      multiple
      label={text('type')}
      options={useListOptions()}
      value={list.filters['type'] ?? ''}
      onChange={(value) => list.filter('type', value)}
    />
  );
}

/** R-DIA-07, AMB-66. */
export const { ListScreen, AddScreen, EditScreen } = recordAdmin<
  typeof referenceQueries.ListSwotOptions,
  typeof referenceCommands.AddSwotOption,
  OptionValues
>({
  path: swotOptionsPath,
  words: swotOptionsTexts,
  calls: {
    list: referenceQueries.ListSwotOptions,
    add: referenceCommands.AddSwotOption,
    update: referenceCommands.UpdateSwotOption,
    delete: referenceCommands.DeleteSwotOption,
    restore: referenceCommands.RestoreSwotOption,
  },
  nameOf: ({ data }) => data,
  Above: ReferenceBar,
  filters: { names: ['type'], Bar: ListFilterBar },
  columns: [
    {
      ...column.text('data', { hideable: false, flex: 3 }),
      value: ({ texts }) => localFields('data', texts).data,
    },
    {
      field: 'data_cat',
      header: 'data_cat',
      isOnlyExported: true,
      value: ({ texts }) => localFields('data', texts).data_cat,
    },
    {
      field: 'type',
      header: 'type',
      width: 150,
      value: ({ type }, _, text) => text(`type${type}`),
      cell: (row) => <ListCell row={row} />,
    },
    {
      field: 'status',
      header: 'status',
      width: 150,
      value: ({ status }, _, text) => text(status === 0 ? 'offered' : 'notOffered'),
      cell: (row) => <OfferedChip row={row} />,
    },
  ],
  Card: OptionCard,
  history: { record: 'reference', idOf: ({ id }) => `swotOption-${id}`, useTextOf },
  blank: (_, address) => ({ type: address.get('type') ?? '', data: '', data_cat: '', usable: true }),
  valuesOf: ({ type, texts, status }) => ({
    type: String(type),
    ...localFields('data', texts),
    usable: status === 0,
  }),
  Fields: OptionFields,
  fieldNames: { type: 'type', data: 'data', data_cat: 'data_cat', status: 'status' },
  useInput:
    () =>
    async ({ usable, ...values }) => ({ ...values, status: usable ? 0 : 1 }),
});
