import { SectionType } from '@portal/contracts/areas/sections';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { sectionPath } from '../catalogue/catalogue-place';
import { SubsectionLinks } from '../catalogue/SubsectionLinks';
import { typeNames } from '../catalogue/type-names';
import { useSections } from '../catalogue/use-sections';
import { cardTexts, searchTexts } from '../texts';
import { topSections } from './top-sections';

/** The section types with the sections at the top of each, as other ways to a piece. Nothing while they are not there. */
export function SectionSuggestionsList() {
  const text = useText(searchTexts);
  const typeText = useText(cardTexts);
  const { data: sections } = useSections();
  if (sections === undefined) return null;
  return (
    <Box component="nav" aria-label={text('sectionsHead')}>
      {Object.values(SectionType).map((type) => (
        <Box
          key={type}
          sx={{
            display: 'grid',
            columnGap: 3,
            rowGap: 1,
            alignItems: 'baseline',
            gridTemplateColumns: { sm: '10rem minmax(0, 1fr)' },
            py: 1.5,
            borderTop: 1,
            borderColor: 'divider',
            '& ul': { pb: 0 },
          }}
        >
          <MuiLink
            component={Link}
            to={sectionPath(type)}
            color="inherit"
            sx={{ typography: 'subtitle2', py: 0.5 }}
          >
            {typeText(typeNames[type])}
          </MuiLink>
          <SubsectionLinks sections={topSections(sections, type)} />
        </Box>
      ))}
    </Box>
  );
}
