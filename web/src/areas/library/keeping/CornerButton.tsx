import type { SvgIconComponent } from '@mui/icons-material';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import type { MouseEvent } from 'react';
import { radii } from '#core/theme/tokens';

const Press = styled(ButtonBase)(({ theme }) => ({
  width: 36,
  height: 36,
  '@media (pointer: coarse)': { width: 40, height: 40 },
  borderRadius: radii.pill,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `thin solid ${theme.vars.palette.divider}`,
  '&:hover': { borderColor: theme.vars.palette.control },
  '&[aria-pressed="true"]': { color: theme.vars.palette.primary.main },
  '& svg': { fontSize: theme.typography.h3.fontSize },
}));

interface CornerButtonProps {
  /** What it does, with the name of what it does it to: for ears. */
  label: string;
  /** The same in a few words: for eyes. */
  hint: string;
  icon: SvgIconComponent;
  /** For what is on or off. */
  isPressed?: boolean;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

/** A small round button in the corner of a card. */
export function CornerButton({ label, hint, icon: Icon, isPressed, onClick }: CornerButtonProps) {
  return (
    <Tooltip title={hint} describeChild={false}>
      <Press aria-label={label} aria-pressed={isPressed} onClick={onClick}>
        <Icon aria-hidden />
      </Press>
    </Tooltip>
  );
}
