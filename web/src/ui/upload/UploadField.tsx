import type { UploadContract } from '@portal/contracts/kernel';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useText } from '#core/i18n/use-text';
import { FieldFrame } from '../fields/Field';
import { UploadList } from './UploadList';
import { UploadZone } from './UploadZone';
import { uploadTexts } from '../texts';
import { useLimitedUploads, type UploadedFile } from './use-uploads';

interface UploadFieldProps {
  label: string;
  hint?: string;
  error?: string;
  /** Also has accepted types and size. */
  contract: UploadContract;
  max?: number;
  fullText?: string;
  optional?: boolean;
  /** Of a draft or the edited record. */
  known?: readonly UploadedFile[];
  /** All files, on each change. */
  onChange: (files: readonly UploadedFile[]) => void;
  /** R-WIZ-15 */
  onBusy?: (isBusy: boolean) => void;
}

/** U9 */
export function UploadField(props: UploadFieldProps) {
  const { label, hint, error, optional, contract, known, max = 1, fullText, onChange, onBusy } = props;
  const text = useText(uploadTexts);
  const id = useId();
  const { uploads, take, retry, remove, isOver, arrived, isBusy } = useLimitedUploads(contract, max, known);

  const announced = useRef<string | null>(null);
  const notify = useEffectEvent((now: string) => {
    // Initial files are no change.
    if (announced.current !== null && announced.current !== now) onChange(arrived);
    announced.current = now;
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
