import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '#core/session/session-state';
import { drafts, newResource, toDataUrl } from './form-draft';
import type { ResourceDraft } from './resource-values';

/** Milliseconds of quiet before what was typed is written down. */
const quiet = 250;

/**
 * Writes down what is typed while it is typed, so that a closed tab loses nothing (U4).
 * @param hasTyped something differs from what is saved: else there is nothing to keep
 */
export function useDraftKeeping(id: number | null, draft: ResourceDraft, hasTyped: boolean): void {
  const { user } = useSession();
  const { thumb, file: _, version, ...values } = draft;
  const [kept, setKept] = useState<{ of: Blob; url: string } | null>(null);
  const picture = kept?.of === thumb ? kept?.url : undefined;
  const text = JSON.stringify([values, version]);
  const write = useEffectEvent(() =>
    drafts.write(user.id, id ?? newResource, hasTyped ? { values, version, thumb: picture } : null),
  );

  useEffect(() => {
    const timer = setTimeout(() => write(), quiet);
    return () => clearTimeout(timer);
  }, [text, hasTyped, picture]);
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
