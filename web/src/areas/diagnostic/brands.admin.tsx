import { Stack, Typography } from '@mui/material';
import {
  brandTypeLabels,
  brandTypes,
  type NationalBrand,
  referenceCommands,
  referenceQueries,
} from '@portal/contracts/areas/diagnostic';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { ChoiceMenu } from '#ui/list/ChoiceMenu';
import { recordAdmin } from '#ui/record/RecordAdmin';
import { column } from '#ui/record/RecordColumns';
import { RecordSelect, RecordText } from '#ui/record/RecordFields';
import type { FieldsProps, RecordFilterProps } from '#ui/record/record-spec';
import { brandsPath, ReferenceBar } from './ReferenceBar';
import { brandsTexts } from './texts';

type BrandValues = { name: string; type: string };

function useTypeOptions() {
  const localised = useLocalised();
  return brandTypes.map((type) => ({ value: String(type), label: localised(brandTypeLabels[type]) }));
}

const TypeCell = ({ row }: { row: NationalBrand }) => useLocalised()(brandTypeLabels[row.type]);

const BrandCard = ({ row }: { row: NationalBrand }) => (
  <Stack spacing={0.5} sx={{ minWidth: 0 }}>
    <Typography variant="subtitle1" component="div" sx={{ overflowWrap: 'anywhere' }}>
      {row.name}
    </Typography>
    <Typography variant="body2" component="div" color="textSecondary">
      <TypeCell row={row} />
    </Typography>
  </Stack>
);

function useTextOf() {
  const options = useTypeOptions();
  return (field: string, value: unknown) =>
    field === 'type' ? options.find((type) => type.value === value)?.label : undefined;
}

function BrandFields({ form }: FieldsProps<BrandValues, NationalBrand>) {
  const text = useText(brandsTexts);
  return (
    <Stack spacing={3}>
      <RecordText {...form.field('name')} />
      <RecordSelect {...form.field('type')} placeholder={text('chooseType')} options={useTypeOptions()} />
    </Stack>
  );
}

function BrandFilterBar({ list }: RecordFilterProps) {
  const text = useText(brandsTexts);
  return (
    <ChoiceMenu
      multiple
      label={text('type')}
      options={useTypeOptions()}
      value={list.filters['type'] ?? ''}
      onChange={(value) => list.filter('type', value)}
    />
  );
}

/** AMB-66. */
export const { ListScreen, AddScreen, EditScreen } = recordAdmin<
  typeof referenceQueries.ListNationalBrands,
  typeof referenceCommands.AddBrand,
  BrandValues
>({
  path: brandsPath,
  words: brandsTexts,
  calls: {
    list: referenceQueries.ListNationalBrands,
    add: referenceCommands.AddBrand,
    update: referenceCommands.UpdateBrand,
    delete: referenceCommands.DeleteBrand,
    restore: referenceCommands.RestoreBrand,
  },
  nameOf: ({ name }) => name,
  Above: ReferenceBar,
  filters: { names: ['type'], Bar: BrandFilterBar },
  columns: [
    column.text('name', { hideable: false }),
    {
      field: 'type',
      header: 'type',
      flex: 1,
      minWidth: 140,
      value: ({ type }) => brandTypeLabels[type].CAST,
      cell: (row) => <TypeCell row={row} />,
    },
  ],
  Card: BrandCard,
  history: { record: 'reference', idOf: ({ id }) => `brand-${id}`, useTextOf },
  blank: { name: '', type: '' },
  valuesOf: ({ name, type }) => ({ name, type: String(type) }),
  Fields: BrandFields,
  fieldNames: { name: 'name', type: 'type' },
});
