import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { motion, radii } from '#core/theme/tokens';

export interface Entry {
  readonly to: string;
  readonly title: string;
  /** What is behind it, in a few words. */
  readonly text: string;
  readonly picture: ReactNode;
}

const Tiles = styled('nav')(({ theme }) => ({
  '& ul': {
    display: 'grid',
    gap: 10,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
  },
  '& li': { display: 'grid' },
  [theme.breakpoints.down('sm')]: {
    '& ul': { gap: 8, gridAutoFlow: 'row', gridTemplateColumns: '1fr 1fr' },
    '& li:last-child:nth-of-type(odd)': { gridColumn: 'span 2' },
  },
}));

const Tile = styled(Link)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  padding: '0.75rem 0.75rem 0.875rem',
  borderRadius: radii.card,
  color: 'inherit',
  textDecoration: 'none',
  border: `thin solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  transition: `border-color ${motion.quick}ms, background-color ${motion.quick}ms`,
  '&:hover': {
    borderColor: theme.vars.palette.control,
    backgroundColor: theme.vars.palette.background.sunken,
  },
  // The drawing stands on the same line as the words: its sheet has a margin of its own.
  '& .picture': { width: 56, margin: '0 0 0.25rem -0.5rem' },
  '& .title': { ...theme.typography.subtitle2, lineHeight: 1.25 },
  '& .text': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    padding: '0.375rem 0.625rem 0.375rem 0.5rem',
    minHeight: 56,
    '& .picture': { width: 44, margin: 0 },
    '& .text': { display: 'none' },
  },
}));

/** A few ways in, each with a small drawing. */
export function EntryTiles({ label, entries }: { label: string; entries: readonly Entry[] }) {
  return (
    <Tiles aria-label={label}>
      <ul>
        {entries.map(({ to, title, text, picture }) => (
          <li key={to}>
            <Tile to={to}>
              <span className="picture">{picture}</span>
              <span className="title">{title}</span>
              <span className="text">{text}</span>
            </Tile>
          </li>
        ))}
      </ul>
    </Tiles>
  );
}
