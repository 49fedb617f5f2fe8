import { styled } from '@mui/material/styles';
import type { ComponentProps, MouseEvent } from 'react';
import { radii } from '#core/theme/tokens';
import { optionLook } from './option-look';

const List = styled('ul')(({ theme }) => ({
  overflowY: 'auto',
  margin: 0,
  padding: theme.spacing(0.75),
  listStyle: 'none',
  borderRadius: radii.card,
  border: `thin solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.shadows[8],
}));

const keepFocus = (event: MouseEvent) => event.preventDefault();

/** A listbox over the page; its field keeps the focus. */
export const OptionList = (props: ComponentProps<typeof List>) => (
  <List role="listbox" onMouseDown={keepFocus} {...props} />
);

const Item = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  minHeight: theme.spacing(5.5),
  padding: theme.spacing(0.5, 1.25),
  borderRadius: radii.control,
  cursor: 'pointer',
  ...optionLook(theme),
}));

interface OptionItemProps extends ComponentProps<typeof Item> {
  /** Enter would take it. */
  isActive: boolean;
  /** Default: the active one. */
  isSelected?: boolean;
}

export const OptionItem = ({ isActive, isSelected = isActive, ...props }: OptionItemProps) => (
  <Item role="option" aria-selected={isSelected} data-active={isActive} {...props} />
);
