import type { Section, SectionType } from '@portal/contracts/areas/sections';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { useText } from '../../../app/i18n/use-text';
import type { ListState } from '../../../ui/list/use-list-url';
import { sectionPath } from '../catalogue/catalogue-place';
import { catalogueMessages } from '../catalogue/catalogue.messages';
import { typeNames } from '../catalogue/type-names';
import { SortMenu } from '../list/SortMenu';
import { pieceMessages } from '../piece/piece.messages';

interface GalleryBarProps {
  type: SectionType;
  sections: readonly Section[];
  slug: string | undefined;
  list: ListState;
  /** Over all pages; undefined while nobody knows. */
  total: number | undefined;
}

/** The sections of a gallery as links beside each other, how many there are and in which order. */
export function GalleryBar({ type, sections, slug, list, total }: GalleryBarProps) {
  const text = useText(catalogueMessages);
  const pieceText = useText(pieceMessages);
  const leaves = sections.filter(({ childs }) => childs.length === 0);
  const links = [{ url: undefined, name: text('everything') }, ...leaves];
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, pb: 3 }}>
      {leaves.length > 1 && (
        <Stack
          component="nav"
          aria-label={text('sectionsOf', { type: pieceText(typeNames[type]) })}
          direction="row"
          sx={{ flexWrap: 'wrap', gap: 1 }}
        >
          {links.map(({ url, name }) => {
            const isHere = url === slug;
            return (
              <Chip
                key={url ?? ''}
                component={Link}
                to={sectionPath(type, url)}
                clickable
                aria-current={isHere ? 'page' : undefined}
                variant={isHere ? 'filled' : 'outlined'}
                color={isHere ? 'secondary' : 'default'}
                label={name}
              />
            );
          })}
        </Stack>
      )}
      <SortMenu list={list} />
      <Box role="status" sx={{ ml: 'auto', typography: 'body2', color: 'text.secondary' }}>
        {total !== undefined && pieceText('pieces', { count: total })}
      </Box>
    </Stack>
  );
}
