import type { ResourceStatus } from '@portal/contracts/areas/resources';
import { useText } from '#core/i18n/use-text';
import { ChoiceCards } from '#ui/fields/ChoiceCards';
import type { RecordFormApi } from '#ui/record/use-record-form';
import { statuses } from '../status-looks';
import { formTexts, tableTexts } from '../../texts';
import { FieldSlotPanel } from './FieldSlotPanel';
import type { ResourceDraft } from './resource-values';

/** The status, and what each means to restaurants: an announced one is seen by them already (AMB-05). */
export function StatusField({ form }: { form: Pick<RecordFormApi<ResourceDraft>, 'field'> }) {
  const text = useText(formTexts);
  const names = useText(tableTexts);
  const { value, onChange, hint: _, ...status } = form.field('status');
  return (
    <FieldSlotPanel name="status">
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
    </FieldSlotPanel>
  );
}
