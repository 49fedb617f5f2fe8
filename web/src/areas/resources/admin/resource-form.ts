import { resourceCommands, type ResourceDetail, resourceQueries } from '@portal/contracts/areas/resources';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCallClient } from '#core/client/call-client';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { useSession } from '#core/session/session-state';
import { type CommandForm, useCommandForm } from '#ui/form/use-command-form';
import { type EditConflict, editConflictIn } from '#ui/record/edit-conflict';
import { useToast } from '#ui/toast/toast-context';
import { formTexts } from '../texts';
import { drafts, newResource, useIsUploading, useSaving } from './resource-saving';
import {
  asDraft,
  differences,
  emptyValues,
  merged,
  type ResourceDraft,
  type ResourceValues,
  shortcomingsOf,
  toInput,
  valuesOf,
} from './resource-values';

const { AddResource } = resourceCommands;

/** Another user has saved since (R4); without a name before a refusal. */
export interface Conflict extends EditConflict {
  readonly theirs: ResourceValues;
  readonly version: number;
  readonly at: string;
}

const conflictWith = (latest: ResourceDetail, { by, name, at }: EditConflict = {}): Conflict => ({
  theirs: valuesOf(latest),
  version: latest.version,
  by,
  name,
  at: at ?? latest.update_date,
});

/** A conflict is shown, unless only a file has been added. @throws CallError */
function useSend(id: number | null, base: ResourceDraft) {
  const client = useCallClient();
  const save = useSaving();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const send = (draft: ResourceDraft) =>
    save(id, draft).catch(async (error: unknown) => {
      const refusal = editConflictIn(error);
      if (id === null || refusal === null) throw error;
      const { data } = await client.send(resourceQueries.GetResource, { id: String(id) });
      const found = conflictWith(data, refusal);
      if (differences(found.theirs, base).length === 0) return save(id, { ...draft, version: found.version });
      setConflict(found);
      throw error;
    });
  return { send, conflict, setConflict };
}

function useFilledForm(resource: ResourceDetail | null, onSaved: (id: number) => void) {
  const text = useText(formTexts);
  const toast = useToast();
  const { market, languages } = useMarket();
  const { user } = useSession();
  const id = resource?.id ?? null;
  const [search] = useSearchParams();
  const [base, setBase] = useState(() =>
    resource === null
      ? asDraft({ ...emptyValues(languages), name: search.get('name') ?? '' })
      : asDraft(valuesOf(resource), resource.version),
  );
  const { send, ...conflicts } = useSend(id, base);
  const isThumbUploading = useIsUploading(resource?.id, 'thumb');
  const hasThumb = isThumbUploading || (resource !== null && resource.thumb !== '');
  const form: CommandForm<ResourceDraft> = useCommandForm<typeof AddResource, ResourceDraft>(AddResource, {
    words: formTexts,
    initial: base,
    toInput,
    useCheck: (draft) => shortcomingsOf(draft, hasThumb || draft.thumb !== null, market),
    send,
    onSent: (saved, draft) => {
      if (saved === undefined) return;
      const isUploading = draft.file !== null || draft.thumb !== null;
      settle(asDraft(draft, saved.version));
      // Uploads have their own message.
      if (!isUploading) toast.done(text('saved', { name: draft.name }));
      onSaved(saved.id);
    },
  });
  const settle = (saved: ResourceDraft, typed?: ResourceDraft) => {
    setBase(saved);
    form.reset(saved, typed);
    if (typed === undefined) drafts.write(user.id, id ?? newResource, null);
  };
  return { id, base, form, settle, ...conflicts };
}
type FilledForm = ReturnType<typeof useFilledForm>;

const toDataUrl = (picture: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable picture'));
    reader.readAsDataURL(picture);
  });

function fromDataUrl(url: string): Blob {
  const [head = '', body = ''] = url.split(',');
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? 'image/jpeg';
  return new Blob([Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0))], { type });
}

/** Milliseconds without typing until a draft is stored. */
const storeDelayMs = 250;

/** U4. */
function useDraftStore({ id, form: { values: draft, hasTyped } }: FilledForm): void {
  const { user } = useSession();
  const { thumb, file: _, version, ...values } = draft;
  const [encoded, setEncoded] = useState<{ of: Blob; url: string } | null>(null);
  const picture = encoded?.of === thumb ? encoded?.url : undefined;
  const text = JSON.stringify([values, version]);
  const write = useEffectEvent(() =>
    drafts.write(user.id, id ?? newResource, hasTyped ? { values, version, thumb: picture } : null),
  );

  useEffect(() => {
    const timer = setTimeout(() => write(), storeDelayMs);
    return () => clearTimeout(timer);
  }, [text, hasTyped, picture]);
  useEffect(() => {
    if (thumb === null) return;
    let isCurrent = true;
    void toDataUrl(thumb).then((url) => {
      if (isCurrent) setEncoded({ of: thumb, url });
    });
    return () => {
      isCurrent = false;
    };
  }, [thumb]);
}

/** U4. */
function useStoredDraft(filled: FilledForm) {
  const { id, base, form } = filled;
  const { user } = useSession();
  const [kept] = useState(() => drafts.read(user.id, id ?? newResource));
  useDraftStore(filled);
  const restore = useEffectEvent(() => {
    if (kept === null) return;
    const thumb = kept.thumb === undefined ? null : fromDataUrl(kept.thumb);
    form.reset(base, { ...base, ...kept.values, thumb });
  });
  useEffect(() => restore(), []);
  return kept !== null;
}

function useFollowing(resource: ResourceDetail | null, { base, form, settle }: FilledForm): void {
  const follow = useEffectEvent((latest: ResourceDetail) => {
    const { version } = latest;
    if (version === base.version || form.isPending) return;
    const theirs = valuesOf(latest);
    if (differences(theirs, base).length === 0) settle({ ...base, version }, { ...form.values, version });
    else if (!form.hasTyped) settle(asDraft(theirs, version));
  });
  useEffect(() => {
    if (resource !== null) follow(resource);
  }, [resource]);
}

/** R-ARS-04, R-ARS-09…16, R4. */
export function useResourceForm(resource: ResourceDetail | null, onSaved: (id: number) => void) {
  const filled = useFilledForm(resource, onSaved);
  const { id, base, form, settle, conflict, setConflict } = filled;
  const hadDraft = useStoredDraft(filled);
  useFollowing(resource, filled);
  const closeConflict = () => setConflict(null);
  return {
    id,
    form,
    base,
    hadDraft,
    conflict,
    isOutdated: resource !== null && resource.version !== base.version && form.hasTyped && !form.isPending,
    compare: () => resource !== null && setConflict(conflictWith(resource)),
    discard: () => settle(base),
    closeConflict,
    takeTheirs: ({ theirs, version }: Conflict) => {
      closeConflict();
      settle(asDraft(theirs, version));
    },
    keepMine: ({ theirs, version }: Conflict) => {
      closeConflict();
      const { thumb, file } = form.values;
      settle(asDraft(theirs, version), { ...merged(base, form.values, theirs), thumb, file, version });
      void form.submit();
    },
  };
}
export type ResourceFormState = ReturnType<typeof useResourceForm>;
