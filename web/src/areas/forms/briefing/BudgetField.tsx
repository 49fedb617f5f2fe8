import Alert from '@mui/material/Alert';
import { digitalOnlyBelow, eurosIn } from '@portal/contracts/areas/forms';
import { useText } from '#core/i18n/use-text';
import { RecordText } from '#ui/record/RecordFields';
import type { BoundField } from '#ui/record/use-record-form';
import { briefingTexts } from '../texts';

/** The budget of a tactical activation, and what a small one means (R-FRM-13, R-CON-27). */
export function BudgetField({ field }: { field: BoundField<string> }) {
  const text = useText(briefingTexts);
  const isSmall = (eurosIn(field.value.trim()) ?? digitalOnlyBelow) < digitalOnlyBelow;
  return (
    <div>
      <RecordText {...field} optional />
      <Alert severity={isSmall ? 'warning' : 'info'} role="status" sx={{ mt: 1 }}>
        {text('digitalOnly')}
      </Alert>
    </div>
  );
}
