import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import type { Section } from '@portal/contracts/areas/sections';
import { maxSectionName } from '@portal/contracts/areas/sections';
import { useText } from '../../../app/i18n/use-text';
import { TextInput } from '../../../ui/fields/TextInput';
import { RecordForm } from '../../../ui/record/RecordForm';
import { formMessages } from './form.messages';
import { PlaceFields } from './PlaceFields';
import { addressOf } from './section-places';
import type { SectionFormState, SectionValues } from './use-section-form';
import { useSectionForm } from './use-section-form';

interface SectionFormProps {
  sections: readonly Section[];
  /** Absent for a new one. */
  section?: Section;
  /** What the form begins with. */
  known: SectionValues;
  /** Shows what somebody else has saved meanwhile. */
  onReload: () => void;
}

/** The form of a section (R-ASE-05…10). */
export function SectionForm({ sections, section, known, onReload }: SectionFormProps) {
  const text = useText(formMessages);
  const state = useSectionForm(sections, section, known);
  const { form, values, set } = state;
  const fieldNames = {
    name: text('name'),
    type: text('type'),
    parent_id: text('parent'),
    status: text('active'),
  };
  return (
    <RecordForm
      fieldNames={fieldNames}
      saving={state.saving}
      isTouched={form.formState.isDirty}
      isSubmitting={form.formState.isSubmitting}
      onSubmit={state.submit}
      saveLabel={text(section === undefined ? 'add' : 'save')}
      onReload={onReload}
    >
      <Stack spacing={3}>
        <NameField {...{ state, sections, section }} />
        <PlaceFields {...{ state, sections, section }} />
        <Box>
          <FormControlLabel
            label={text('active')}
            control={
              <Switch checked={values.status} onChange={(_event, checked) => set('status', checked)} />
            }
          />
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{text('activeHint')}</Box>
        </Box>
      </Stack>
    </RecordForm>
  );
}

interface NameFieldProps extends Pick<SectionFormProps, 'sections' | 'section'> {
  state: SectionFormState;
}

/** The name, and the address that follows from it while one types (R-ASE-10). */
function NameField({ state, sections, section }: NameFieldProps) {
  const text = useText(formMessages);
  const { form, values, set } = state;
  const error = form.formState.errors.name;
  const path = addressOf(sections, section, values);
  const was = section && addressOf(sections, section, section);
  const isOther = was !== undefined && was !== path;
  const { ref, name, onBlur } = form.register('name');
  return (
    <TextInput
      {...{ name, onBlur }}
      inputRef={ref}
      label={text('name')}
      autoFocus={section === undefined}
      autoComplete="off"
      maxLength={maxSectionName}
      value={values.name}
      onChange={(event) => set('name', event.target.value)}
      hint={path === null ? text('addressNone') : text(isOther ? 'addressKept' : 'address', { path })}
      error={error && text(nameErrors[String(error.message)] ?? nameErrors[error.type] ?? 'nameRequired')}
    />
  );
}

const nameErrors: Readonly<Record<string, 'section_name_unusable' | 'nameTooLong'>> = {
  section_name_unusable: 'section_name_unusable',
  too_big: 'nameTooLong',
};
