import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { motion, radii } from '../app/theme/tokens';

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
    gap: 12,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 136px), 1fr))',
  },
  '& li': { display: 'grid' },
  [theme.breakpoints.down('sm')]: { '& ul': { gap: 8 } },
}));

const Tile = styled(Link)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  padding: '12px 14px 14px',
  borderRadius: radii.card,
  color: 'inherit',
  textDecoration: 'none',
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  transition: `border-color ${motion.quick}ms, background-color ${motion.quick}ms`,
  '&:hover': {
    borderColor: theme.vars.palette.control,
    backgroundColor: theme.vars.palette.background.sunken,
  },
  '& .picture': { width: 56, marginBottom: 6 },
  '& .title': { ...theme.typography.subtitle1, lineHeight: 1.25 },
  '& .text': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
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
