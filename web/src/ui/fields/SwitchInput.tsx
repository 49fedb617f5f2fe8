import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface SwitchInputProps {
  label: string;
  /** What it changes. */
  hint: ReactNode;
  checked: boolean;
  onChange: (on: boolean) => void;
}

/** Something that is so or not, with what follows from it. */
export function SwitchInput({ label, hint, checked, onChange }: SwitchInputProps) {
  const id = useId();
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
      <Switch
        id={id}
        checked={checked}
        onChange={(_event, on) => onChange(on)}
        slotProps={{ input: { 'aria-describedby': `${id}-hint` } }}
        // The room around a switch is for pressing; its edge stands in line with the fields above.
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
