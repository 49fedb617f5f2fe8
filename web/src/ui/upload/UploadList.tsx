import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import HourglassTopRounded from '@mui/icons-material/HourglassTopRounded';
import InsertDriveFileRounded from '@mui/icons-material/InsertDriveFileRounded';
import ReplayRounded from '@mui/icons-material/ReplayRounded';
import WifiOffRounded from '@mui/icons-material/WifiOffRounded';
import { Box, IconButton, LinearProgress, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef } from 'react';
import { useErrorText } from '#core/client/use-error-text';
import { useText } from '#core/i18n/use-text';
import { radii } from '#core/theme/tokens';
import { uploadTexts } from '../texts';
import type { Upload } from './use-uploads';

const Thumb = styled('img')(({ theme }) => ({
  width: 40,
  height: 40,
  objectFit: 'cover',
  borderRadius: radii.control,
  backgroundColor: theme.vars.palette.background.sunken,
  border: `1px solid ${theme.vars.palette.divider}`,
}));

export function FileThumb({ file }: { file: File }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (image.current !== null) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return <Thumb ref={image} alt="" />;
}

const looks = {
  queued: { icon: InsertDriveFileRounded, colour: 'text.secondary' },
  uploading: { icon: InsertDriveFileRounded, colour: 'text.secondary' },
  waiting: { icon: WifiOffRounded, colour: 'warning.main' },
  processing: { icon: HourglassTopRounded, colour: 'text.secondary' },
  done: { icon: CheckCircleRounded, colour: 'success.main' },
  failed: { icon: ErrorRounded, colour: 'error.main' },
} as const;

function UploadPicture({ upload: { file, state } }: { upload: Upload }) {
  const { icon: Icon, colour } = looks[state];
  const isPicture = file?.type.startsWith('image/') === true && state !== 'failed';
  return isPicture ? <FileThumb file={file} /> : <Icon aria-hidden sx={{ color: colour }} />;
}

/** Indeterminate while processing. */
function UploadBar({ upload: { name, state, share } }: { upload: Upload }) {
  const text = useText(uploadTexts);
  if (state === 'queued' || state === 'done' || state === 'failed') return null;
  return (
    <LinearProgress
      variant={state === 'processing' ? 'indeterminate' : 'determinate'}
      value={Math.round(share * 100)}
      aria-label={text('progress', { name })}
      sx={{ mt: 0.75, borderRadius: 1, opacity: state === 'waiting' ? 0.5 : 1 }}
    />
  );
}

interface RowProps {
  upload: Upload;
  onRetry: (id: string) => void;
  onRemove: (id: string) => void;
  detail: ReactNode;
}

function UploadRow({ upload, onRetry, onRemove, detail }: RowProps) {
  const text = useText(uploadTexts);
  const explain = useErrorText();
  const { id, name, state, share, error } = upload;
  const { colour } = looks[state];
  const percent = Math.round(share * 100);
  const isMoving = state !== 'done' && state !== 'failed';
  return (
    <Stack component="li" direction="row" spacing={1.5} sx={{ alignItems: 'center', py: 0.75 }}>
      <UploadPicture upload={upload} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, typography: 'body2' }}
        >
          <Box component="span" sx={{ flex: '1 1 10rem', fontWeight: 600, overflowWrap: 'anywhere' }}>
            {name}
          </Box>
          <Box
            component="span"
            role="status"
            sx={{ color: colour, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
          >
            {text(state, { percent })}
          </Box>
        </Stack>
        <UploadBar upload={upload} />
        {error !== undefined && (
          <Typography variant="body2" component="div" color="textSecondary" role="alert">
            {explain(error).text}
          </Typography>
        )}
        {detail}
      </Box>
      {state === 'failed' && error?.isTemporary === true && (
        <IconButton size="small" aria-label={text('retry', { name })} onClick={() => onRetry(id)}>
          <ReplayRounded />
        </IconButton>
      )}
      <IconButton
        size="small"
        aria-label={text(isMoving ? 'cancel' : 'remove', { name })}
        onClick={() => onRemove(id)}
      >
        <CloseRounded />
      </IconButton>
    </Stack>
  );
}

interface UploadListProps {
  uploads: readonly Upload[];
  onRetry: (id: string) => void;
  onRemove: (id: string) => void;
  detail?: (upload: Upload) => ReactNode;
}

export function UploadList({ uploads, onRetry, onRemove, detail }: UploadListProps) {
  const text = useText(uploadTexts);
  if (uploads.length === 0) return null;
  return (
    <Box component="ul" aria-label={text('files')} sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
      {uploads.map((upload) => (
        <UploadRow
          key={upload.id}
          upload={upload}
          onRetry={onRetry}
          onRemove={onRemove}
          detail={detail === undefined ? null : detail(upload)}
        />
      ))}
    </Box>
  );
}
