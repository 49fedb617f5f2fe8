import ForumOutlined from '@mui/icons-material/ForumOutlined';
import { Badge, IconButton } from '@mui/material';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { lazyOverlay } from '#ui/part/lazy-part';
import { useUnread } from './chat';
import { onOpenUnread } from './open-unread';
import { unreadTexts } from './texts/early';

const UnreadMenu = lazyOverlay(() => import('./UnreadMenu').then((module) => module.UnreadMenu));

/** R-CHT-06. */
export function UnreadButton() {
  const text = useText(unreadTexts);
  const conversations = useUnread();
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useEffect(() => onOpenUnread(() => setAnchor(button.current)), []);
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
