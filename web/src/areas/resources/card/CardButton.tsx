import type { SvgIconComponent } from '@mui/icons-material';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import type { ElementType } from 'react';
import { radii } from '#core/theme/tokens';

const Press = styled(ButtonBase)<{ component?: ElementType; to?: string }>(({ theme }) => ({
  gap: 6,
  minWidth: 40,
  height: 40,
  padding: '0 0.625rem',
  borderRadius: radii.control,
  ...theme.typography.button,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `thin solid ${theme.vars.palette.divider}`,
  '&:hover': {
    borderColor: theme.vars.palette.control,
    backgroundColor: theme.vars.palette.background.sunken,
  },
  '&[data-main="true"]': {
    borderColor: 'transparent',
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.main,
    '&:hover': { backgroundColor: theme.vars.palette.primary.dark },
  },
  '&.Mui-disabled': { opacity: 0.6 },
  // Words where the card is wide enough for three buttons with one word.
  '& .word': { display: 'none' },
  '@container (min-width: 12.25rem)': { '&[data-main="true"] .word': { display: 'inline' } },
}));

interface CardButtonProps {
  /** What it does, with the name of what it does it to: for ears. */
  label: string;
  /** The same in one word: for eyes. */
  hint: string;
  icon: SvgIconComponent;
  /** The one that most people want. */
  isMain?: boolean;
  disabled?: boolean;
  onClick?: () => void;
  component?: ElementType;
  to?: string;
}

/** A small button over the picture of a card. */
export function CardButton({ label, hint, icon: Icon, isMain = false, ...press }: CardButtonProps) {
  return (
    <Tooltip title={hint} describeChild={false}>
      <Press {...press} aria-label={label} data-main={isMain}>
        <Icon aria-hidden />
        {isMain && <span className="word">{hint}</span>}
      </Press>
    </Tooltip>
  );
}
