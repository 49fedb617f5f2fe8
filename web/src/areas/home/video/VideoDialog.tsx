import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useText } from '#app/i18n/use-text';
import { videoMessages } from './video.messages';
import { VideoPlayerPanel } from './VideoPlayerPanel';

interface VideoDialogProps {
  url: string;
  onNoMore: () => void;
  onLater: () => void;
}

/** The advert before the home: Escape and a click beside it are "later" (R-HOM-01…03). Load it lazily. */
export function VideoDialog({ url, onNoMore, onLater }: VideoDialogProps) {
  const text = useText(videoMessages);
  const id = useId();
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onLater} aria-labelledby={id}>
      <DialogTitle id={id}>{text('title')}</DialogTitle>
      <DialogContent>
        <VideoPlayerPanel url={url} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onNoMore}>{text('noMore')}</Button>
        <Button variant="contained" color="primary" autoFocus onClick={onLater}>
          {text('later')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
