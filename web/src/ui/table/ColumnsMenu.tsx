import CheckBoxOutlineBlankRounded from '@mui/icons-material/CheckBoxOutlineBlankRounded';
import CheckBoxRounded from '@mui/icons-material/CheckBoxRounded';
import DensitySmallRounded from '@mui/icons-material/DensitySmallRounded';
import ViewColumnRounded from '@mui/icons-material/ViewColumnRounded';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { useDensity } from '#core/theme/DensityProvider';
import type { ListState } from '../list/use-list-url';
import { tableTexts } from '../texts';
import { opensAtEnd } from '../opens-at-end';

interface ToggleProps {
  label: string;
  isOn: boolean;
  disabled?: boolean;
  onToggle: () => void;
}

function Toggle({ label, isOn, disabled, onToggle }: ToggleProps) {
  const Tick = isOn ? CheckBoxRounded : CheckBoxOutlineBlankRounded;
  return (
    <MenuItem role="menuitemcheckbox" aria-checked={isOn} disabled={disabled} onClick={onToggle}>
      <ListItemIcon sx={{ color: isOn ? 'primary.main' : 'text.secondary' }}>
        <Tick aria-hidden />
      </ListItemIcon>
      {label}
    </MenuItem>
  );
}

export interface ColumnsMenuProps {
  list: Pick<ListState, 'hidden' | 'hide'>;
  columns: readonly { readonly field: string; readonly headerName?: string; readonly hideable?: boolean }[];
}

/** Which columns a table shows, and how dense its rows stand. Cards have neither. */
export function ColumnsMenu({ list, columns }: ColumnsMenuProps) {
  const text = useText(tableTexts);
  const { density, choose } = useDensity();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isDense = density === 'compact';
  const toggle = (field: string) =>
    list.hide(
      list.hidden.includes(field) ? list.hidden.filter((one) => one !== field) : [...list.hidden, field],
    );
  return (
    <>
      <Button
        id={id}
        size="small"
        startIcon={<ViewColumnRounded />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {text('columns')}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        {...opensAtEnd}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {columns.map(({ field, headerName, hideable }) => (
          <Toggle
            key={field}
            label={headerName ?? field}
            isOn={!list.hidden.includes(field)}
            disabled={hideable === false}
            onToggle={() => toggle(field)}
          />
        ))}
        <Divider />
        <MenuItem
          role="menuitemcheckbox"
          aria-checked={isDense}
          onClick={() => choose(isDense ? 'comfortable' : 'compact')}
        >
          <ListItemIcon sx={{ color: isDense ? 'primary.main' : 'text.secondary' }}>
            <DensitySmallRounded aria-hidden />
          </ListItemIcon>
          {text('dense')}
        </MenuItem>
      </Menu>
    </>
  );
}
