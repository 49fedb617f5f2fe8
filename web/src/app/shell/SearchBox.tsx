import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useNavigate } from 'react-router-dom';
import { SearchLine } from '#ui/list/SearchLine';
import { useText } from '../i18n/use-text';
import { radii } from '../theme/tokens';
import { shellMessages } from './shell.messages';

/** The id by which the shortcut `/` finds the field. */
export const searchBoxId = 'portal-search';

const Line = styled(SearchLine)(({ theme }) => ({
  gap: 8,
  width: '100%',
  maxWidth: 420,
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

/** Finds pieces: leads to `/search?s=…` (R-PLT-15, R-CAT-19). */
export function SearchBox() {
  const text = useText(shellMessages);
  const navigate = useNavigate();
  const search = (term: string) => void navigate(`/search?${new URLSearchParams({ s: term }).toString()}`);
  return (
    <Line
      label={text('searchLabel')}
      placeholder={text('searchPlaceholder')}
      inputId={searchBoxId}
      onSearch={search}
    >
      <Box component="span" aria-hidden sx={{ display: { xs: 'none', lg: 'block' } }}>
        <Key>/</Key>
      </Box>
    </Line>
  );
}
