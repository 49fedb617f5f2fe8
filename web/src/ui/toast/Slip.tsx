import { keyframes, styled } from '@mui/material/styles';
import { motion, radii } from '#core/theme/tokens';

const rise = keyframes({ from: { transform: 'translateY(12px)', opacity: 0 } });

export const Slip = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 48,
  maxWidth: 'min(560px, calc(100vw - 32px))',
  padding: '6px 8px 6px 14px',
  borderRadius: radii.card,
  color: theme.vars.palette.background.default,
  backgroundColor: theme.vars.palette.text.primary,
  boxShadow: '0 12px 32px rgb(20 18 15 / 0.28)',
  pointerEvents: 'auto',
  animation: `${rise} ${motion.slow}ms ${motion.ease}`,
}));

/** Foot of the page, above everything. */
export const SlipPlace = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  bottom: 76,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: theme.spacing(1),
  pointerEvents: 'none',
  zIndex: theme.zIndex.snackbar,
  [theme.breakpoints.up('md')]: { bottom: 24 },
}));
