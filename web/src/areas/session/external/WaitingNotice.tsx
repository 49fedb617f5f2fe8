import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import { BrandMark } from '#ui/brand/Brand';

/** A moment between two pages. */
export function WaitingNotice({ text }: { text: string }) {
  return (
    <Stack
      component="main"
      spacing={3}
      sx={{ minHeight: '100dvh', alignItems: 'center', justifyContent: 'center', p: 2 }}
    >
      <BrandMark />
      <CircularProgress aria-hidden size={28} />
      <div role="status">{text}</div>
    </Stack>
  );
}
