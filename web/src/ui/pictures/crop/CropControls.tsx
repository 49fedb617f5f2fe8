import AddRounded from '@mui/icons-material/AddRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import RestartAltRounded from '@mui/icons-material/RestartAltRounded';
import RotateLeftRounded from '@mui/icons-material/RotateLeftRounded';
import RotateRightRounded from '@mui/icons-material/RotateRightRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { type ReactElement, useEffect, useId, useRef } from 'react';
import { useText } from '#core/i18n/use-text';
import { radii } from '#core/theme/tokens';
import { drawCrop, type Turned } from './crop-drawing';
import { cropTexts } from '../../texts';
import type { CropPreset } from './crop-presets';
import type { Crop } from './use-crop';

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
      <Box component="figcaption" sx={{ typography: 'subtitle2', pb: 1 }}>
        {text('preview')}
      </Box>
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
      <Box sx={{ typography: 'caption', color: 'text.secondary', pt: 0.75 }}>
        {text('size', { width: preset.width, height: preset.height })}
      </Box>
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

/** What the keys do, as buttons and a slider, and how the picture will look. */
export function CropControls({ crop, preset, turned }: CropControlsProps) {
  const text = useText(cropTexts);
  const id = useId();
  const { min, max, step } = preset.zoom;
  return (
    <Stack spacing={{ xs: 1, md: 3 }} sx={{ width: { md: previewWidth }, flexShrink: 0 }}>
      <Preview turned={turned} preset={preset} />
      <div>
        <Box id={id} sx={{ typography: 'subtitle2' }}>
          {text('zoom')}
        </Box>
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
