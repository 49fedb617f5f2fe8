import type { Language } from '@portal/contracts/kernel';
import type { GridLocaleText } from '@mui/x-data-grid';
import { caES, esES, ptPT } from '@mui/x-data-grid/locales';

const localeTextOf = (locale: typeof esES): Partial<GridLocaleText> =>
  locale.components.MuiDataGrid.defaultProps.localeText;

/** The data grid's own words in our languages. */
export const gridTexts: Readonly<Record<Language, Partial<GridLocaleText>>> = {
  CAST: localeTextOf(esES),
  CAT: localeTextOf(caES),
  PT: localeTextOf(ptPT),
};
