import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { notificationsQueries } from '@portal/contracts/areas/notifications';
import { Suspense, useState } from 'react';
import { useCallQuery } from '#core/client/use-call-query';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { bellTexts } from './texts/early';
import { useMailLanguage } from './use-mail-language';
import { useKeptPush } from './use-kept-push';
import { lazyOverlay } from '#ui/part/lazy-part';

const NoticePanel = lazyOverlay(() => import('./NoticePanel').then((module) => module.NoticePanel));

/** The bell in the top bar, with how much is new since it was last opened. */
export function BellButton() {
  const text = useText(bellTexts);
  const { language: lang } = useLanguage();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const count = useCallQuery(notificationsQueries.CountUnreadNotices, { lang }).data?.unread ?? 0;
  useMailLanguage();
  useKeptPush();
  return (
    <>
      <IconButton
        aria-label={text('bell', { count })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Badge badgeContent={count} max={99} color="primary">
          <NotificationsOutlined />
        </Badge>
      </IconButton>
      <Suspense>{anchor && <NoticePanel anchor={anchor} onClose={() => setAnchor(null)} />}</Suspense>
    </>
  );
}
