import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect, useRef } from 'react';
import { useText } from '#core/i18n/use-text';
import { externalTexts } from '../texts/early';

/** Leaves for the identity provider; the link is there for browsers that do not go by themselves. */
export function LeavingNotice({ url }: { url: string }) {
  const text = useText(externalTexts);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.click(), [url]);
  return (
    <Box role="status" sx={{ textAlign: 'center', py: 2 }}>
      {text('leavingTitle')}{' '}
      <Link ref={link} href={url}>
        {text('leavingLink')}
      </Link>
    </Box>
  );
}
