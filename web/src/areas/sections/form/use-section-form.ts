import type { Section, SectionType } from '@portal/contracts/areas/sections';
import { sectionCommands, sectionQueries } from '@portal/contracts/areas/sections';
import type { InputOf } from '@portal/contracts/kernel';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useCallCommand } from '../../../app/client/use-call-command';
import type { CallForm } from '../../../app/client/use-call-form';
import { useCallForm } from '../../../app/client/use-call-form';
import { useSteadyIntent } from '../../../app/client/use-steady-intent';
import { useText } from '../../../app/i18n/use-text';
import { useRecordSave } from '../../../ui/record/use-record-save';
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

/**
 * Adds the section, or saves what was changed of it and nothing else: whoever changes another field is not undone.
 * @returns a function that throws a CallError when it is refused; `isForced` overwrites what others saved
 */
function useSave(section: Section | undefined) {
  // As it was read when the form was opened: a newer answer must not pass for what was looked at.
  const [opened] = useState(section);
  const intentFor = useSteadyIntent();
  const add = useCallCommand(sectionCommands.AddSection, { refresh });
  const update = useCallCommand(sectionCommands.UpdateSection, { refresh });
  return async (values: SectionValues, changed: readonly string[], isForced: boolean) => {
    if (opened === undefined) return void (await add.send(values, intentFor(values)));
    const changes = Object.fromEntries(Object.entries(values).filter(([field]) => changed.includes(field)));
    await update.send({ id: opened.id, ...changes, ...(!isForced && { version: opened.version }) });
  };
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
  const form = useCallForm(sectionCommands.AddSection, { ...known });
  const save = useSave(section);
  const values = form.watch() as unknown as SectionValues;
  const { dirtyFields } = form.formState;
  const choices = useChoices(form, sections, values);

  const sayInvalid = () => toast.info(text('invalid'), undefined, invalidLasts);
  const saving = useRecordSave({
    save: (isForced) => save(values, Object.keys(dirtyFields), isForced),
    showRefusal: (error) => {
      const isAtFields = form.showRefusal(error);
      if (isAtFields) sayInvalid();
      return isAtFields;
    },
    saved: text(section === undefined ? 'added' : 'saved', { name: values.name.trim() }),
    listPath: listPath(values.type),
  });
  return {
    form,
    values,
    ...choices,
    saving,
    submit: form.handleSubmit(() => saving.submit(false), sayInvalid),
  };
}
export type SectionFormState = ReturnType<typeof useSectionForm>;
