import { styled } from '@mui/material/styles';
import { motion, radii } from '#core/theme/tokens';

/** A cover is twice as wide as high; the place is kept before the picture is there. */
export const coverRatio = '2 / 1';
/** So many stand in a strip at most, each so wide. */
const stripColumns = 'repeat(5, minmax(0, 5.75rem))';

/** Shows one of the covers that lie side by side. */
export const CoverWindow = styled('div')(({ theme }) => ({
  // Covers and the row that moves them are measured from here, whether the row is moved just then or not.
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radii.card,
  // Drawn inside: the window is as high as its picture, and as what stands there before it.
  boxShadow: `0 0 0 ${theme.spacing(0.125)} ${theme.vars.palette.divider}`,
  '& > div': { display: 'flex', touchAction: 'pan-y pinch-zoom' },
  '& > div > div': { flex: '0 0 100%', minWidth: 0 },
}));

/** Around the link of a cover: its picture, or its name as a poster where the picture is missing. */
export const CoverFrame = styled('div')(({ theme }) => ({
  '& > a': {
    display: 'block',
    aspectRatio: coverRatio,
    color: 'inherit',
    textDecoration: 'none',
    backgroundColor: theme.vars.palette.background.sunken,
    // The window cuts off what stands outside.
    '&:focus-visible': { outlineOffset: -6 },
  },
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  '& .name': {
    ...theme.typography.h2,
    display: 'grid',
    alignContent: 'end',
    height: '100%',
    padding: 'clamp(1rem, 4vw, 2.5rem)',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
    borderBottom: `${theme.spacing(0.75)} solid ${theme.vars.palette.accent}`,
  },
}));

/** As high with thumbnails and buttons as without, so that nothing moves when they come. */
export const CoverFoot = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 58,
  paddingTop: 12,
});

/** Small pictures of what else there is, as buttons. */
export const CoverThumbs = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: stripColumns,
  flex: 1,
  minWidth: 0,
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& button': {
    display: 'block',
    width: '100%',
    aspectRatio: coverRatio,
    minHeight: 24,
    padding: 0,
    border: `thin solid ${theme.vars.palette.divider}`,
    borderRadius: radii.control,
    overflow: 'hidden',
    cursor: 'pointer',
    backgroundColor: theme.vars.palette.background.sunken,
    transition: `box-shadow ${motion.quick}ms`,
    '&[aria-current="true"]': {
      boxShadow: `0 0 0 ${theme.spacing(0.25)} ${theme.vars.palette.background.default}, 0 0 0 ${theme.spacing(0.5)} ${theme.vars.palette.primary.main}`,
    },
    '&:hover:not([aria-current="true"])': { borderColor: theme.vars.palette.text.primary },
  },
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
}));
