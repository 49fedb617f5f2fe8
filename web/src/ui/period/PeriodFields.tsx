import Box from '@mui/material/Box';
import { useText } from '#core/i18n/use-text';
import { SwitchInput } from '../fields/SwitchInput';
import { MomentField, unfinishedMoment } from './MomentField';
import { periodTexts } from '../texts';

interface PeriodValues {
  readonly status: boolean;
  readonly start_date: string | null;
  readonly end_date: string | null;
}

interface PeriodFieldsProps {
  value: PeriodValues;
  onChange: (changes: Partial<PeriodValues>) => void;
  /** The server said that it ends before it begins, or a date is not whole. */
  problems: Partial<Record<'start_date' | 'end_date', string>>;
}

/** Days begin and end with the shops. */
const opening = '08:00';
const closing = '23:00';

/** Whether something is shown at all, from when, and until when. */
export function PeriodFields({ value, onChange, problems }: PeriodFieldsProps) {
  const text = useText(periodTexts);
  const explain = (field: 'start_date' | 'end_date') =>
    problems[field] && text(value[field] === unfinishedMoment ? 'unfinished' : 'endsFirst');
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 2 }}>
      <Box component="legend" sx={{ typography: 'body2', fontWeight: 600, p: 0, pb: 0.75 }}>
        {text('period')}
      </Box>
      <SwitchInput
        label={text('active')}
        hint={text('activeHint')}
        checked={value.status}
        onChange={(status) => onChange({ status })}
      />
      <MomentField
        name="start_date"
        label={text('start')}
        switchLabel={text('startOn')}
        openHint={text('startNow')}
        usualTime={opening}
        value={value.start_date}
        onChange={(start_date) => onChange({ start_date })}
        error={explain('start_date')}
      />
      <MomentField
        name="end_date"
        label={text('end')}
        switchLabel={text('endOn')}
        openHint={text('endNever')}
        usualTime={closing}
        value={value.end_date}
        onChange={(end_date) => onChange({ end_date })}
        error={explain('end_date')}
      />
    </Box>
  );
}
