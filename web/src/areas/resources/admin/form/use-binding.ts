import { useText } from '../../../../app/i18n/use-text';
import { formMessages } from './form.messages';
import { problemsIn } from './FormSummary';
import type { FieldName, ResourceValues } from './resource-values';
import type { NamedField } from './use-problem-text';
import { useProblemText } from './use-problem-text';
import type { ResourceFormState } from './use-resource-form';

/** A sentence begins with a capital; the same words follow a name elsewhere. */
export const asSentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

type TextField = { [F in FieldName]: ResourceValues[F] extends string ? F : never }[FieldName];

/** Ties the form's fields to what stands on the screen: label, value, what is wrong, and how it changes. */
export function useBinding(state: ResourceFormState) {
  const text = useText(formMessages);
  const say = useProblemText();
  const { form, values } = state;
  const problems = problemsIn(state);
  const errorOf = (name: NamedField) =>
    problems[name] === undefined ? undefined : asSentence(say(problems[name]));
  const set = <F extends FieldName>(name: F, value: ResourceValues[F]) =>
    form.setValue(name, value as never, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  return {
    errorOf,
    set,
    value: <F extends FieldName>(name: F) => values[name],
    /** A line of text or a choice of the browser. */
    text: (name: TextField & NamedField) => ({
      name,
      label: text(name),
      value: values[name],
      error: errorOf(name),
      onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
    }),
    /** Any other value. */
    field: <F extends FieldName & NamedField>(name: F, hint?: string) => ({
      label: text(name),
      value: values[name],
      error: errorOf(name),
      hint,
      onChange: (value: ResourceValues[F]) => set(name, value),
    }),
  };
}
export type Binding = ReturnType<typeof useBinding>;
