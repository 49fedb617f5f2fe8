import UploadFileRounded from '@mui/icons-material/UploadFileRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { UploadContract } from '@portal/contracts/kernel';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useDropzone } from 'react-dropzone';
import { useText } from '../../app/i18n/use-text';
import { radii } from '../../app/theme/tokens';
import { FieldFrame } from '../fields/Field';
import { UploadList } from './UploadList';
import { uploadMessages } from './upload.messages';
import { useLimitedUploads } from './use-limited-uploads';
import type { UploadedFile } from './use-uploads';

const Zone = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  padding: 16,
  borderRadius: radii.card,
  border: `1.5px dashed ${theme.vars.palette.control}`,
  backgroundColor: theme.vars.palette.background.paper,
  '&[data-invalid="true"]': { borderColor: theme.vars.palette.error.main },
  '&[data-over="true"]': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 6%, ${theme.vars.palette.background.paper})`,
  },
}));

const mebibyte = 1024 * 1024;

interface UploadFieldProps {
  label: string;
  hint?: string;
  error?: string;
  /** Where the files go; also says what it accepts and how large. */
  contract: UploadContract;
  /** Most files that there may be. */
  max?: number;
  /** What to say to somebody who brings more than `max`. */
  fullText?: string;
  optional?: boolean;
  /** What was uploaded before the field was shown: by a draft, or by what is being edited. */
  known?: readonly UploadedFile[];
  /** Everything that has arrived, whenever that changes. */
  onChange: (files: readonly UploadedFile[]) => void;
  /** Something is under way: what must wait for it, waits (R-WIZ-15). */
  onBusy?: (isBusy: boolean) => void;
}

/** Files by drag and drop, by button, by keyboard; each tells how far it is, can be cancelled and tried again (U9). */
export function UploadField(props: UploadFieldProps) {
  const { label, hint, error, optional, contract, known, max = 1, fullText, onChange, onBusy } = props;
  const text = useText(uploadMessages);
  const id = useId();
  const { uploads, take, retry, remove, isOver, arrived, isBusy } = useLimitedUploads(contract, max, known);

  const told = useRef<string | null>(null);
  const tell = useEffectEvent((now: string) => {
    // What was known from the beginning is no change.
    if (told.current !== null && told.current !== now) onChange(arrived);
    told.current = now;
  });
  const tellBusy = useEffectEvent(() => onBusy?.(isBusy));
  const keys = arrived.map(({ Key }) => Key).join();
  useEffect(() => tell(keys), [keys]);
  useEffect(() => tellBusy(), [isBusy]);

  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    onDrop: take,
    noClick: true,
    noKeyboard: true,
  });
  const kinds = contract.accepts.map((kind) => kind.toUpperCase()).join(', ');
  const limits = text('limits', { kinds, megabytes: Math.round(contract.maxBytes / mebibyte) });
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      optional={optional}
      error={error ?? (isOver ? (fullText ?? text('tooMany', { max })) : undefined)}
    >
      <Zone {...getRootProps()} data-over={isDragActive} data-invalid={error !== undefined}>
        <input
          {...getInputProps({ accept: contract.accepts.map((kind) => `.${kind}`).join(), multiple: max > 1 })}
        />
        <UploadFileRounded aria-hidden sx={{ color: 'text.secondary' }} />
        <Box sx={{ flex: 1, minWidth: 160 }}>
          <div>{text('drop', { max })}</div>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{limits}</Box>
        </Box>
        <Button id={id} onClick={open} disabled={arrived.length >= max}>
          {text('choose', { max })}
        </Button>
      </Zone>
      <UploadList uploads={uploads} onRetry={retry} onRemove={remove} />
    </FieldFrame>
  );
}
