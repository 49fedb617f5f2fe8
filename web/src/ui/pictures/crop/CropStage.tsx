import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useId, useRef } from 'react';
import Cropper from 'react-easy-crop';
import { useText } from '#core/i18n/use-text';
import { styleNonce } from '#core/theme/style-nonce';
import { radii } from '#core/theme/tokens';
import { VisuallyHidden } from '../../VisuallyHidden';
import { useElementWidth } from '../../use-element-width';
import { cropTexts } from '../../texts';
import type { CropPreset } from './crop-presets';
import type { Crop } from './use-crop';

/** Pixels around the window, so that one sees what stays outside. */
const margin = 24;
/** One notch of a wheel is one step of the zoom. */
const wheelSpeed = 0.2;

/** Dark in both colour schemes: pictures are judged on a neutral ground. */
const Ground = styled('div')({
  position: 'relative',
  width: '100%',
  minWidth: 0,
  borderRadius: radii.card,
  overflow: 'hidden',
  backgroundColor: '#14120F',
  '& .reactEasyCrop_CropArea:focus-visible': { outline: '3px solid #F2B233', outlineOffset: 2 },
});

interface CropStageProps {
  /** Address of the picture. */
  picture: string;
  preset: CropPreset;
  crop: Crop;
  onImage: (image: HTMLImageElement) => void;
  onUnreadable: () => void;
}

/** The picture under its window: drag, pinch, wheel; arrows move it, + and - zoom, R turns, 0 begins again. */
export function CropStage({ picture, preset, crop, onImage, onUnreadable }: CropStageProps) {
  const text = useText(cropTexts);
  const id = useId();
  const image = useRef<HTMLImageElement>(null);
  const { ref, width } = useElementWidth();
  const wide = width === 0 ? preset.window : Math.min(preset.window, width - 2 * margin);
  const high = Math.round((wide * preset.height) / preset.width);

  const keys: Readonly<Record<string, () => void>> = {
    '+': () => crop.zoomBy(1),
    '-': () => crop.zoomBy(-1),
    r: () => crop.turn(1),
    '0': crop.reset,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey ? undefined : keys[event.key.toLowerCase()];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  return (
    <Ground ref={ref} onKeyDown={onKeyDown} style={{ height: high + 2 * margin }}>
      <VisuallyHidden id={id}>{text('keys')}</VisuallyHidden>
      <Cropper
        image={picture}
        nonce={styleNonce(document)}
        crop={crop.position}
        zoom={crop.zoom}
        rotation={crop.rotation}
        aspect={preset.width / preset.height}
        cropSize={{ width: wide, height: high }}
        minZoom={preset.zoom.min}
        maxZoom={preset.zoom.max}
        zoomSpeed={wheelSpeed}
        keyboardStep={10}
        objectFit="cover"
        restrictPosition={false}
        onCropChange={crop.move}
        onZoomChange={crop.zoomTo}
        onCropAreaChange={(_share, pixels) => crop.setArea(pixels)}
        setImageRef={({ current }) => (image.current = current)}
        onMediaLoaded={() => image.current !== null && onImage(image.current)}
        mediaProps={{ alt: '', onError: onUnreadable }}
        cropperProps={{ role: 'application', 'aria-label': text('window'), 'aria-describedby': id }}
        classes={{}}
        style={{}}
        cropShape="rect"
      />
    </Ground>
  );
}
