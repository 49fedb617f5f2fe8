import { useIntl } from 'react-intl';
import UploadFileRounded from '@mui/icons-material/UploadFileRounded';
import { Box, Button, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { UploadContract } from '@portal/contracts/kernel';
import { useDropzone } from 'react-dropzone';
import { formatLimit } from '#core/i18n/file-size';
import { useText } from '#core/i18n/use-text';
import { radii } from '#core/theme/tokens';
import { uploadTexts } from '../texts';

/** Hides the drop zone's input: its button does the same, and the library's label is English. */
export const ariaHidden = { 'aria-hidden': true, 'aria-label': undefined } as const;

/** JPEG has two extensions (R-IMP-01). */
export const extensionsOf = (kinds: readonly string[]): string =>
  kinds.flatMap((kind) => (kind === 'jpg' ? ['.jpg', '.jpeg'] : [`.${kind}`])).join();

export const DropFrame = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: 16,
  borderRadius: radii.card,
  border: `1.5px dashed ${theme.vars.palette.control}`,
  backgroundColor: theme.vars.palette.background.paper,
  // Takes no space in the row.
  '& > input': { position: 'absolute' },
  '&[data-invalid="true"]': { borderColor: theme.vars.palette.error.main },
  '&[data-over="true"]': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 6%, ${theme.vars.palette.background.paper})`,
  },
}));

interface UploadZoneProps {
  /** For a label. */
  id?: string;
  /** Also has accepted types and size. */
  contract: UploadContract;
  max: number;
  isInvalid?: boolean;
  isDisabled?: boolean;
  onFiles: (files: readonly File[]) => void;
}

export function UploadZone({ id, contract, max, isInvalid = false, isDisabled, onFiles }: UploadZoneProps) {
  const text = useText(uploadTexts);
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    onDrop: onFiles,
    noClick: true,
    noKeyboard: true,
  });
  const kinds = contract.accepts.map((kind) => kind.toUpperCase()).join(', ');
  const limits = text('limits', { kinds, size: formatLimit(useIntl(), contract.maxBytes) });
  return (
    <DropFrame {...getRootProps()} data-takes-files data-over={isDragActive} data-invalid={isInvalid}>
      <input
        {...getInputProps({
          ...ariaHidden,
          accept: extensionsOf(contract.accepts),
          multiple: max > 1,
        })}
      />
      <UploadFileRounded aria-hidden sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: 1, minWidth: 160 }}>
        <div>{text('drop', { max })}</div>
        <Typography variant="caption" component="div" color="textSecondary">
          {limits}
        </Typography>
      </Box>
      <Button id={id} onClick={open} disabled={isDisabled}>
        {text('choose', { max })}
      </Button>
    </DropFrame>
  );
}
