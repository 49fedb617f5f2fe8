import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { SearchLine } from '#ui/list/SearchLine';
import { useText } from '#core/i18n/use-text';
import { radii } from '#core/theme/tokens';
import { shellTexts } from '../texts';
import { SuggestionList } from './SuggestionList';
import { useSuggestingField } from './use-suggesting-field';

/** The id by which the shortcut `/` finds the field. */
export const searchBoxId = 'portal-search';

const Line = styled(SearchLine)(({ theme }) => ({
  gap: 8,
  width: '100%',
  height: 40,
  padding: '0 12px',
  borderRadius: radii.pill,
  backgroundColor: theme.vars.palette.background.default,
}));

const Key = styled('kbd')(({ theme }) => ({
  padding: '1px 6px',
  borderRadius: 6,
  fontFamily: 'inherit',
  fontSize: theme.typography.caption.fontSize,
  fontWeight: 600,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}));

/** Finds pieces and orders while typing: leads to them, or to `/search?s=…` (R-PLT-15, R-CAT-19). */
export function SearchBox() {
  const text = useText(shellTexts);
  const { field, listId, active, suggestions, take, forget, search } = useSuggestingField();
  return (
    <Box sx={{ position: 'relative', width: '100%', maxWidth: 420 }}>
      <Line
        label={text('searchLabel')}
        placeholder={text('searchPlaceholder')}
        inputId={searchBoxId}
        field={field}
        onSearch={search}
      >
        <Box component="span" aria-hidden sx={{ display: { xs: 'none', lg: 'block' } }}>
          <Key>/</Key>
        </Box>
      </Line>
      <VisuallyHidden role="status">
        {suggestions.length > 0 && text('suggestionCount', { count: suggestions.length - 1 })}
      </VisuallyHidden>
      {suggestions.length > 0 && (
        <SuggestionList
          id={listId}
          suggestions={suggestions}
          active={active}
          onTake={take}
          onForget={forget}
        />
      )}
    </Box>
  );
}
