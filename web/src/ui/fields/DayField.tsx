import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { Dayjs } from 'dayjs';
import dayjs from 'dayjs';
import 'dayjs/locale/ca';
import 'dayjs/locale/es';
import 'dayjs/locale/pt';
import { useState } from 'react';
import { languageCode } from '#app/i18n/language';
import { useLanguage } from '#app/i18n/LanguageProvider';
import { useText } from '#app/i18n/use-text';
import { uiMessages } from '../ui.messages';
import { calendarWords } from './calendar-words';
import type { FieldProps } from './Field';

const wireFormat = 'YYYY-MM-DD';

/** Label above, as every other field has it. */
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

const dayOf = (value: string | undefined) => (value === undefined || value === '' ? null : dayjs(value));
/** The day as a form keeps it: empty while it is no whole day. */
const wireOf = (day: Dayjs | null) => (day?.isValid() === true ? day.format(wireFormat) : '');

/** What is shown in the field: the form's value, or what is half typed, which the form knows nothing of. */
function useTypedDay(value: string, onChange: (day: string) => void) {
  const [typed, setTyped] = useState<Dayjs | null>(() => dayOf(value));
  const [known, setKnown] = useState(value);
  // Another field moved this day along: it is shown. What is half typed is empty to the form and stays.
  if (known !== value) {
    setKnown(value);
    if (value !== wireOf(typed)) setTyped(dayOf(value));
  }
  const take = (day: Dayjs | null) => {
    setTyped(day);
    onChange(wireOf(day));
  };
  return { typed, take, isUnfinished: typed !== null && !typed.isValid() };
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
  const text = useText(uiMessages);
  const { language } = useLanguage();
  const { typed, take, isUnfinished } = useTypedDay(value, onChange);
  const complaint = error ?? (isUnfinished ? text('dayUnfinished') : undefined);
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={languageCode(language)}
      localeText={calendarWords(language)}
    >
      <DatePicker
        name={name}
        format="DD/MM/YYYY"
        disabled={disabled}
        value={typed}
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
            helperText: complaint,
            slotProps: { inputLabel: { shrink: true } },
          },
          field: { clearable },
        }}
      />
    </LocalizationProvider>
  );
}
