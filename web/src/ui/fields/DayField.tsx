import ErrorRounded from '@mui/icons-material/ErrorRounded';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import 'dayjs/locale/ca';
import 'dayjs/locale/es';
import 'dayjs/locale/pt';
import { languageCode } from '#core/i18n/language';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { uiTexts } from '../texts/early';
import { calendarWords } from './calendar-words';
import type { FieldProps } from './Field';
import { dayOf } from './day-entry';
import { useTypedDay } from './use-typed-day';

/** Label above and error below, as every other field has them. */
const asOurFields: SxProps<Theme> = {
  width: '100%',
  '& .MuiInputLabel-root': { position: 'static', transform: 'none', pb: 0.75, overflow: 'visible' },
  '& .MuiPickersOutlinedInput-root': {
    bgcolor: 'background.paper',
    borderRadius: 1,
    minHeight: 'var(--control-height)',
    px: 1.5,
  },
  '& .MuiPickersSectionList-root': { py: 0 },
  '& .MuiPickersOutlinedInput-notchedOutline': { top: 0, borderColor: 'var(--p-palette-control)' },
  '& .MuiPickersOutlinedInput-notchedOutline legend': { display: 'none' },
  '& .Mui-focused .MuiPickersOutlinedInput-notchedOutline': { borderWidth: 1 },
  '& .MuiFormHelperText-root': {
    typography: 'body2',
    fontWeight: 600,
    m: 0,
    mt: 0.75,
    display: 'flex',
    alignItems: 'center',
    gap: 0.75,
  },
};

interface DayFieldProps extends Omit<FieldProps, 'hint'> {
  name: string;
  /** A calendar day `2026-11-20`, or empty. */
  value: string;
  /** Empty while what is typed is no whole day. */
  onChange: (day: string) => void;
  /** Days before this one cannot be picked in the calendar. */
  earliest?: string;
  /** Nor days after this one. */
  latest?: string;
  /** A button takes the day away. */
  clearable?: boolean;
  disabled?: boolean;
}

/** A calendar day, typed as DD/MM/YYYY or picked (R-PLT-18). Heavy: load it lazily. */
export function DayField(props: DayFieldProps) {
  const {
    label,
    error,
    optional,
    name,
    value,
    onChange,
    earliest,
    latest,
    clearable = true,
    disabled = false,
  } = props;
  const text = useText(uiTexts);
  const { language } = useLanguage();
  const { shown, take, frame, field } = useTypedDay(value, onChange);
  const complaint = error ?? (shown.mistake && text(shown.mistake));
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={languageCode(language)}
      localeText={calendarWords(language)}
    >
      <div {...frame}>
        <DatePicker
          name={name}
          format="DD/MM/YYYY"
          disabled={disabled}
          value={shown.day}
          onChange={take}
          minDate={dayOf(earliest) ?? undefined}
          maxDate={dayOf(latest) ?? undefined}
          label={
            <>
              {label}
              {optional === true && (
                <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
                  {' '}
                  ({text('optional')})
                </Box>
              )}
            </>
          }
          sx={asOurFields}
          slotProps={{
            textField: {
              error: complaint !== undefined,
              helperText: complaint !== undefined && (
                <>
                  <ErrorRounded aria-hidden fontSize="small" />
                  {complaint}
                </>
              ),
              slotProps: { inputLabel: { shrink: true } },
            },
            field: { clearable, ...field },
          }}
        />
      </div>
    </LocalizationProvider>
  );
}
