import ImageRounded from '@mui/icons-material/ImageRounded';
import { Box, Button, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { Suspense, useId, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { useText } from '#core/i18n/use-text';
import { radii } from '#core/theme/tokens';
import { FieldFrame, type FieldProps } from '../../fields/Field';
import { DropFrame, ariaHidden } from '../../upload/UploadZone';
import { cropTexts } from '../../texts';
import { type CropPreset, usePictureUrl } from './crop-presets';
import { lazyOverlay } from '../../part/lazy-part';

const CropDialog = lazyOverlay(() => import('./CropDialog').then((module) => module.CropDialog));

const Zone = styled(DropFrame)(({ theme }) => ({
  gap: 16,
  padding: 12,
  '& > .shown': {
    display: 'grid',
    placeItems: 'center',
    width: 112,
    overflow: 'hidden',
    borderRadius: radii.control,
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.background.sunken,
  },
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
}));

interface CropFieldProps extends FieldProps {
  preset: CropPreset;
  current?: string;
  /** Cropped, not saved. */
  value: Blob | null;
  onChange: (picture: Blob | null) => void;
}

interface ShownProps extends Pick<CropFieldProps, 'preset' | 'value'> {
  url: string | null;
}

function Shown({ preset, value, url }: ShownProps) {
  const text = useText(cropTexts);
  return (
    <div className="shown" style={{ aspectRatio: `${preset.width} / ${preset.height}` }}>
      {url === null ? (
        <ImageRounded aria-hidden />
      ) : (
        <img src={url} alt={text(value === null ? 'current' : 'chosen')} />
      )}
    </div>
  );
}

interface ButtonsProps {
  id: string;
  isEmpty: boolean;
  onChoose: () => void;
  onAdjust?: () => void;
  onRemove?: () => void;
}

function Buttons({ id, isEmpty, onChoose, onAdjust, onRemove }: ButtonsProps) {
  const text = useText(cropTexts);
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Button id={id} size="small" onClick={onChoose}>
        {text(isEmpty ? 'choose' : 'replace')}
      </Button>
      {onAdjust !== undefined && (
        <Button size="small" variant="text" onClick={onAdjust}>
          {text('adjust')}
        </Button>
      )}
      {onRemove !== undefined && (
        <Button size="small" variant="text" onClick={onRemove}>
          {text('remove')}
        </Button>
      )}
    </Stack>
  );
}

export function CropField({ preset, current, value, onChange, ...field }: CropFieldProps) {
  const text = useText(cropTexts);
  const id = useId();
  const [original, setOriginal] = useState<Blob | null>(null);
  const [isCutting, setCutting] = useState(false);
  const shown = usePictureUrl(value ?? current ?? null);

  const cut = ([first]: readonly File[]) => {
    if (first === undefined) return;
    setOriginal(first);
    setCutting(true);
  };
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    onDrop: cut,
    multiple: false,
    noClick: true,
    noKeyboard: true,
  });
  const finish = (picture: Blob) => {
    setCutting(false);
    onChange(picture);
  };
  const isMine = value !== null;
  return (
    <FieldFrame id={id} {...field}>
      <Zone {...getRootProps()} data-over={isDragActive} data-invalid={field.error !== undefined}>
        <input {...getInputProps({ ...ariaHidden, accept: 'image/*' })} />
        <Shown preset={preset} value={value} url={shown} />
        <Box sx={{ flex: 1, minWidth: 160 }}>
          <div>{text('drop')}</div>
          <Typography variant="caption" component="div" color="textSecondary" sx={{ pb: 1 }}>
            {text('size', { width: preset.width, height: preset.height })}
          </Typography>
          <Buttons
            id={id}
            isEmpty={shown === null}
            onChoose={open}
            onAdjust={isMine && original !== null ? () => setCutting(true) : undefined}
            onRemove={isMine ? () => onChange(null) : undefined}
          />
        </Box>
      </Zone>
      {isCutting && original !== null && (
        <Suspense>
          <CropDialog
            picture={original}
            preset={preset}
            onCropped={finish}
            onCancel={() => setCutting(false)}
          />
        </Suspense>
      )}
    </FieldFrame>
  );
}
