import UploadFileRounded from '@mui/icons-material/UploadFileRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { UploadContract } from '@portal/contracts/kernel';
import { useDropzone } from 'react-dropzone';
import { useText } from '#core/i18n/use-text';
import { DropFrame } from './DropFrame';
import { unheard } from './unheard';
import { extensionsOf } from './extensions-of';
import { uploadTexts } from '../texts';

const mebibyte = 1024 * 1024;

interface UploadZoneProps {
  /** Id of the button, for a label. */
  id?: string;
  /** Also has accepted types and size. */
  contract: UploadContract;
  max: number;
  isInvalid?: boolean;
  isDisabled?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Drop zone with button; names accepted types. */
export function UploadZone({ id, contract, max, isInvalid = false, isDisabled, onFiles }: UploadZoneProps) {
  const text = useText(uploadTexts);
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    onDrop: onFiles,
    noClick: true,
    noKeyboard: true,
  });
  const kinds = contract.accepts.map((kind) => kind.toUpperCase()).join(', ');
  const limits = text('limits', { kinds, megabytes: Math.round(contract.maxBytes / mebibyte) });
  return (
    <DropFrame {...getRootProps()} data-takes-files data-over={isDragActive} data-invalid={isInvalid}>
      <input
        {...getInputProps({
          ...unheard,
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
