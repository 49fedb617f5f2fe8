import { useEffect, useEffectEvent, useState } from 'react';
import { toDataUrl, writeDraft } from './form-draft';
import type { FormDraft } from './form-draft';

/** Milliseconds of quiet before what was typed is written down. */
const quiet = 250;

interface Keeping {
  readonly userId: number;
  readonly id: number | null;
  /** Nothing differs from what is saved: there is nothing to keep. */
  readonly isDirty: boolean;
  readonly draft: Omit<FormDraft, 'thumb'>;
  readonly thumb: Blob | null;
}

/** Writes down what is typed while it is typed, so that a closed tab loses nothing (U4). */
export function useDraftKeeping({ userId, id, isDirty, draft, thumb }: Keeping): void {
  const [kept, setKept] = useState<{ of: Blob; url: string } | null>(null);
  const picture = kept?.of === thumb ? kept?.url : undefined;
  const text = JSON.stringify(draft);
  const write = useEffectEvent(() => writeDraft(userId, id, isDirty ? { ...draft, thumb: picture } : null));

  useEffect(() => {
    const timer = setTimeout(() => write(), quiet);
    return () => clearTimeout(timer);
  }, [text, isDirty, picture]);
  useEffect(() => {
    if (thumb === null) return;
    let isCurrent = true;
    void toDataUrl(thumb).then((url) => {
      if (isCurrent) setKept({ of: thumb, url });
    });
    return () => {
      isCurrent = false;
    };
  }, [thumb]);
}
