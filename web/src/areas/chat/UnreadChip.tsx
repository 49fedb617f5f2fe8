import { Typography } from '@mui/material';
import { useText } from '#core/i18n/use-text';
import { radii } from '#core/theme/tokens';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { useUnread } from './chat';
import { unreadTexts } from './texts/early';

export function UnreadChip({ orderId }: { orderId: string }) {
  const text = useText(unreadTexts);
  const count = useUnread().find(({ order_id: id }) => id === orderId)?.unread ?? 0;
  if (count === 0) return null;
  return (
    <Typography
      variant="caption"
      component="span"
      title={text('mark', { count })}
      sx={{
        display: 'inline-grid',
        placeItems: 'center',
        minWidth: '1.25rem',
        height: '1.25rem',
        px: 0.5,
        mx: 0.5,
        borderRadius: `${radii.pill}px`,
        fontWeight: 700,
        lineHeight: 1,
        color: 'primary.contrastText',
        bgcolor: 'primary.main',
      }}
    >
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{text('mark', { count })}</VisuallyHidden>
    </Typography>
  );
}
