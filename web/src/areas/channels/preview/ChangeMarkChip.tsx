import Box from '@mui/material/Box';

/** Marks what differs from today: a word on mustard, which no status has. */
export const ChangeMarkChip = ({ label }: { label: string }) => (
  <Box
    component="span"
    sx={(theme) => ({
      typography: 'caption',
      fontWeight: 650,
      px: 1,
      display: 'inline-block',
      borderRadius: 4,
      whiteSpace: 'nowrap',
      color: 'text.primary',
      backgroundColor: `color-mix(in srgb, ${theme.vars.palette.accent} 40%, transparent)`,
    })}
  >
    {label}
  </Box>
);
