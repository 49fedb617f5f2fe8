import type { ResourceDetail } from '@portal/contracts/areas/resources';
import { useEffect, useEffectEvent, useState } from 'react';
import { isCallError } from '../../../../app/client/call-error';
import { useText } from '../../../../app/i18n/use-text';
import { useToast } from '../../../../ui/toast/toast-context';
import { formMessages } from './form.messages';
import type { FieldName, ResourceValues } from './resource-values';
import { differences, merged, valuesOf } from './resource-values';
import type { Conflict } from './use-conflict';
import { useConflict } from './use-conflict';
import type { FilledForm } from './use-filled-form';
import { useFilledForm } from './use-filled-form';
import { useSaving } from './use-saving';

type Version = number | undefined;

/** Saving as it goes well, and what becomes of a refusal: a conflict to decide about, words at fields, a note. */
function useAttempt(filled: FilledForm, onSaved: (id: number) => void) {
  const text = useText(formMessages);
  const toast = useToast();
  const { save, isSaving } = useSaving();
  const conflicts = useConflict();
  const [failure, setFailure] = useState<unknown>(null);
  const { form, base, settle, thumb, file, id } = filled;

  const send = async (values: ResourceValues, version: Version): Promise<void> => {
    setFailure(null);
    const saved = await save({ id, version }, values, { file, thumb });
    const isUploading = file !== null || thumb !== null;
    settle({ values, version: saved.version });
    toast.done(text(isUploading ? 'savedUploading' : 'saved', { name: values.name }));
    onSaved(saved.id);
  };
  const explain = async (error: unknown, values: ResourceValues): Promise<void> => {
    if (!isCallError(error)) throw error;
    if (error.code === 'conflict' && id !== null) {
      const found = await conflicts.look(id, error);
      // Only a file has arrived meanwhile: nothing of the form was touched.
      if (differences(base.values, found.theirs).length === 0) return send(values, found.version);
      return conflicts.show(found);
    }
    for (const [field, message] of Object.entries(error.fields))
      form.setError(field as FieldName, { message });
    setFailure(error);
  };
  const attempt = (values: ResourceValues, version: Version) =>
    send(values, version)
      .catch((error: unknown) => explain(error, values))
      .catch(setFailure);
  return { attempt, isSaving, failure, ...conflicts };
}

/** Takes over what others save as long as nothing is typed here; else it waits to be compared. */
function useFollowing(resource: ResourceDetail | null, filled: FilledForm, isSaving: boolean): void {
  const { base, setBase, settle, isDirty } = filled;
  const follow = useEffectEvent((latest: ResourceDetail) => {
    if (latest.version === base.version || isSaving) return;
    const values = valuesOf(latest);
    if (differences(base.values, values).length === 0) setBase({ ...base, version: latest.version });
    else if (!isDirty) settle({ values, version: latest.version });
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
  const filled = useFilledForm(resource);
  const { form, base, isDirty, settle } = filled;
  const { attempt, isSaving, failure, conflict, compare, close } = useAttempt(filled, onSaved);
  useFollowing(resource, filled, isSaving);
  return {
    ...filled,
    isSaving,
    failure,
    conflict,
    /** Others have saved something that differs from what this form was filled from. */
    isOutdated: resource !== null && resource.version !== base.version && isDirty && !isSaving,
    compare: () => resource !== null && compare(resource),
    submit: form.handleSubmit((values) => attempt(values, base.version)),
    discard: () => settle(base),
    closeConflict: close,
    takeTheirs: ({ theirs, version }: Conflict) => {
      close();
      settle({ values: theirs, version });
    },
    keepMine: ({ theirs, version }: Conflict) => {
      close();
      const values = merged(base.values, form.getValues(), theirs);
      filled.setBase({ values: theirs, version });
      form.reset(values);
      void attempt(values, version);
    },
  };
}
export type ResourceFormState = ReturnType<typeof useResourceForm>;
