import NotificationsOffOutlined from '@mui/icons-material/NotificationsOffOutlined';
import Box from '@mui/material/Box';
import { useText } from '#core/i18n/use-text';
import type { PushAbility } from './browser-push';
import { pushTexts } from '../texts';

/** Why this browser shows no notices, and what can be done about it. */
export function PushUnavailableNotice({ why }: { why: Exclude<PushAbility, 'possible'> }) {
  const text = useText(pushTexts);
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
      <NotificationsOffOutlined aria-hidden sx={{ color: 'text.secondary', mt: 0.25 }} />
      <Box role="status" sx={{ minWidth: 0 }}>
        <Box sx={{ typography: 'subtitle2' }}>{text(why)}</Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{text(`${why}Text`)}</Box>
      </Box>
    </Box>
  );
}
