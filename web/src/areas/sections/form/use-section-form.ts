import type { Section, SectionType } from '@portal/contracts/areas/sections';
import { sectionCommands, sectionQueries } from '@portal/contracts/areas/sections';
import type { InputOf } from '@portal/contracts/kernel';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { isCallError } from '../../../app/client/call-error';
import { useCallCommand } from '../../../app/client/use-call-command';
import type { CallForm } from '../../../app/client/use-call-form';
import { useCallForm } from '../../../app/client/use-call-form';
import { useText } from '../../../app/i18n/use-text';
import { useToast } from '../../../ui/toast/toast-context';
import { formMessages } from './form.messages';

export interface SectionValues {
  readonly name: string;
  readonly type: SectionType | undefined;
  /** -1 at the first level. */
  readonly parent_id: number;
  readonly status: boolean;
}

/** Milliseconds for which it is said that something is missing (R-ASE-09, R-CON-06); the fields say it until mended. */
const invalidLasts = 4000;

const refresh = [sectionQueries.ListSections];
export const listPath = (type: SectionType | undefined) =>
  type === undefined || type === 1 ? '/admin/sections' : `/admin/sections?type=${type}`;

type SectionCallForm = CallForm<InputOf<typeof sectionCommands.AddSection> & FieldValues>;

/** Adds the section, or saves what was changed of it and nothing else: whoever changes another field is not undone. */
function useSave(section: Section | undefined) {
  const add = useCallCommand(sectionCommands.AddSection, { refresh });
  const update = useCallCommand(sectionCommands.UpdateSection, { refresh });
  const save = async (values: SectionValues, isChanged: (field: keyof SectionValues) => boolean) => {
    if (section === undefined) return void (await add.send(values));
    const changed = Object.entries(values).filter(([field]) => isChanged(field as keyof SectionValues));
    await update.send({ id: section.id, ...Object.fromEntries(changed) });
  };
  return { save, isSaving: add.isPending || update.isPending };
}

/** What is chosen: the parent forces the type, and another type lets go of the parent (R-ASE-07, R-ASE-08). */
function useChoices(form: SectionCallForm, sections: readonly Section[], values: SectionValues) {
  const [isParentCleared, setParentCleared] = useState(false);
  const { isSubmitted } = form.formState;
  const parent = sections.find(({ id }) => id === values.parent_id);

  const set = <F extends keyof SectionValues>(field: F, value: SectionValues[F]) =>
    form.setValue(field, value as never, { shouldDirty: true, shouldValidate: isSubmitted });
  const chooseParent = (id: number | undefined) => {
    setParentCleared(false);
    set('parent_id', id ?? -1);
    const chosen = sections.find((one) => one.id === id);
    if (chosen !== undefined) set('type', chosen.type);
  };
  const chooseType = (type: SectionType) => {
    set('type', type);
    const isMismatch = parent !== undefined && parent.type !== type;
    setParentCleared(isMismatch);
    if (isMismatch) set('parent_id', -1);
  };
  return { isParentCleared, set, chooseParent, chooseType };
}

/** The form of a section: what is typed, what follows from it, and saving it. */
export function useSectionForm(
  sections: readonly Section[],
  section: Section | undefined,
  known: SectionValues,
) {
  const text = useText(formMessages);
  const toast = useToast();
  const [failure, setFailure] = useState<unknown>(null);
  const [isDone, setDone] = useState(false);
  const form = useCallForm(sectionCommands.AddSection, { ...known });
  const { save, isSaving } = useSave(section);
  const values = form.watch() as unknown as SectionValues;
  const { dirtyFields, isDirty } = form.formState;
  const choices = useChoices(form, sections, values);

  const fail = (error: unknown) => {
    const isAtFields = form.showRefusal(error);
    if (isAtFields) toast.info(text('invalid'), undefined, invalidLasts);
    else if (isCallError(error)) setFailure(error);
    else throw error;
  };
  const submit = form.handleSubmit(
    async () => {
      setFailure(null);
      try {
        await save(values, (field) => dirtyFields[field] === true);
      } catch (error) {
        return fail(error);
      }
      setDone(true);
      toast.done(text(section === undefined ? 'added' : 'saved', { name: values.name.trim() }));
    },
    () => toast.info(text('invalid'), undefined, invalidLasts),
  );
  return { form, values, ...choices, submit, isSaving, isDirty, isDone, failure };
}
export type SectionFormState = ReturnType<typeof useSectionForm>;
