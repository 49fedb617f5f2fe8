import ErrorRounded from '@mui/icons-material/ErrorRounded';
import { Box } from '@mui/material';
import type { SxProps, Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import 'dayjs/locale/ca';
import 'dayjs/locale/es';
import 'dayjs/locale/pt';
import { caES, esES, type PickersLocaleText, ptPT } from '@mui/x-date-pickers/locales';
import type { Language } from '@portal/contracts/kernel';
import type { FieldRef } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { languageCode } from '#core/i18n/language';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { uiTexts } from '../texts/early';
import type { FieldProps } from './Field';
import { dayOf, DayEntry, isWhole, noDay, Part, readDay, wireOf } from './day-entry';

type Mistake = 'dayUnfinished' | 'dayImpossible';

interface Shown {
  readonly day: Dayjs | null;
  /** The form's value. */
  readonly wire: string;
  readonly mistake?: Mistake | undefined;
}

function useShownDay(value: string, onChange: (day: string) => void) {
  const [shown, setShown] = useState<Shown>(() => ({ day: dayOf(value), wire: value }));
  const [known, setKnown] = useState(value);
  // Partial typing is empty to the form.
  if (known !== value) {
    setKnown(value);
    if (value !== shown.wire) setShown({ day: dayOf(value), wire: value });
  }
  const show = (day: Dayjs | null, mistake?: Mistake, wire = wireOf(day)) => {
    setShown({ day, wire, mistake });
    onChange(wire);
  };
  return {
    shown,
    show,
    showRead: (day: Dayjs) => show(day, day.isValid() ? undefined : 'dayImpossible'),
    complain: (mistake: Mistake) => setShown((before) => ({ ...before, mistake })),
  };
}

type ShownDay = ReturnType<typeof useShownDay>;

interface Typing extends Pick<ShownDay, 'show' | 'showRead' | 'complain'> {
  readonly entry: DayEntry;
  readonly parts: () => readonly string[];
  readonly field: RefObject<FieldRef<Dayjs | null> | null>;
}

function typeDigit({ entry, parts, field, ...to }: Typing, digit: string, event: InputEvent): void {
  const part = field.current?.getActiveSectionIndex() ?? Part.Day;
  entry.digit(part, digit);
  const day = entry.dayOf(parts());
  if (day === null) return;
  if (entry.awaitsDay && part === Part.Day && day.isValid()) {
    entry.awaitsDay = false;
    to.show(day);
  } else if (entry.yearOfTwo() === 'whole') {
    event.preventDefault();
    to.showRead(day);
  } else if (entry.hasWholeYear && !day.isValid()) to.complain('dayImpossible');
}

function goOn({ entry, field, show }: Typing): void {
  const step = entry.separate();
  if (step === null) return;
  if (step.year !== undefined) show(dayjs(`${step.year}-01-01`), undefined, '');
  field.current?.setSelectedSections(step.to);
}

function takeWritten(
  { entry, showRead }: Typing,
  written: string,
  event: Pick<Event, 'preventDefault' | 'stopPropagation'>,
): void {
  event.preventDefault();
  event.stopPropagation();
  entry.begin();
  const day = readDay(written);
  if (day !== null) showRead(day);
}

function readInput(typing: Typing, event: InputEvent): void {
  const { data, inputType } = event;
  if (inputType.startsWith('delete')) typing.entry.erase();
  if (data === null) return;
  if (data.length > 1) return takeWritten(typing, data, event);
  if (/\d/.test(data)) return typeDigit(typing, data, event);
  event.preventDefault();
  if (/[/.,\-–—\s]/u.test(data)) goOn(typing);
}

function takeDay({ entry, parts, show }: Typing, day: Dayjs | null): void {
  if (entry.awaitsDay) return show(day, undefined, '');
  if (day === null || day.isValid()) return show(day);
  if (entry.isErased) return show(day, 'dayUnfinished');
  if (entry.isInYear && !entry.hasWholeYear) return show(day);
  const whole = entry.dayOf(parts());
  if (whole === null) return show(day, 'dayUnfinished');
  if (isWhole(whole)) return show(whole);
  show(day, whole.isValid() ? 'dayUnfinished' : 'dayImpossible');
}

/** @returns false if it was incomplete */
function settle({ entry, parts, show, showRead }: Typing, { wire }: Shown): boolean {
  const { awaitsDay } = entry;
  const day = wire === '' && entry.yearOfTwo() !== null ? entry.dayOf(parts()) : null;
  entry.begin();
  if (awaitsDay) show(noDay, 'dayUnfinished');
  else if (day !== null) showRead(day);
  return !awaitsDay && day === null;
}

/** Year first, two-digit years, pasted dates. The library provides the parts. */
function useTypedDay(value: string, onChange: (day: string) => void) {
  const { shown, ...to } = useShownDay(value, onChange);
  const field = useRef<FieldRef<Dayjs | null>>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [entry] = useState(() => new DayEntry());
  const parts = () => (field.current?.getSections() ?? []).map((section) => section.value);
  const typing: Typing = { entry, parts, field, ...to };
  useBeforeInput(frame, (event) => readInput(typing, event));

  return {
    shown,
    take: (day: Dayjs | null) => takeDay(typing, day),
    frame: {
      ref: frame,
      onPasteCapture: (event: ClipboardEvent) => {
        const pasted = event.clipboardData.getData('text');
        // Up to four digits belong to the part.
        if (!/^\d{1,4}$/.test(pasted)) takeWritten(typing, pasted, event);
      },
    },
    field: {
      fieldRef: field,
      onBlur: () => {
        const isHalf = settle(typing, shown) && shown.wire === '' && parts().some((part) => part !== '');
        if (isHalf && shown.mistake === undefined) to.complain('dayUnfinished');
      },
      onMouseDown: () => {
        settle(typing, shown);
      },
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Delete') entry.erase();
        else if (/^(?:Arrow|Home|End|Page)/.test(key) && !entry.awaitsDay) settle(typing, shown);
      },
    },
  };
}

/** React has no native `beforeinput`. */
function useBeforeInput(frame: RefObject<HTMLElement | null>, read: (event: InputEvent) => void): void {
  const readNow = useEffectEvent(read);
  useEffect(() => {
    const { current } = frame;
    const listen = (event: InputEvent) => readNow(event);
    current?.addEventListener('beforeinput', listen);
    return () => current?.removeEventListener('beforeinput', listen);
  }, [frame]);
}

type Words = Partial<PickersLocaleText>;

const ofLibrary: Readonly<Record<Language, typeof esES>> = { CAST: esES, CAT: caES, PT: ptPT };

/** Year placeholder, missing in the library's texts. */
const yearLetters: Words = {
  fieldYearPlaceholder: ({ digitAmount }) => 'A'.repeat(digitAmount),
};

const corrections: Readonly<Record<Language, Words>> = {
  CAST: { day: 'Día', weekDay: 'Día de la semana' },
  CAT: { todayButtonLabel: 'Avui' },
  PT: { weekDay: 'Dia da semana' },
};

const calendarWords = (language: Language): Words => ({
  ...ofLibrary[language].components.MuiLocalizationProvider.defaultProps.localeText,
  ...yearLetters,
  ...corrections[language],
});

const asOurFields: SxProps<Theme> = {
  width: '100%',
  '& .MuiInputLabel-root': {
    position: 'static',
    transform: 'none',
    maxWidth: 'none',
    pb: 0.75,
    overflow: 'visible',
    whiteSpace: 'normal',
  },
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

interface DayFieldProps extends FieldProps {
  name: string;
  /** `2026-11-20`, or empty. */
  value: string;
  onChange: (day: string) => void;
  /** Minimum in the calendar. */
  earliest?: string;
  /** Maximum in the calendar. */
  latest?: string;
  clearable?: boolean;
  disabled?: boolean;
}

/** A day, typed as DD/MM/YYYY or picked (R-PLT-18). Heavy: load lazily. */
export function DayField(props: DayFieldProps) {
  const {
    label,
    hint,
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
              helperText:
                complaint === undefined ? (
                  hint && (
                    <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
                      {hint}
                    </Box>
                  )
                ) : (
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
