import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import FileDownloadRounded from '@mui/icons-material/FileDownloadRounded';
import { Box, IconButton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { FullScreenDialog } from '../dialogs/FullScreenDialog';
import { lightboxTexts } from '../texts';

/** Dark in both schemes: a neutral ground. */
const Stage = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  height: '100dvh',
  color: '#F4EEE4',
  backgroundColor: '#14120F',
  '& .MuiIconButton-root': { color: 'inherit', '&:hover': { backgroundColor: 'rgb(244 238 228 / 0.14)' } },
  '& .bar': { display: 'flex', alignItems: 'center', gap: 8, padding: '8px 12px' },
  '& .bar > span': { flex: 1, ...theme.typography.body2, fontVariantNumeric: 'tabular-nums' },
  '& .stage': { position: 'relative', display: 'grid', placeItems: 'center', padding: '0 12px 12px' },
  '& img': { maxWidth: '100%', maxHeight: '100%', objectFit: 'contain', borderRadius: 4 },
  '& .step': {
    position: 'absolute',
    top: '50%',
    translate: '0 -50%',
    backgroundColor: 'rgb(20 18 15 / 0.6)',
  },
}));

interface LightboxProps {
  pictures: readonly string[];
  from: number;
  onClose: () => void;
}

/** Arrows step, Esc closes. Load lazily. */
export function Lightbox({ pictures, from, onClose }: LightboxProps) {
  const text = useText(lightboxTexts);
  const [place, setPlace] = useState(from);
  const count = pictures.length;
  const turn = (step: number) => setPlace((place + step + count) % count);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') turn(1);
    if (key === 'ArrowLeft') turn(-1);
  };
  const name = text('place', { place: place + 1, count });
  return (
    <FullScreenDialog label={text('title')} onClose={onClose} onKeyDown={onKeyDown}>
      <Stage>
        <div className="bar">
          <span role="status">{name}</span>
          <IconButton component="a" href={pictures[place]} download aria-label={text('download')}>
            <FileDownloadRounded />
          </IconButton>
          <IconButton autoFocus aria-label={text('close')} onClick={onClose}>
            <CloseRounded />
          </IconButton>
        </div>
        <div className="stage">
          <img src={pictures[place]} alt={name} />
          {count > 1 && (
            <>
              <Box
                component={IconButton}
                className="step"
                sx={{ left: 12 }}
                aria-label={text('previous')}
                onClick={() => turn(-1)}
              >
                <ChevronLeftRounded />
              </Box>
              <Box
                component={IconButton}
                className="step"
                sx={{ right: 12 }}
                aria-label={text('next')}
                onClick={() => turn(1)}
              >
                <ChevronRightRounded />
              </Box>
            </>
          )}
        </div>
      </Stage>
    </FullScreenDialog>
  );
}
