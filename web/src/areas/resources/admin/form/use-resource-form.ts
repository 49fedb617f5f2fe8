import { resourceCommands, type ResourceDetail } from '@portal/contracts/areas/resources';
import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { useSession } from '#core/session/session-state';
import { type CommandForm, useCommandForm } from '#ui/form/use-command-form';
import { editConflictIn } from '#ui/record/edit-conflict';
import { useToast } from '#ui/toast/toast-context';
import { useOnItsWay } from '../uploads/use-on-its-way';
import { formTexts } from '../../texts';
import { drafts, fromDataUrl, newResource, toDataUrl } from './form-draft';
import {
  asDraft,
  differences,
  emptyValues,
  merged,
  type ResourceDraft,
  shortcomingsOf,
  toInput,
  valuesOf,
} from './resource-values';
import { type Conflict, useConflict } from './use-conflict';
import { useSaving } from './use-saving';

/** Milliseconds of quiet before what was typed is written down. */
const quiet = 250;

/**
 * Writes down what is typed while it is typed, so that a closed tab loses nothing (U4).
 * @param hasTyped something differs from what is saved: else there is nothing to keep
 */
function useDraftKeeping(id: number | null, draft: ResourceDraft, hasTyped: boolean): void {
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

const { AddResource } = resourceCommands;

/** What is saved, as the form knows it. */
function useBase(resource: ResourceDetail | null) {
  const { languages } = useMarket();
  return useState(() =>
    resource === null ? asDraft(emptyValues(languages)) : asDraft(valuesOf(resource), resource.version),
  );
}

/** Saves it; a conflict is to be decided about, unless only a file has arrived meanwhile. @throws CallError */
function useSend(id: number | null, base: ResourceDraft) {
  const save = useSaving();
  const { look, ...conflicts } = useConflict();
  const send = (draft: ResourceDraft) =>
    save(id, draft).catch(async (error: unknown) => {
      if (id === null || editConflictIn(error) === null) throw error;
      const found = await look(id, error);
      if (differences(found.theirs, base).length === 0) return save(id, { ...draft, version: found.version });
      conflicts.show(found);
      throw error;
    });
  return { ...conflicts, send };
}

/** The form, filled from what is saved; saving goes on from what was sent. */
function useFilledForm(resource: ResourceDetail | null, onSaved: (id: number) => void) {
  const text = useText(formTexts);
  const toast = useToast();
  const { market } = useMarket();
  const { user } = useSession();
  const id = resource?.id ?? null;
  const [base, setBase] = useBase(resource);
  const { send, ...conflicts } = useSend(id, base);
  const isThumbOnItsWay = useOnItsWay(resource?.id, 'thumb');
  const hasThumb = isThumbOnItsWay || (resource !== null && resource.thumb !== '');
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
      // What goes up is told by its tray alone.
      if (!isUploading) toast.done(text('saved', { name: draft.name }));
      onSaved(saved.id);
    },
  });
  /** Fills it with what is saved, and with what is typed over that. */
  const settle = (saved: ResourceDraft, typed?: ResourceDraft) => {
    setBase(saved);
    form.reset(saved, typed);
    if (typed === undefined) drafts.write(user.id, id ?? newResource, null);
  };
  return { id, base, form, settle, ...conflicts };
}
type FilledForm = ReturnType<typeof useFilledForm>;

/** Brings back what was typed the last time and not saved, and keeps what is typed (U4). */
function useKeptDraft({ id, base, form }: FilledForm) {
  const { user } = useSession();
  const [kept] = useState(() => drafts.read(user.id, id ?? newResource));
  useDraftKeeping(id, form.values, form.hasTyped);
  const comeBack = useEffectEvent(() => {
    if (kept === null) return;
    const thumb = kept.thumb === undefined ? null : fromDataUrl(kept.thumb);
    form.reset(base, { ...base, ...kept.values, thumb });
  });
  useEffect(() => comeBack(), []);
  return kept !== null;
}

/** Takes over what others save as long as nothing is typed here; else it waits to be compared. */
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

/**
 * Adding or changing a resource: checked as the server checks it, saved under the version it was filled from, with what
 * to do when somebody was faster (R-ARS-04, R-ARS-09…16, R4).
 */
export function useResourceForm(resource: ResourceDetail | null, onSaved: (id: number) => void) {
  const filled = useFilledForm(resource, onSaved);
  const { id, base, form, settle, conflict, compare, close } = filled;
  const hadDraft = useKeptDraft(filled);
  useFollowing(resource, filled);
  return {
    id,
    form,
    /** What it was filled from. */
    base,
    hadDraft,
    conflict,
    /** Others have saved something that differs from what this form was filled from. */
    isOutdated: resource !== null && resource.version !== base.version && form.hasTyped && !form.isPending,
    compare: () => resource !== null && compare(resource),
    discard: () => settle(base),
    closeConflict: close,
    takeTheirs: ({ theirs, version }: Conflict) => {
      close();
      settle(asDraft(theirs, version));
    },
    keepMine: ({ theirs, version }: Conflict) => {
      close();
      const { thumb, file } = form.values;
      settle(asDraft(theirs, version), { ...merged(base, form.values, theirs), thumb, file, version });
      void form.submit();
    },
  };
}
export type ResourceFormState = ReturnType<typeof useResourceForm>;
