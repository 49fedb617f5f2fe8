import ForumOutlined from '@mui/icons-material/ForumOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { onOpenWaiting } from './open-unread';
import { useUnread } from './use-unread';
import { unreadTexts } from '../texts/early';
import { lazyOverlay } from '#ui/part/lazy-part';

const UnreadMenu = lazyOverlay(() => import('./UnreadMenu').then((module) => module.UnreadMenu));

/** The dot in the header: something waits to be read (R-CHT-06). Pressing it shows where. */
export function UnreadButton() {
  const text = useText(unreadTexts);
  const conversations = useUnread();
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useEffect(() => onOpenWaiting(() => setAnchor(button.current)), []);
  return (
    <>
      <IconButton
        ref={button}
        aria-label={text('button', { count: conversations.length })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={() => setAnchor(button.current)}
      >
        <Badge variant="dot" color="primary" invisible={conversations.length === 0}>
          <ForumOutlined />
        </Badge>
      </IconButton>
      <Suspense>
        {anchor !== null && (
          <UnreadMenu conversations={conversations} anchor={anchor} onClose={() => setAnchor(null)} />
        )}
      </Suspense>
    </>
  );
}
