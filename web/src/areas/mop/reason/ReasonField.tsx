import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import Box from '@mui/material/Box';
import { useText } from '#app/i18n/use-text';
import { TextInput } from '#ui/fields/TextInput';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { mopMessages } from '../mop.messages';

interface ReasonFieldProps {
  label: string;
  name: string;
  /** Characters after trimming (R-MOP-05, R-MOP-11). */
  least: number;
  maxLength?: number;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  error?: string;
  autoFocus?: boolean;
}

/** A reason in a sentence: counts until it is long enough, then the number is a check mark. */
export function ReasonField({ least, value, onChange, error, ...input }: ReasonFieldProps) {
  const text = useText(mopMessages);
  const count = value.trim().length;
  const isEnough = count >= least;
  return (
    <Box sx={{ position: 'relative' }}>
      <TextInput
        {...input}
        multiline
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={error}
      />
      <Box
        sx={{
          position: 'absolute',
          top: 0,
          right: 0,
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          typography: 'body2',
          fontWeight: 600,
          fontVariantNumeric: 'tabular-nums',
          color: isEnough ? 'success.main' : 'text.secondary',
        }}
      >
        {isEnough ? (
          <CheckCircleRounded aria-hidden />
        ) : (
          <span aria-hidden>{text('count', { count, least })}</span>
        )}
        <VisuallyHidden role="status">{isEnough ? text('countDone') : ''}</VisuallyHidden>
      </Box>
    </Box>
  );
}
