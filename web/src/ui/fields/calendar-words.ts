import { caES, esES, type PickersLocaleText, ptPT } from '@mui/x-date-pickers/locales';
import type { Language } from '@portal/contracts/kernel';

type Words = Partial<PickersLocaleText>;

const ofLibrary: Readonly<Record<Language, typeof esES>> = { CAST: esES, CAT: caES, PT: ptPT };

/** Letters that stand for a year not yet typed: `AAAA` in all our languages, which the library's own texts forget. */
const yearLetters: Words = {
  fieldYearPlaceholder: ({ digitAmount }) => 'A'.repeat(digitAmount),
};

/** What the library's texts spell wrong. */
const corrections: Readonly<Record<Language, Words>> = {
  CAST: { day: 'Día', weekDay: 'Día de la semana' },
  CAT: { todayButtonLabel: 'Avui' },
  PT: { weekDay: 'Dia da semana' },
};

/** The words inside a calendar and the names of the parts of a day. */
export const calendarWords = (language: Language): Words => ({
  ...ofLibrary[language].components.MuiLocalizationProvider.defaultProps.localeText,
  ...yearLetters,
  ...corrections[language],
});
