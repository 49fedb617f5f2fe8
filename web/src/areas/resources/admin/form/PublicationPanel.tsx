import Stack from '@mui/material/Stack';
import type { ResourceStatus } from '@portal/contracts/areas/resources';
import { useText } from '../../../../app/i18n/use-text';
import { ChoiceCards } from '../../../../ui/fields/ChoiceCards';
import { SwitchInput } from '../../../../ui/fields/SwitchInput';
import { Panel } from '../../../../ui/Panel';
import { statuses } from '../status-looks';
import { tableMessages } from '../table/table.messages';
import { FieldSlot } from './FieldSlot';
import { formMessages } from './form.messages';
import type { Binding } from './use-binding';

/** Who sees it, and what readers may do with it (R-ARS-07, R-ARS-19). */
export function PublicationPanel({ bind }: { bind: Binding }) {
  const text = useText(formMessages);
  const names = useText(tableMessages);
  return (
    <Panel title={text('publication')}>
      <Stack spacing={2.5}>
        <FieldSlot name="status">
          <ChoiceCards
            label={text('status')}
            name="status"
            layout="rows"
            value={String(bind.value('status'))}
            error={bind.errorOf('status')}
            choices={statuses.map((status) => ({
              value: String(status),
              label: names(`status.${status}`),
              hint: text(`hint.${status}`),
            }))}
            onChange={(status) => bind.set('status', Number(status) as ResourceStatus)}
          />
        </FieldSlot>
        <SwitchInput
          label={text('customizable')}
          hint={text('customizableHint')}
          checked={bind.value('customizable')}
          onChange={(on) => bind.set('customizable', on)}
        />
        <SwitchInput
          label={text('budget')}
          hint={text('budgetHint')}
          checked={bind.value('budget')}
          onChange={(on) => bind.set('budget', on)}
        />
      </Stack>
    </Panel>
  );
}
