import { Alert, AlertTitle, Box } from '@mui/material';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { uiTexts } from '../texts/early';
import type { EditConflict } from './edit-conflict';

interface EditConflictNoticeProps extends EditConflict {
  /** Labels by wire name. */
  fieldNames: Readonly<Record<string, string>>;
  /** Default: what is typed stays. */
  note?: string;
}

/** R4 */
export function EditConflictNotice({ name, at, fields = [], fieldNames, note }: EditConflictNoticeProps) {
  const text = useText(uiTexts);
  const dates = useDates();
  const who = name ?? text('somebody');
  const changed = fields.flatMap((field) => fieldNames[field] ?? []);
  const when = at === undefined ? '' : dates.time(at);
  return (
    <Alert severity="warning" role="alert" sx={{ mt: 3 }}>
      <AlertTitle>{text('conflictBy', { who, when, isDated: when === '' ? 'no' : 'yes' })}</AlertTitle>
      {changed.length > 0 && <Box>{text('conflictFields', { fields: changed.join(', ') })}</Box>}
      {note ?? text('stillHere')}
    </Alert>
  );
}
