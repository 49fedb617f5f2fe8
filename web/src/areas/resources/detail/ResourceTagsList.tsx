import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { searchPath } from '../search/search-path';
import { detailTexts } from '../texts';

/** The tags; each leads to everything that is found by it. */
export function ResourceTagsList({ tags }: { tags: readonly string[] }) {
  const text = useText(detailTexts);
  if (tags.length === 0) return null;
  return (
    <Box component="nav" aria-label={text('tags')}>
      <Stack component="ul" direction="row" sx={{ flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {tags.map((tag) => (
          <li key={tag}>
            <Chip component={Link} to={searchPath(tag)} clickable variant="outlined" label={tag} />
          </li>
        ))}
      </Stack>
    </Box>
  );
}
