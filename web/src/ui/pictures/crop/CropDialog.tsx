import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  Slider,
  Stack,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { useId, useMemo, useState, type KeyboardEvent, useRef, type ReactElement, useEffect } from 'react';
import { styled } from '@mui/material/styles';
import Cropper from 'react-easy-crop';
import AddRounded from '@mui/icons-material/AddRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import RestartAltRounded from '@mui/icons-material/RestartAltRounded';
import RotateLeftRounded from '@mui/icons-material/RotateLeftRounded';
import RotateRightRounded from '@mui/icons-material/RotateRightRounded';
import { useText } from '#core/i18n/use-text';
import { styleNonce } from '#core/theme/style-cache';
import { radii } from '#core/theme/tokens';
import { uiTexts } from '../../texts/early';
import { cropTexts } from '../../texts';
import { VisuallyHidden } from '../../VisuallyHidden';
import { useElementWidth } from '../../use-element-size';
import { type CropPreset, usePictureUrl } from './crop-presets';

/** Pixels after rotation; may exceed it. */
interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Turned {
  readonly image: HTMLImageElement;
  readonly area: CropArea;
  /** Degrees clockwise. */
  readonly rotation: number;
}

/** Pixels. */
export function turnedSize(width: number, height: number, rotation: number) {
  const angle = (rotation * Math.PI) / 180;
  const sin = Math.abs(Math.sin(angle));
  const cos = Math.abs(Math.cos(angle));
  return { width: width * cos + height * sin, height: width * sin + height * cos };
}

/** On white. */
function drawCrop(canvas: HTMLCanvasElement, { image, area, rotation }: Turned): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const { naturalWidth, naturalHeight } = image;
  const room = turnedSize(naturalWidth, naturalHeight, rotation);
  context.resetTransform();
  // Transparent pixels would be black in JPEG.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.scale(canvas.width / area.width, canvas.height / area.height);
  context.translate(room.width / 2 - area.x, room.height / 2 - area.y);
  context.rotate((rotation * Math.PI) / 180);
  context.drawImage(image, -naturalWidth / 2, -naturalHeight / 2);
}

/** R-ARS-06 */
function cropToJpeg(turned: Turned, { width, height, quality }: CropPreset): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  drawCrop(canvas, turned);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}

const quarter = 90;
const tenth = (zoom: number) => Math.round(zoom * 10) / 10;

function useCrop({ zoom: range }: CropPreset) {
  const begin = { position: { x: 0, y: 0 }, zoom: range.start, rotation: 0 };
  const [state, setState] = useState(begin);
  const [area, setArea] = useState<CropArea | null>(null);
  const within = (zoom: number) => Math.min(range.max, Math.max(range.min, zoom));
  return {
    ...state,
    /** `null` until the picture is loaded. */
    area,
    setArea,
    move: (position: { x: number; y: number }) => setState((before) => ({ ...before, position })),
    zoomTo: (zoom: number) => setState((before) => ({ ...before, zoom: within(zoom) })),
    zoomBy: (steps: number) =>
      setState((before) => ({ ...before, zoom: within(tenth(before.zoom + steps * range.step)) })),
    turn: (quarters: number) =>
      setState((before) => ({ ...before, rotation: (before.rotation + quarters * quarter + 360) % 360 })),
    reset: () => setState(begin),
  };
}

type Crop = ReturnType<typeof useCrop>;

/** Pixels. */
const previewWidth = 200;

interface PreviewProps {
  turned: Turned | null;
  preset: CropPreset;
}

function Preview({ turned, preset }: PreviewProps) {
  const text = useText(cropTexts);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current !== null && turned !== null) drawCrop(canvas.current, turned);
  }, [turned]);
  return (
    <Box component="figure" sx={{ m: 0, display: { xs: 'none', md: 'block' } }}>
      <Typography variant="subtitle2" component="figcaption" sx={{ pb: 1 }}>
        {text('preview')}
      </Typography>
      <Box
        component="canvas"
        ref={canvas}
        role="img"
        aria-label={text('preview')}
        width={previewWidth * 2}
        height={(previewWidth * 2 * preset.height) / preset.width}
        sx={{
          display: 'block',
          width: previewWidth,
          border: 1,
          borderColor: 'divider',
          borderRadius: `${radii.control}px`,
        }}
      />
      <Typography variant="caption" component="div" color="textSecondary" sx={{ pt: 0.75 }}>
        {text('size', { width: preset.width, height: preset.height })}
      </Typography>
    </Box>
  );
}

interface ToolProps {
  label: string;
  onPress: () => void;
  disabled?: boolean;
  children: ReactElement;
}

function Tool({ label, onPress, disabled, children }: ToolProps) {
  return (
    <IconButton title={label} aria-label={label} onClick={onPress} disabled={disabled}>
      {children}
    </IconButton>
  );
}

interface CropControlsProps extends PreviewProps {
  crop: Crop;
}

function CropControls({ crop, preset, turned }: CropControlsProps) {
  const text = useText(cropTexts);
  const id = useId();
  const { min, max, step } = preset.zoom;
  return (
    <Stack spacing={{ xs: 1, md: 3 }} sx={{ width: { md: previewWidth }, flexShrink: 0 }}>
      <Preview turned={turned} preset={preset} />
      <div>
        <Typography variant="subtitle2" component="div" id={id}>
          {text('zoom')}
        </Typography>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Tool label={text('smaller')} onPress={() => crop.zoomBy(-1)} disabled={crop.zoom <= min}>
            <RemoveRounded />
          </Tool>
          <Slider
            size="small"
            aria-labelledby={id}
            min={min}
            max={max}
            step={step}
            value={crop.zoom}
            onChange={(_event, zoom) => crop.zoomTo(Number(zoom))}
            valueLabelDisplay="auto"
            valueLabelFormat={(zoom) => `${Math.round(zoom * 100)} %`}
            getAriaValueText={(zoom) => `${Math.round(zoom * 100)} %`}
          />
          <Tool label={text('larger')} onPress={() => crop.zoomBy(1)} disabled={crop.zoom >= max}>
            <AddRounded />
          </Tool>
        </Stack>
      </div>
      <Stack direction="row" spacing={1}>
        <Tool label={text('turnLeft')} onPress={() => crop.turn(-1)}>
          <RotateLeftRounded />
        </Tool>
        <Tool label={text('turnRight')} onPress={() => crop.turn(1)}>
          <RotateRightRounded />
        </Tool>
        <Tool label={text('reset')} onPress={crop.reset}>
          <RestartAltRounded />
        </Tool>
      </Stack>
    </Stack>
  );
}

/** Pixels. */
const margin = 24;

/** One wheel notch is one zoom step. */
const wheelSpeed = 0.2;

/** Dark in both schemes: a neutral ground. */
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
  picture: string;
  preset: CropPreset;
  crop: Crop;
  onImage: (image: HTMLImageElement) => void;
  onUnreadable: () => void;
}

/** Arrows move, + and - zoom, R rotates, 0 resets. */
function CropStage({ picture, preset, crop, onImage, onUnreadable }: CropStageProps) {
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

interface CropDialogProps {
  /** A file, or an address of this origin. */
  picture: Blob | string;
  preset: CropPreset;
  /** JPEG of the preset's size. */
  onCropped: (picture: Blob) => void;
  onCancel: () => void;
}

/** R-ARS-06. Load lazily. */
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
            <Typography variant="body2" color="textSecondary" sx={{ pb: 2 }}>
              {text('hint')}
            </Typography>
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
