import type { UploadContract } from '@portal/contracts/kernel';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useText } from '#core/i18n/use-text';
import { FieldFrame } from '../fields/Field';
import { UploadList } from './UploadList';
import { UploadZone } from './UploadZone';
import { uploadTexts } from '../texts';
import { useLimitedUploads } from './use-limited-uploads';
import type { UploadedFile } from './use-uploads';

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
  const text = useText(uploadTexts);
  const id = useId();
  const { uploads, take, retry, remove, isOver, arrived, isBusy } = useLimitedUploads(contract, max, known);

  const told = useRef<string | null>(null);
  const notify = useEffectEvent((now: string) => {
    // What was known from the beginning is no change.
    if (told.current !== null && told.current !== now) onChange(arrived);
    told.current = now;
  });
  const announceBusy = useEffectEvent(() => onBusy?.(isBusy));
  const keys = arrived.map(({ Key }) => Key).join();
  useEffect(() => notify(keys), [keys]);
  useEffect(() => announceBusy(), [isBusy]);

  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      optional={optional}
      error={error ?? (isOver ? (fullText ?? text('tooMany', { max })) : undefined)}
    >
      <UploadZone
        id={id}
        contract={contract}
        max={max}
        isInvalid={error !== undefined}
        isDisabled={arrived.length >= max}
        onFiles={take}
      />
      <UploadList uploads={uploads} onRetry={retry} onRemove={remove} />
    </FieldFrame>
  );
}
