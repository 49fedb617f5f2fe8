import { useEffect, useEffectEvent, useState } from 'react';
import { useToast } from '../toast/toast-context';

interface RecordSaveOptions {
  /** Throws a CallError when it is refused; `isForced` overwrites what others saved meanwhile. */
  readonly save: (isForced: boolean) => Promise<void>;
  /** Puts complaints to the fields they name; answers whether there were any. */
  readonly showRefusal: (error: unknown) => boolean;
  /** Said once it is saved. */
  readonly saved: string;
  /** Leads on, once nothing is unsaved any more. */
  readonly onSaved: () => void;
}

/** Saving a record from its form: what was refused stays in the form. */
export function useRecordSave({ save, showRefusal, saved, onSaved }: RecordSaveOptions) {
  const toast = useToast();
  const [failure, setFailure] = useState<unknown>(null);
  const [isSaved, setSaved] = useState(false);
  const submit = async (isForced: boolean) => {
    setFailure(null);
    try {
      await save(isForced);
    } catch (error) {
      if (!showRefusal(error)) setFailure(error);
      return;
    }
    toast.done(saved);
    setSaved(true);
  };
  const leadOn = useEffectEvent(onSaved);
  // Only now, when nothing is unsaved any more.
  useEffect(() => {
    if (isSaved) leadOn();
  }, [isSaved]);
  return { submit, failure, isSaved };
}
export type RecordSave = ReturnType<typeof useRecordSave>;
