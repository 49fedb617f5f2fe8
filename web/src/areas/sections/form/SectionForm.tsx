import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import type { Section } from '@portal/contracts/areas/sections';
import { maxSectionName } from '@portal/contracts/areas/sections';
import { Link, Navigate } from 'react-router-dom';
import { useText } from '../../../app/i18n/use-text';
import { LeaveGuard } from '../../../ui/dialogs/LeaveGuard';
import { TextInput } from '../../../ui/fields/TextInput';
import { ErrorNote } from '../../../ui/states/ErrorNote';
import { formMessages } from './form.messages';
import { PlaceFields } from './PlaceFields';
import { addressOf } from './section-places';
import type { SectionFormState, SectionValues } from './use-section-form';
import { listPath, useSectionForm } from './use-section-form';

interface SectionFormProps {
  sections: readonly Section[];
  /** Absent for a new one. */
  section?: Section;
  /** What the form begins with. */
  known: SectionValues;
}

/** The form of a section (R-ASE-05…10). */
export function SectionForm({ sections, section, known }: SectionFormProps) {
  const text = useText(formMessages);
  const state = useSectionForm(sections, section, known);
  const { values, set } = state;
  // Without the guard, which would ask whether what was just saved may be lost.
  if (state.isDone) return <Navigate to={listPath(values.type)} />;
  return (
    <Card
      component="form"
      noValidate
      onSubmit={(event) => void state.submit(event)}
      sx={{ p: { xs: 2, sm: 3 }, maxWidth: 720 }}
    >
      <LeaveGuard when={state.isDirty} />
      <Stack spacing={3}>
        <NameField {...{ state, sections, section }} />
        <PlaceFields {...{ state, sections, section }} />
        <Box>
          <FormControlLabel
            sx={{ ml: -0.75 }}
            label={text('active')}
            control={
              <Switch checked={values.status} onChange={(_event, checked) => set('status', checked)} />
            }
          />
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{text('activeHint')}</Box>
        </Box>
        {state.failure !== null && <ErrorNote error={state.failure} />}
        <Stack direction="row" spacing={1}>
          <Button type="submit" variant="contained" disabled={state.isSaving}>
            {text(section === undefined ? 'add' : 'save')}
          </Button>
          <Button component={Link} to={listPath(known.type)}>
            {text('cancel')}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}

interface NameFieldProps extends Omit<SectionFormProps, 'known'> {
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
