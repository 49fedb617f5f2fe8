import type { Section, SectionType } from '@portal/contracts/areas/sections';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { sectionPath } from '../catalogue/catalogue-place';
import { cardTexts, catalogueTexts } from '../texts';
import { typeNames } from '../catalogue/type-names';

interface GalleryLinksProps {
  type: SectionType;
  sections: readonly Section[];
  slug: string | undefined;
}

/** The sections of a gallery beside each other, and the way back to all of it. */
export function GalleryLinks({ type, sections, slug }: GalleryLinksProps) {
  const text = useText(catalogueTexts);
  const typeName = useText(cardTexts)(typeNames[type]);
  const leaves = sections.filter(({ childs }) => childs.length === 0);
  if (leaves.length < 2) return null;
  return (
    <Stack
      component="nav"
      aria-label={text('sectionsOf', { type: typeName })}
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 1 }}
    >
      {[{ url: undefined, name: text('everything') }, ...leaves].map(({ url, name }) => {
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
            sx={{ height: 32 }}
          />
        );
      })}
    </Stack>
  );
}
