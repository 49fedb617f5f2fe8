import Button from '@mui/material/Button';
import { useText } from '#core/i18n/use-text';
import { TitledDialog } from '#ui/dialogs/TitledDialog';
import { videoTexts } from '../texts';
import { VideoPlayerPanel } from './VideoPlayerPanel';

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
