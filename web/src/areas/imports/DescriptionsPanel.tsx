import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  type DiagnosticSection,
  diagnosticSections,
  maxDescriptionLength,
} from '@portal/contracts/areas/imports';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { SaveProblem } from '#ui/form/SaveProblem';
import { Panel } from '#ui/Panel';
import { RecordLocalText } from '#ui/record/RecordFields';
import type { BoundField } from '#ui/record/use-record-form';
import { LoadedPart } from '#ui/states/Loaded';
import { SkeletonForm } from '#ui/states/Skeletons';
import { useToast } from '#ui/toast/toast-context';
import { successTexts } from './texts/success';
import { descriptionsTexts } from './texts';
import type { DescriptionField, Descriptions } from './use-descriptions';

interface SectionFieldProps {
  section: DiagnosticSection;
  descriptions: Descriptions;
}

/** What stands above one section, with when it was changed last, or that it is not saved. */
function SectionField({ section, descriptions }: SectionFieldProps) {
  const text = useText(descriptionsTexts);
  const dates = useDates();
  const updated = descriptions.updatedAt(section);
  const isChanged = descriptions.changed.includes(section);
  const dated = updated === null ? undefined : text('updated', { day: dates.day(updated) });
  const label = text(`section.${section}`);
  const failure = descriptions.failures[section];
  const texts = descriptions.textsOf(section);
  const fieldNames = { description: label, description_cat: text('inCatalan', { section: label }) };
  const field = (name: DescriptionField): BoundField<string> => {
    const over = texts[name].trim().length - maxDescriptionLength;
    return {
      name,
      label: fieldNames[name],
      maxLength: undefined,
      onBlur: () => undefined,
      value: texts[name],
      hint: isChanged ? text('unsaved') : dated,
      error: over > 0 ? text('tooLong', { over, max: maxDescriptionLength }) : undefined,
      onChange: (value) => descriptions.edit(section, name, value),
    };
  };
  return (
    <Box sx={{ minWidth: 0 }}>
      <RecordLocalText form={{ field }} name="description" multiline minRows={3} />
      {failure !== undefined && <SaveProblem failure={failure} fieldNames={fieldNames} />}
    </Box>
  );
}

/** An editable description for each section of the diagnostic (R-IMP-03); saved here alone, or with the import. */
export function DescriptionsPanel({ descriptions }: { descriptions: Descriptions }) {
  const text = useText(descriptionsTexts);
  const success = useText(successTexts);
  const toast = useToast();
  const { changed, isPending, isTooLong } = descriptions;
  const save = async () => {
    if (await descriptions.save()) toast.done(success('updated'));
  };
  return (
    <Panel title={text('title')}>
      <Box sx={{ color: 'text.secondary', pb: 2 }}>{text('text')}</Box>
      <LoadedPart query={descriptions.query} skeleton={<SkeletonForm fields={4} />}>
        {() => (
          <Stack spacing={2.5}>
            {diagnosticSections.map((section) => (
              <SectionField key={section} section={section} descriptions={descriptions} />
            ))}
            {changed.length > 0 && (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                <Button
                  variant="contained"
                  color="primary"
                  disabled={isPending || isTooLong}
                  onClick={() => void save()}
                >
                  {text('save', { count: changed.length })}
                </Button>
                <Button disabled={isPending} onClick={descriptions.discard}>
                  {text('discard')}
                </Button>
              </Box>
            )}
          </Stack>
        )}
      </LoadedPart>
    </Panel>
  );
}
