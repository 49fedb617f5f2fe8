import CloseRounded from '@mui/icons-material/CloseRounded';
import ImageRounded from '@mui/icons-material/ImageRounded';
import ReplayRounded from '@mui/icons-material/ReplayRounded';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useErrorText } from '#core/client/use-error-text';
import { useText } from '#core/i18n/use-text';
import { radii } from '#core/theme/tokens';
import { FileThumb } from '#ui/upload/FileThumb';
import { uploadTexts } from '#ui/texts';
import type { Upload } from '#ui/upload/use-uploads';

const Tiles = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { position: 'relative', width: 64 },
  '& .picture': {
    display: 'grid',
    placeItems: 'center',
    height: 64,
    overflow: 'hidden',
    borderRadius: radii.control,
    border: `thin solid ${theme.vars.palette.divider}`,
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.background.sunken,
    '& img': { width: '100%', height: '100%', border: 0, borderRadius: 0 },
  },
  '& [data-state="failed"] .picture': { borderColor: theme.vars.palette.error.main, borderWidth: 2 },
  '& [data-state="queued"] img, & [data-state="uploading"] img': { opacity: 0.45 },
  '& .state': {
    display: 'block',
    ...theme.typography.caption,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    color: theme.vars.palette.text.secondary,
  },
  '& [data-state="failed"] .state': { color: theme.vars.palette.error.main, fontWeight: 600 },
  '& .MuiIconButton-root': {
    position: 'absolute',
    width: 26,
    height: 26,
    borderRadius: radii.pill,
    color: theme.vars.palette.background.default,
    backgroundColor: theme.vars.palette.text.primary,
    boxShadow: `0 0 0 ${theme.spacing(0.25)} ${theme.vars.palette.background.paper}`,
    '& svg': { fontSize: 16 },
    '&:hover': { backgroundColor: theme.vars.palette.text.secondary },
  },
  '& .remove': { top: -6, right: -6 },
  '& .retry': { top: 19, left: 19 },
}));

interface UploadTilesProps {
  uploads: readonly Upload[];
  onRetry: (id: string) => void;
  onRemove: (id: string) => void;
}

function Retry({ upload: { id, name, error }, onRetry }: { upload: Upload; onRetry: (id: string) => void }) {
  const text = useText(uploadTexts);
  if (error?.isTemporary !== true) return null;
  return (
    <IconButton className="retry" aria-label={text('retry', { name })} onClick={() => onRetry(id)}>
      <ReplayRounded />
    </IconButton>
  );
}

function UploadTile({ upload, onRetry, onRemove }: { upload: Upload } & Omit<UploadTilesProps, 'uploads'>) {
  const text = useText(uploadTexts);
  const explain = useErrorText();
  const { id, name, file, state, share, error } = upload;
  const isMoving = state === 'queued' || state === 'uploading';
  const isPicture = file?.type.startsWith('image/') === true;
  return (
    <li data-state={state} title={error === undefined ? name : explain(error).text}>
      <span className="picture">{isPicture ? <FileThumb file={file} /> : <ImageRounded aria-hidden />}</span>
      <span className="state" role="status">
        {state !== 'done' && text(state, { percent: Math.round(share * 100) })}
      </span>
      <Retry upload={upload} onRetry={onRetry} />
      <IconButton
        className="remove"
        aria-label={text(isMoving ? 'cancel' : 'remove', { name })}
        onClick={() => onRemove(id)}
      >
        <CloseRounded />
      </IconButton>
    </li>
  );
}

/** Pictures that were chosen, as small tiles with what has become of each: for places where a list is too tall. */
export function UploadTiles({ uploads, ...acts }: UploadTilesProps) {
  const text = useText(uploadTexts);
  if (uploads.length === 0) return null;
  return (
    <Tiles aria-label={text('files')}>
      {uploads.map((upload) => (
        <UploadTile key={upload.id} upload={upload} {...acts} />
      ))}
    </Tiles>
  );
}
