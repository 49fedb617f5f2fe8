import CheckBoxOutlineBlankRounded from '@mui/icons-material/CheckBoxOutlineBlankRounded';
import CheckBoxRounded from '@mui/icons-material/CheckBoxRounded';
import CheckRounded from '@mui/icons-material/CheckRounded';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import { Box, Button, Menu, MenuItem } from '@mui/material';
import { type ReactElement, useId, useState } from 'react';
import { radii } from '#core/theme/tokens';
import type { FilterOption } from './FilterChips';

interface ChoiceMenuProps {
  label: string;
  icon?: ReactElement;
  options: readonly FilterOption[];
  /** Comma-separated values. */
  value: string;
  onChange: (value: string) => void;
  multiple?: boolean;
}

/** One choice needs no label; none or several do. */
function shownText(label: string, names: readonly string[], multiple: boolean): string {
  if (names.length === 0) return label;
  return multiple ? `${label}: ${names.join(', ')}` : names.join(', ');
}

const toggled = (chosen: readonly string[], value: string) =>
  chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];

interface ChoiceProps {
  option: FilterOption;
  isOn: boolean;
  multiple: boolean;
}

function Choice({ option, isOn, multiple }: ChoiceProps) {
  const Tick = isOn ? CheckBoxRounded : CheckBoxOutlineBlankRounded;
  return (
    <>
      <Box sx={{ width: 20, display: 'flex', color: isOn ? 'primary.main' : 'text.secondary' }}>
        {multiple ? <Tick aria-hidden /> : isOn && <CheckRounded aria-hidden />}
      </Box>
      <Box sx={{ flex: 1, pl: (option.level ?? 0) * 2 }}>{option.label}</Box>
      {option.count !== undefined && (
        <Box sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums', pl: 2 }}>{option.count}</Box>
      )}
    </>
  );
}

export function ChoiceMenu({ label, icon, options, value, onChange, multiple = false }: ChoiceMenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const chosen = value.split(',').filter(Boolean);
  const names = options.filter((option) => chosen.includes(option.value)).map((option) => option.label);

  const choose = (option: string) => {
    if (!multiple) setAnchor(null);
    onChange(multiple ? toggled(chosen, option).join(',') : option);
  };
  return (
    <>
      <Button
        id={id}
        size="small"
        startIcon={icon}
        endIcon={<ExpandMoreRounded />}
        aria-haspopup="menu"
        disabled={options.length === 0}
        aria-expanded={anchor !== null}
        aria-label={[label, ...names].join(': ')}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ borderRadius: `${radii.pill}px`, fontWeight: 600, maxWidth: 300 }}
      >
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', py: 0.5 }}>
          {shownText(label, names, multiple)}
        </Box>
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {options.map((option) => {
          const isOn = chosen.includes(option.value);
          return (
            <MenuItem
              key={option.value}
              role={multiple ? 'menuitemcheckbox' : 'menuitemradio'}
              aria-checked={isOn}
              selected={isOn}
              onClick={() => choose(option.value)}
            >
              <Choice option={option} isOn={isOn} multiple={multiple} />
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
