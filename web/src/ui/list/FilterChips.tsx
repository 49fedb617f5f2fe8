import CheckRounded from '@mui/icons-material/CheckRounded';
import { Chip, Stack } from '@mui/material';
import type { ReactElement } from 'react';

export interface FilterOption {
  readonly value: string;
  readonly label: string;
  /** The whole sentence, where the label is short. */
  readonly hint?: string;
  readonly count?: number;
  readonly icon?: ReactElement;
  /** Depth in a menu; 0 is the top. */
  readonly level?: number;
}

interface FilterChipsProps {
  /** For screen readers. */
  label: string;
  options: readonly FilterOption[];
  /** Comma-separated values. */
  value: string;
  onChange: (value: string) => void;
  multiple?: boolean;
}

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
        const counted = (name: string) => (option.count === undefined ? name : `${name} · ${option.count}`);
        return (
          <Chip
            key={option.value}
            variant={isOn ? 'filled' : 'outlined'}
            color={isOn ? 'secondary' : 'default'}
            icon={isOn ? <CheckRounded /> : option.icon}
            label={counted(option.label)}
            {...(option.hint !== undefined && {
              title: option.hint,
              'aria-label': counted(option.hint),
            })}
            aria-pressed={isOn}
            onClick={() => toggle(option.value)}
            sx={{ height: 32 }}
          />
        );
      })}
    </Stack>
  );
}
