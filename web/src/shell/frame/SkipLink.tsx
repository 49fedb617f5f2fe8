import { styled } from '@mui/material/styles';
import { useText } from '#core/i18n/use-text';
import { shellTexts } from '../texts';

export const contentId = 'content';

const Jump = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: 8,
  left: 8,
  padding: '10px 16px',
  borderRadius: 8,
  fontWeight: 650,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  transform: 'translateY(-200%)',
  zIndex: theme.zIndex.tooltip,
  '&:focus': { transform: 'none' },
  '@media print': { display: 'none' },
}));

/** WCAG 2.4.1. */
export function SkipLink() {
  const text = useText(shellTexts);
  return (
    <Jump href={`#${contentId}`} data-print="no">
      {text('skip')}
    </Jump>
  );
}
