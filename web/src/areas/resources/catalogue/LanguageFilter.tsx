import Box from '@mui/material/Box';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { FilterChips, type FilterOption } from '#ui/list/FilterChips';
import { searchTexts } from '../texts';
import { allLanguages } from '../search/search-language';

interface LanguageFilterProps {
  languages: readonly FilterOption[];
  /** In the address; none for the language in use. */
  chosen: string | undefined;
  onChoose: (value: string) => void;
}

/** In which languages there are pieces, and how many; nothing where there is no choice. */
export function LanguageFilter({ languages, chosen, onChoose }: LanguageFilterProps) {
  const text = useText(searchTexts);
  const { language } = useLanguage();
  if (languages.length === 0) return null;
  return (
    <Box sx={{ pb: 1.5 }}>
      <FilterChips
        label={text('languages')}
        options={[...languages, { value: allLanguages, label: text('allLanguages') }]}
        value={chosen ?? language}
        onChange={(value) => onChoose(value === '' ? allLanguages : value === language ? '' : value)}
      />
    </Box>
  );
}
