import Stack from '@mui/material/Stack';
import { useText } from '#core/i18n/use-text';
import { Panel } from '#ui/Panel';
import { RecordSwitch } from '#ui/record/RecordFields';
import type { RecordFormApi } from '#ui/record/use-record-form';
import { FormatsInput } from './FormatsInput';
import { formTexts } from '../../texts';
import type { ResourceDraft } from './resource-values';
import { StatusField } from './StatusField';

/** Who sees it, and what readers may do with it (R-ARS-07, R-ARS-19). */
export function PublicationPanel({ form }: { form: RecordFormApi<ResourceDraft> }) {
  const text = useText(formTexts);
  return (
    <Panel title={text('publication')}>
      <Stack spacing={2.5}>
        <StatusField form={form} />
        <RecordSwitch {...form.field('budget')} />
        <FormatsInput {...form.field('customizable')} />
      </Stack>
    </Panel>
  );
}
