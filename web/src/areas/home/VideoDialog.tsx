import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { videoPlayerOf } from '@portal/contracts/areas/videos';
import { useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { TitledDialog } from '#ui/dialogs/TitledDialog';
import { radii } from '#core/theme/tokens';
import { videoTexts } from './texts';

const Stage = styled('div')(({ theme }) => ({
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: radii.control,
  backgroundColor: theme.vars.palette.background.sunken,
  '& > iframe, & > video': { display: 'block', width: '100%', height: '100%', border: 0 },
}));

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

/**
 * The film itself: in a frame of YouTube or Vimeo, else by the browser (R-HOM-04). It plays when somebody wants it to,
 * and without sound until then.
 */
function VideoPlayerPanel({ url }: { url: string }) {
  const text = useText(videoTexts);
  const [isBroken, setBroken] = useState(false);
  const player = videoPlayerOf(url);
  if (player === null || isBroken) {
    return (
      <Stage>
        <Broken url={url} />
      </Stage>
    );
  }
  return (
    <Stage>
      {player.by === 'browser' ? (
        <video
          src={player.src}
          controls
          muted
          playsInline
          preload="metadata"
          onError={() => setBroken(true)}
        />
      ) : (
        <iframe
          src={player.src}
          title={text('player')}
          allow="fullscreen; picture-in-picture; encrypted-media"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          // Its host plays nothing for pages that do not say who they are.
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
    </Stage>
  );
}

interface VideoDialogProps {
  url: string;
  onNoMore: () => void;
  onLater: () => void;
}

/** The advert before the home: Escape and a click beside it are "later" (R-HOM-01…03). Load it lazily. */
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
      <VideoPlayerPanel url={url} />
    </TitledDialog>
  );
}
