import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { radii } from '#core/theme/tokens';

/** The whole picture takes the press, also of a piece that cannot be had: leaving the list would lose the selection. */
const Cover = styled('label')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  borderRadius: radii.card,
  cursor: 'pointer',
  '&:has(:checked)': {
    boxShadow: `inset 0 0 0 ${theme.spacing(0.375)} ${theme.vars.palette.primary.main}`,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 10%, transparent)`,
  },
  '&:has(:disabled)': { cursor: 'not-allowed' },
  '&:has(:focus-visible)': {
    outline: `${theme.spacing(0.375)} solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -6,
  },
  '& .MuiCheckbox-root': {
    position: 'absolute',
    top: 8,
    right: 8,
    padding: 6,
    borderRadius: radii.control,
    border: `thin solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
}));

interface CardTickButtonProps {
  label: string;
  /** Why it cannot be selected, for the pointer. */
  hint: string | undefined;
  isChecked: boolean;
  isDisabled: boolean;
  onToggle: () => void;
}

/** Selects a card. Of a page of them only those are drawn again that changed. */
export const CardTickButton = memo(function CardTickButton(props: CardTickButtonProps) {
  const { label, hint, isChecked, isDisabled, onToggle } = props;
  return (
    <Cover title={hint}>
      <Checkbox
        checked={isChecked}
        disabled={isDisabled}
        onChange={onToggle}
        slotProps={{ input: { 'aria-label': label } }}
      />
    </Cover>
  );
});
