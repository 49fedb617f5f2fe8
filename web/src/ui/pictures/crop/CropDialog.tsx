import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useMemo, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { uiTexts } from '../../texts/early';
import { cropTexts } from '../../texts';
import { CropControls } from './CropControls';
import { cropToJpeg } from './crop-drawing';
import type { CropPreset } from './crop-presets';
import { CropStage } from './CropStage';
import { useCrop } from './use-crop';
import { usePictureUrl } from './use-picture-url';

interface CropDialogProps {
  /** What is cut: a file that was chosen, or the address of a picture of this origin. */
  picture: Blob | string;
  preset: CropPreset;
  /** Only the window, as a JPEG of the preset's size. */
  onCropped: (picture: Blob) => void;
  onCancel: () => void;
}

/** Cuts a picture to the size that a place needs, with pointer, fingers or keys (R-ARS-06). Load it lazily. */
export function CropDialog({ picture, preset, onCropped, onCancel }: CropDialogProps) {
  const text = useText(cropTexts);
  const uiText = useText(uiTexts);
  const id = useId();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const url = usePictureUrl(picture);
  const crop = useCrop(preset);
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const { area, rotation } = crop;
  const turned = useMemo(
    () => (image === null || area === null ? null : { image, area, rotation }),
    [image, area, rotation],
  );
  const isSmall = area !== null && area.width < preset.width;
  const finish = async () => {
    const cut = turned === null ? null : await cropToJpeg(turned, preset);
    if (cut === null) setUnreadable(true);
    else onCropped(cut);
  };
  return (
    <Dialog open fullScreen={isPhone} maxWidth="md" onClose={onCancel} aria-labelledby={id}>
      <DialogTitle id={id}>{text('title')}</DialogTitle>
      <DialogContent>
        {isUnreadable ? (
          <Box role="alert" sx={{ py: 3, maxWidth: 420 }}>
            {text('unreadable')}
          </Box>
        ) : (
          <>
            <Box sx={{ color: 'text.secondary', typography: 'body2', pb: 2 }}>{text('hint')}</Box>
            {isSmall && (
              <Alert severity="warning" sx={{ mb: 2 }}>
                {text('tooSmall', { width: Math.round(area.width), height: Math.round(area.height) })}
              </Alert>
            )}
            <Stack direction={{ xs: 'column', md: 'row' }} spacing={3}>
              <Box sx={{ width: { md: preset.window + 48 }, minWidth: 0 }}>
                {url !== null && (
                  <CropStage
                    preset={preset}
                    crop={crop}
                    picture={url}
                    onImage={setImage}
                    onUnreadable={() => setUnreadable(true)}
                  />
                )}
              </Box>
              <CropControls crop={crop} preset={preset} turned={turned} />
            </Stack>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{uiText('cancel')}</Button>
        <Button
          variant="contained"
          color="primary"
          disabled={turned === null || isUnreadable}
          onClick={() => void finish()}
        >
          {text('use')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
