import { resourceUploads } from '@portal/contracts/areas/resources';
import { useState } from 'react';
import { isCallError, type CallError } from '#core/client/call-error';
import { newIntent } from '#core/client/new-intent';
import { useText } from '#core/i18n/use-text';
import { useToast } from '#ui/toast/toast-context';
import { refusalOf } from '#ui/upload/refusal-of';
import { maxQueued } from '#ui/upload/upload-queue-model';
import type { ResourceDraft } from '../form/resource-values';
import { useSaving } from '../form/use-saving';
import { draftName } from './draft-names';
import { draftThumb } from './draft-thumb';
import { draftsTexts } from '../../texts';

/** A file that is to become a resource. */
export interface Draft {
  /** Also the key of its request: sent again after a failure, it is one resource (R3). */
  readonly id: string;
  readonly file: File;
  readonly name: string;
  /** Why it was not added. */
  readonly error?: CallError | undefined;
  /** It can never be added: its file is refused. */
  readonly isHopeless: boolean;
}

function draftOf(file: File): Draft {
  const error = refusalOf(file, resourceUploads.UploadResourceFile);
  return { id: newIntent(), file, name: draftName(file.name), error, isHopeless: error !== undefined };
}

/** Anything else is a mistake of ours. */
function explained(error: unknown): CallError {
  if (isCallError(error)) return error;
  throw error;
}

/** Files that become drafts, one after the other; those that could not stay, with the reason (R-ARS-07, R-ARS-16). */
export function useDrafts() {
  const save = useSaving();
  const toast = useToast();
  const text = useText(draftsTexts);
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  const [isFull, setFull] = useState(false);
  /** Counts those that were dealt with; `null` while nothing is under way. */
  const [done, setDone] = useState<number | null>(null);

  const ready = drafts.filter(({ isHopeless }) => !isHopeless);
  const change = (id: string, changes: Partial<Draft>) =>
    setDrafts((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)));

  const addOne = async ({ id, file, name }: Draft, common: ResourceDraft): Promise<boolean> => {
    try {
      const { picture, isUndrawn } = await draftThumb(file);
      await save(null, { ...common, name, file, thumb: picture }, { intent: id });
      setDrafts((all) => all.filter((one) => one.id !== id));
      if (isUndrawn) toast.info(text('undrawn', { name }));
      return true;
    } catch (error) {
      change(id, { error: explained(error) });
      return false;
    }
  };

  return {
    drafts,
    isFull,
    done,
    /** Those that can be added. */
    ready,
    take: (files: readonly File[]) => {
      const room = maxQueued - drafts.length;
      setFull(files.length > room);
      setDrafts([...drafts, ...files.slice(0, Math.max(0, room)).map(draftOf)]);
    },
    /** Another name is another request. */
    rename: (id: string, name: string) => change(id, { id: newIntent(), name, error: undefined }),
    remove: (id: string) => setDrafts((all) => all.filter((one) => one.id !== id)),
    clear: () => setDrafts([]),
    /** @returns how many were added */
    addAll: async (common: ResourceDraft): Promise<number> => {
      let added = 0;
      for (const [at, draft] of ready.entries()) {
        setDone(at);
        if (await addOne(draft, common)) added += 1;
      }
      setDone(null);
      return added;
    },
  };
}
export type Drafts = ReturnType<typeof useDrafts>;
