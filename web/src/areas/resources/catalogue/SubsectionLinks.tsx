import type { Section } from '@portal/contracts/areas/sections';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { sectionPath } from './catalogue-place';

/** Sections as chips that lead there. */
export function SubsectionLinks({ sections }: { sections: readonly Section[] }) {
  if (sections.length === 0) return null;
  return (
    <Stack
      component="ul"
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 1, m: 0, p: 0, pb: 2, listStyle: 'none' }}
    >
      {sections.map(({ id, name, type, url }) => (
        <li key={id}>
          <Chip variant="outlined" label={name} component={Link} to={sectionPath(type, url)} clickable />
        </li>
      ))}
    </Stack>
  );
}
