import CheckRounded from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useText } from '#app/i18n/use-text';
import { accountMessages } from './account.messages';

/** Says at the panel that it is saved (R-ACC-03). */
export function SavedNotice({ isShown }: { isShown: boolean }) {
  const text = useText(accountMessages);
  return (
    <Box
      role="status"
      sx={{ alignSelf: 'center', color: 'success.main', typography: 'body2', fontWeight: 600 }}
    >
      {isShown && (
        <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
          <CheckRounded fontSize="small" aria-hidden />
          <span>{text('saved')}</span>
        </Stack>
      )}
    </Box>
  );
}
