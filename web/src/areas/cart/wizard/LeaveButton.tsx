import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';

/** The way out without confirming (R-WIZ-29): on a phone only its cross. */
export function LeaveButton({ to, label }: { to: string; label: string }) {
  return (
    <Button
      component={Link}
      to={to}
      variant="text"
      aria-label={label}
      sx={{ flex: 'none', minWidth: 0, gap: 1, px: { xs: 1.25, sm: 2 } }}
    >
      <CloseRounded aria-hidden />
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {label}
      </Box>
    </Button>
  );
}
