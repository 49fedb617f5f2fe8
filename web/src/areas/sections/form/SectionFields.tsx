import Stack from '@mui/material/Stack';
import { type Section, sectionQueries } from '@portal/contracts/areas/sections';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import type { FieldsProps } from '#ui/record/record-spec';
import { RecordLocalText, RecordSwitch } from '#ui/record/RecordFields';
import { formTexts } from '../texts';
import { PlaceFields } from './PlaceFields';
import { addressOf } from './section-places';
import type { SectionValues } from './section-values';

type SectionFieldsProps = FieldsProps<SectionValues, Section>;

/** The fields of a section (R-ASE-05…10). */
export function SectionFields({ form, row }: SectionFieldsProps) {
  const sections = useCallQuery(sectionQueries.ListSections, {}).data ?? [];
  return (
    <Stack spacing={3}>
      <NameField form={form} row={row} sections={sections} />
      <PlaceFields form={form} row={row} sections={sections} />
      <RecordSwitch {...form.field('status')} />
    </Stack>
  );
}

/** The name, and the address that follows from it while one types (R-ASE-10). */
function NameField({ form, row, sections }: SectionFieldsProps & { sections: readonly Section[] }) {
  const text = useText(formTexts);
  const path = addressOf(sections, row, form.values);
  const was = row && addressOf(sections, row, row);
  const isOther = was !== null && was !== path;
  return (
    <RecordLocalText
      form={form}
      name="name"
      autoFocus={row === null}
      autoComplete="off"
      hint={path === null ? text('addressNone') : text(isOther ? 'addressKept' : 'address', { path })}
    />
  );
}
