import VisibilityOffRounded from '@mui/icons-material/VisibilityOffRounded';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { Section } from '@portal/contracts/areas/sections';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { StatusChip } from '#ui/StatusChip';
import { adminTexts } from '../texts';

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 12,
  rowGap: 4,
});

const Name = styled(Link)(({ theme }) => ({
  flexGrow: 1,
  flexBasis: 220,
  minWidth: 0,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '[data-level="0"] > &': { fontWeight: 650 },
}));

export const editPath = (id: number) => `/admin/section/${id}`;

interface SectionRowProps {
  section: Section;
  /** Of it and of all below it. */
  pieces: number;
}

/** A section in the tree: its name leads to its form; whether readers see it, and how much stands in it. */
export function SectionRow({ section, pieces }: SectionRowProps) {
  const text = useText(adminTexts);
  const { id, name, level } = section;
  return (
    <Line data-level={level}>
      <Name to={editPath(id)}>{name}</Name>
      <Box component="span" sx={{ minWidth: 92, typography: 'body2', color: 'text.secondary' }}>
        {text('resources', { count: pieces })}
      </Box>
      <VisibilityChip section={section} />
    </Line>
  );
}

function VisibilityChip({ section: { status, visible } }: { section: Section }) {
  const text = useText(adminTexts);
  if (visible) {
    // Nearly all are: on a phone only the others are marked.
    return (
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        <StatusChip tone="success" icon={VisibilityRounded} label={text('shown')} />
      </Box>
    );
  }
  const label = text(status === 0 ? 'hidden' : 'hiddenAbove');
  return <StatusChip tone="neutral" icon={VisibilityOffRounded} label={label} />;
}
