import Stack from '@mui/material/Stack';
import type { ResourceStatus } from '@portal/contracts/areas/resources';
import { useText } from '#app/i18n/use-text';
import { ChoiceCards } from '#ui/fields/ChoiceCards';
import { Panel } from '#ui/Panel';
import { RecordSwitch } from '#ui/record/RecordFields';
import type { RecordFormApi } from '#ui/record/use-record-form';
import { statuses } from '../status-looks';
import { tableMessages } from '../table/table.messages';
import { FieldSlot } from './FieldSlot';
import { FormatsInput } from './FormatsInput';
import { formMessages } from './form.messages';
import type { ResourceDraft } from './resource-values';

/** Who sees it, and what readers may do with it (R-ARS-07, R-ARS-19). */
export function PublicationPanel({ form }: { form: RecordFormApi<ResourceDraft> }) {
  const text = useText(formMessages);
  const names = useText(tableMessages);
  const { value, onChange, hint: _, ...status } = form.field('status');
  return (
    <Panel title={text('publication')}>
      <Stack spacing={2.5}>
        <FieldSlot name="status">
          <ChoiceCards
            {...status}
            layout="rows"
            value={String(value)}
            choices={statuses.map((one) => ({
              value: String(one),
              label: names(`status.${one}`),
              hint: text(`hint.${one}`),
            }))}
            onChange={(chosen) => onChange(Number(chosen) as ResourceStatus)}
          />
        </FieldSlot>
        <RecordSwitch {...form.field('budget')} />
        <FormatsInput {...form.field('customizable')} />
      </Stack>
    </Panel>
  );
}
