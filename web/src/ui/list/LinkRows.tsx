import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import { Box, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { radii } from '#core/theme/tokens';
import { unbroken } from '../unbroken';
import { atMostLines } from '../at-most-lines';

export interface LinkRow {
  readonly key: string;
  readonly to: string;
  readonly lead: string;
  readonly title: string;
  readonly detail: ReactNode;
  /** A status. */
  readonly end: ReactNode;
}

const Rows = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderRadius: radii.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const Row = styled(Link)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 20px',
  alignItems: 'center',
  gap: '2px 12px',
  padding: '12px 10px 12px 16px',
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: radii.card,
  '& .go': { color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 20px',
    '& .end': { gridRow: 2, gridColumn: 1, justifySelf: 'start', paddingTop: 4 },
    '& .go': { gridRow: '1 / 3', gridColumn: 2 },
  },
  '&:hover': { backgroundColor: theme.vars.palette.background.sunken },
  '&:focus-visible': { outlineOffset: -3 },
  '& .title': {
    ...theme.typography.subtitle2,
    ...atMostLines(2),
    overflowWrap: 'anywhere',
  },
}));

export function LinkRows({ label, rows }: { label: string; rows: readonly LinkRow[] }) {
  return (
    <Rows aria-label={label}>
      {rows.map(({ key, to, lead, title, detail, end }) => (
        <li key={key}>
          <Row to={to}>
            <Box sx={{ minWidth: 0 }}>
              <span className="title">{unbroken(title)}</span>
              <Typography variant="body2" component="div" color="textSecondary">
                <Typography variant="mono" component="span">
                  {lead}
                </Typography>{' '}
                · {detail}
              </Typography>
            </Box>
            <span className="end">{end}</span>
            <ChevronRightRounded aria-hidden className="go" />
          </Row>
        </li>
      ))}
    </Rows>
  );
}
