import CheckRounded from '@mui/icons-material/CheckRounded';
import { Stack, Typography } from '@mui/material';

interface SavedMarkProps {
  isShown: boolean;
  label: string;
  /** Pixels reserved while hidden. */
  minWidth?: number;
}

export function SavedMark({ isShown, label, minWidth }: SavedMarkProps) {
  return (
    <Typography
      variant="body2"
      component="div"
      role="status"
      sx={{ minWidth, alignSelf: 'center', color: 'success.main', fontWeight: 600 }}
    >
      {isShown && (
        <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
          <CheckRounded fontSize="small" aria-hidden />
          <span>{label}</span>
        </Stack>
      )}
    </Typography>
  );
}
