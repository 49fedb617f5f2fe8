import { Box, Switch, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface SwitchInputProps {
  label: string;
  hint: ReactNode;
  checked: boolean;
  onChange: (on: boolean) => void;
}

export function SwitchInput({ label, hint, checked, onChange }: SwitchInputProps) {
  const id = useId();
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
      <Switch
        id={id}
        checked={checked}
        onChange={(_event, on) => onChange(on)}
        slotProps={{ input: { 'aria-describedby': `${id}-hint` } }}
        sx={{ ml: -0.75 }}
      />
      <Box sx={{ minWidth: 0, pt: 0.75 }}>
        <Typography variant="subtitle2" component="label" htmlFor={id} sx={{ cursor: 'pointer' }}>
          {label}
        </Typography>
        <Typography variant="body2" component="div" color="textSecondary" id={`${id}-hint`}>
          {hint}
        </Typography>
      </Box>
    </Box>
  );
}
