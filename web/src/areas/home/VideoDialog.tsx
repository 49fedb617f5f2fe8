import { Box, Button, Link as MuiLink } from '@mui/material';
import { videoPlayerOf } from '@portal/contracts/areas/videos';
import { useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { TitledDialog } from '#ui/dialogs/TitledDialog';
import { videoTexts } from './texts';

function Broken({ url }: { url: string }) {
  const text = useText(videoTexts);
  return (
    <Box role="status" sx={{ display: 'grid', placeContent: 'center', gap: 1, height: '100%', p: 3 }}>
      {text('broken')}
      <MuiLink href={url} target="_blank" rel="noopener noreferrer">
        {text('open')}
      </MuiLink>
    </Box>
  );
}

/** A frame of YouTube or Vimeo, else the browser; no autoplay (R-HOM-04). */
function VideoPlayer({ url }: { url: string }) {
  const text = useText(videoTexts);
  const [isBroken, setBroken] = useState(false);
  const player = videoPlayerOf(url);
  if (player === null || isBroken) return <Broken url={url} />;
  return player.by === 'browser' ? (
    <video src={player.src} controls muted playsInline preload="metadata" onError={() => setBroken(true)} />
  ) : (
    <iframe
      src={player.src}
      title={text('player')}
      allow="fullscreen; picture-in-picture; encrypted-media"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      // Hosts refuse pages without a referrer.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

interface VideoDialogProps {
  url: string;
  onNoMore: () => void;
  onLater: () => void;
}

/** Escape and a click outside mean "later" (R-HOM-01…03). Load it lazily. */
export function VideoDialog({ url, onNoMore, onLater }: VideoDialogProps) {
  const text = useText(videoTexts);
  return (
    <TitledDialog
      title={text('title')}
      width="md"
      onClose={onLater}
      actions={
        <>
          <Button onClick={onNoMore}>{text('noMore')}</Button>
          <Button variant="contained" color="primary" autoFocus onClick={onLater}>
            {text('later')}
          </Button>
        </>
      }
    >
      <Box
        sx={{
          aspectRatio: '16 / 9',
          overflow: 'hidden',
          borderRadius: 1,
          bgcolor: 'background.sunken',
          '& > iframe, & > video': { display: 'block', width: '100%', height: '100%', border: 0 },
        }}
      >
        <VideoPlayer url={url} />
      </Box>
    </TitledDialog>
  );
}
