import Box from '@mui/material/Box';
import { keyframes, styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { motion } from '#core/theme/tokens';
import { Barcode } from './Barcode';
import { unbroken } from '../unbroken';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-6px)' } });

/** The shadow follows the torn edge, so it is a filter around the mask and not a border on it. */
const Shade = styled('section')(({ theme }) => ({
  filter: `drop-shadow(0 0 0.5px ${theme.vars.palette.control}) drop-shadow(0 6px 14px rgb(29 26 22 / 0.10))`,
}));

const Slip = styled('div')(({ theme }) => ({
  padding: '20px 20px 28px',
  backgroundColor: theme.vars.palette.background.paper,
  borderRadius: '4px 4px 0 0',
  mask: 'conic-gradient(from -45deg at bottom, #0000, #000 1deg 89deg, #0000 90deg) 50% / 14px 100%',
}));

const Lines = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: '14px 0 0',
  padding: 0,
  '& > li': {
    borderTop: `1px dashed ${theme.vars.palette.control}`,
    animation: `${appear} ${motion.slow}ms ${motion.ease}`,
  },
  '& > li:last-of-type': { borderBottom: `1px dashed ${theme.vars.palette.control}` },
}));

interface TicketProps {
  title: ReactNode;
  /** What kind of slip this is, in small letters above the title. */
  kind: string;
  /** Level of the title in the outline of the page. */
  level?: 'h2' | 'h3';
  /** Printed as bars at the foot: order number or reference. */
  code?: string;
  /** `TicketLineItem`s. */
  children: ReactNode;
  /** Stands below the lines. */
  foot?: ReactNode;
}

/** A slip of paper that says what is wanted, line by line: the wizard's, the cart's and the order's. */
export function Ticket({ title, kind, level = 'h2', code, children, foot }: TicketProps) {
  return (
    <Shade>
      <Slip>
        <Box sx={{ typography: 'overline', color: 'text.secondary', pb: 0.5 }}>{kind}</Box>
        <Box component={level} sx={{ typography: 'h3', m: 0, overflowWrap: 'anywhere' }}>
          {typeof title === 'string' ? unbroken(title) : title}
        </Box>
        <Lines>{children}</Lines>
        {foot}
        {code !== undefined && code !== '' && <Barcode code={code} />}
      </Slip>
    </Shade>
  );
}
