import CheckRounded from '@mui/icons-material/CheckRounded';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import type { ReactElement } from 'react';

export interface FilterOption {
  readonly value: string;
  readonly label: string;
  /** How many it would show. */
  readonly count?: number;
  readonly icon?: ReactElement;
  /** In a menu: how deep below others it stands; 0 at the top. */
  readonly level?: number;
}

interface FilterChipsProps {
  /** What is filtered, for screen readers. */
  label: string;
  options: readonly FilterOption[];
  /** Chosen values, comma-separated, as the address carries them. */
  value: string;
  onChange: (value: string) => void;
  /** Several may be chosen together. */
  multiple?: boolean;
}

/** Filters as chips that are switched on and off. */
export function FilterChips({ label, options, value, onChange, multiple = false }: FilterChipsProps) {
  const chosen = value.split(',').filter(Boolean);
  const toggle = (option: string) => {
    const others = chosen.filter((one) => one !== option);
    const isOn = others.length < chosen.length;
    if (multiple) onChange((isOn ? others : [...others, option]).join(','));
    else onChange(isOn ? '' : option);
  };
  return (
    <Stack direction="row" role="group" aria-label={label} sx={{ flexWrap: 'wrap', gap: 1 }}>
      {options.map((option) => {
        const isOn = chosen.includes(option.value);
        return (
          <Chip
            key={option.value}
            variant={isOn ? 'filled' : 'outlined'}
            color={isOn ? 'secondary' : 'default'}
            icon={isOn ? <CheckRounded /> : option.icon}
            label={option.count === undefined ? option.label : `${option.label} · ${option.count}`}
            aria-pressed={isOn}
            onClick={() => toggle(option.value)}
            sx={{ height: 32 }}
          />
        );
      })}
    </Stack>
  );
}
