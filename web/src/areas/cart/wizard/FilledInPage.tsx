import { firstOpenPage, type Refilled } from '@portal/contracts/areas/cart';
import type { ResourceDetail } from '@portal/contracts/areas/resources';
import { useEffect, useMemo, useState } from 'react';
import { useMarket } from '#core/market';
import { useSession } from '#core/session/session-state';
import type { EntryFiles } from '../again/copy-files';
import { readDraft } from '../store/wizard-draft';
import { NewEntryForm } from './NewEntryForm';
import { NotOrderableNotice } from './NotOrderableNotice';
import { WizardSkeleton } from './WizardSkeleton';

interface FilledInPageProps {
  piece: ResourceDetail;
  /** Of the draft: what it is filled in from. */
  source: string;
  /** As things are when the wizard opens; `null`: the piece cannot be ordered so. */
  refilled: () => Refilled | null;
  /** Brings the files of the earlier entry anew; `null` where it has none. */
  copyFiles: (() => Promise<EntryFiles>) | null;
}

/** The wizard with all answers of an earlier entry: on its last page, or on the first that lacks or has lost one. */
export function FilledInPage({ piece, source, refilled, copyFiles }: FilledInPageProps) {
  const { features } = useMarket();
  const { id: userId } = useSession().user;
  const [begun] = useState(refilled);
  const id = `${piece.id}-${source}`;
  const isKept = begun !== null && readDraft({ mode: 'new', id, userId, start: begun.entry }) !== null;
  const files = useCopiedFiles(begun !== null && !isKept ? copyFiles : null);
  const proposed = useMemo(
    () => begun && { ...begun.entry, ...(files === 'copying' ? null : files) },
    [begun, files],
  );
  if (begun === null || proposed === null) return <NotOrderableNotice link={piece.link} />;
  if (files === 'copying') return <WizardSkeleton />;
  const { page } = firstOpenPage({ ...begun, entry: proposed }, features);
  return (
    <NewEntryForm
      piece={piece}
      id={id}
      proposed={proposed}
      page={page}
      lost={begun.lost}
      start={begun.entry}
      reached={5}
    />
  );
}

/** The files of the piece, brought anew before the wizard opens; `null` where there is nothing to bring. */
function useCopiedFiles(copyFiles: (() => Promise<EntryFiles>) | null) {
  const [copy] = useState(() => copyFiles);
  const [files, setFiles] = useState<EntryFiles | null>(null);
  useEffect(() => {
    if (copy === null) return undefined;
    let isGone = false;
    void copy().then((copied) => {
      if (!isGone) setFiles(copied);
    });
    return () => {
      isGone = true;
    };
  }, [copy]);
  return copy !== null && files === null ? 'copying' : files;
}
