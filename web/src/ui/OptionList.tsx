import { styled, type Theme } from '@mui/material/styles';
import { type ComponentProps, type MouseEvent, useEffect } from 'react';
import { radii } from '#core/theme/tokens';

/** Unlike `scrollIntoView`, leaves the page alone. */
function scrollWithin(list: Element, option: Element): void {
  const frame = list.getBoundingClientRect();
  const box = option.getBoundingClientRect();
  if (box.top < frame.top) list.scrollTop -= frame.top - box.top;
  else if (box.bottom > frame.bottom) list.scrollTop += box.bottom - frame.bottom;
}

/** @param id of the option */
export function useIntoView(id: string | undefined): void {
  useEffect(() => {
    const option = id === undefined ? null : document.getElementById(id);
    const list = option?.closest('[role="listbox"], [role="tree"]');
    if (option && list) scrollWithin(list, option);
  }, [id]);
}

export const optionMoves: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Hover and active look different, as both may show at once. */
export const optionLook = (theme: Theme) => ({
  '&[data-active="true"], &:hover': { backgroundColor: theme.vars.palette.background.sunken },
  '&[data-active="true"]': { boxShadow: `inset 3px 0 0 ${theme.vars.palette.text.primary}` },
});

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
  isSelected?: boolean;
}

export const OptionItem = ({ isActive, isSelected = isActive, ...props }: OptionItemProps) => (
  <Item role="option" aria-selected={isSelected} data-active={isActive} {...props} />
);
