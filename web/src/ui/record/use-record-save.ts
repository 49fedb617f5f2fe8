import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useToast } from '../toast/toast-context';

interface RecordSaveOptions {
  /** Throws a CallError when it is refused; `isForced` overwrites what others saved meanwhile. */
  readonly save: (isForced: boolean) => Promise<void>;
  /** Puts complaints to the fields they name; answers whether there were any. */
  readonly showRefusal: (error: unknown) => boolean;
  /** Said once it is saved. */
  readonly saved: string;
  readonly listPath: string;
}

/** Saving a record from its form: what was refused stays in the form; once it is saved the list is shown. */
export function useRecordSave({ save, showRefusal, saved, listPath }: RecordSaveOptions) {
  const toast = useToast();
  const navigate = useNavigate();
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
  // Only now, when nothing is unsaved any more.
  useEffect(() => {
    if (isSaved) void navigate(listPath);
  }, [isSaved, navigate, listPath]);
  return { submit, failure, isSaved, listPath };
}
export type RecordSave = ReturnType<typeof useRecordSave>;
