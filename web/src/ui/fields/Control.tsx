import { styled } from '@mui/material/styles';
import { motion, radii } from '#core/theme/tokens';

/**
 * The box around what is typed or chosen: `input`, `textarea` or `select`, with what stands before and behind it. The
 * browser's own controls inside, so that every device does what it does best.
 */
export const Control = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  minWidth: 0,
  minHeight: 'var(--control-height)',
  padding: '0 12px',
  borderRadius: radii.control,
  border: `1px solid ${theme.vars.palette.control}`,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  cursor: 'text',
  transition: `border-color ${motion.quick}ms`,
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '&:has(> :is(input, textarea, select):focus)': {
    borderColor: theme.vars.palette.primary.main,
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
  },
  '&:has(> [aria-invalid="true"])': { borderColor: theme.vars.palette.error.main },
  '&:has(> :disabled)': { opacity: 0.65, backgroundColor: theme.vars.palette.background.sunken },
  '& > input, & > textarea, & > select': {
    flex: 1,
    minWidth: 0,
    alignSelf: 'stretch',
    padding: 0,
    border: 0,
    font: 'inherit',
    color: 'inherit',
    background: 'none',
    appearance: 'none',
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
    '&:placeholder-shown': { textOverflow: 'ellipsis' },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  '& > textarea': { padding: '10px 0', resize: 'vertical', fieldSizing: 'content', lineHeight: 1.5 },
  '& > select': { paddingRight: 28, marginRight: -36, cursor: 'pointer', textOverflow: 'ellipsis' },
  '& > select + svg': { pointerEvents: 'none', color: theme.vars.palette.text.secondary },
  '& option': {
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& > .MuiIconButton-root:last-child': { marginRight: -8 },
}));
