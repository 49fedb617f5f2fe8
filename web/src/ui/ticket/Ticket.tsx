import { Box, Typography } from '@mui/material';
import { keyframes, styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { motion } from '#core/theme/tokens';
import { unbroken } from '../unbroken';

const Bars = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 28,
  marginInline: 'auto',
  fill: theme.vars.palette.text.primary,
  opacity: 0.82,
}));

/** Units: a narrow and a wide bar with gaps. */
const pitch = 7;
const fewest = 18;
const most = 28;

/** Pixels. */
const widest = 26;

/** Not scannable. */
function Barcode({ code }: { code: string }) {
  // Short codes repeat, for fine bars.
  const characters = [...code.repeat(Math.ceil(fewest / code.length)).slice(0, most)];
  return (
    <Box sx={{ pt: 2.5 }}>
      <Bars
        viewBox={`0 0 ${characters.length * pitch} 28`}
        style={{ maxWidth: characters.length * widest }}
        preserveAspectRatio="none"
        aria-hidden
        focusable="false"
      >
        {characters.map((character, index) => {
          const bits = character.charCodeAt(0);
          return (
            <g key={index} transform={`translate(${index * pitch} 0)`}>
              <rect width={1 + (bits & 1)} height="28" />
              <rect x="3" width={1 + ((bits >> 1) & 1) + ((bits >> 3) & 1)} height="28" />
            </g>
          );
        })}
      </Bars>
      <Typography
        variant="mono"
        component="div"
        color="textSecondary"
        sx={{ fontSize: 'caption.fontSize', pt: 0.75, textAlign: 'center' }}
      >
        {code}
      </Typography>
    </Box>
  );
}

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-6px)' } });

/** A filter, as the shadow follows the mask. */
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
  kind: string;
  /** Heading level. */
  level?: 'h2' | 'h3';
  /** Barcode at the foot: order number or reference. */
  code?: string;
  /** `TicketLineItem`s. */
  children: ReactNode;
  foot?: ReactNode;
}

export function Ticket({ title, kind, level = 'h2', code, children, foot }: TicketProps) {
  return (
    <Shade>
      <Slip>
        <Typography variant="overline" component="div" color="textSecondary" sx={{ pb: 0.5 }}>
          {kind}
        </Typography>
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
