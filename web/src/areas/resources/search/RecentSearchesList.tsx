import CloseRounded from '@mui/icons-material/CloseRounded';
import HistoryRounded from '@mui/icons-material/HistoryRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { recentTexts } from '#core/texts';
import { useRecentSearches } from '#core/recent-searches/use-recent-searches';
import { PartHead } from '#ui/PartHead';
import { searchPath } from './search-path';

const headId = 'recent-searches';

/** Before anything is searched: what this person searched for last in this browser; nothing where there is none. */
export function RecentSearchesList() {
  const text = useText(recentTexts);
  const { searches, clear } = useRecentSearches();
  if (searches.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={headId} sx={{ maxWidth: '40rem', pb: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, pb: 0.5 }}>
        <Box sx={{ flex: 1 }}>
          <PartHead id={headId} title={text('title')} />
        </Box>
        <Button size="small" onClick={clear}>
          {text('clear')}
        </Button>
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {searches.map(({ term, forget }) => (
          <Box
            component="li"
            key={term}
            sx={{ display: 'flex', alignItems: 'center', gap: 1.5, borderTop: 1, borderColor: 'divider' }}
          >
            <HistoryRounded aria-hidden sx={{ color: 'text.secondary' }} />
            <MuiLink
              component={Link}
              to={searchPath(term)}
              color="inherit"
              sx={{ flex: 1, minWidth: 0, py: 1.25, overflowWrap: 'anywhere' }}
            >
              {term}
            </MuiLink>
            <IconButton aria-label={text('forget', { term })} onClick={forget}>
              <CloseRounded />
            </IconButton>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
