import type { CommandContract } from '@portal/contracts/kernel';
import type { FieldValues } from 'react-hook-form';
import { inputLimitsOf } from '../../app/client/input-schema';
import type { CallForm } from '../../app/client/use-call-form';
import { useCallForm } from '../../app/client/use-call-form';
import type { Messages } from '../../app/i18n/define-messages';
import { useText } from '../../app/i18n/use-text';
import { recordMessages } from './record.messages';

/** A field tied to its form: spread it into `TextInput` and its like. */
export interface BoundField<Value> {
  readonly name: string;
  readonly label: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  /** Characters of a text. */
  readonly maxLength: number | undefined;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
}

/** What the fields of a record's form are given. */
export interface RecordFormApi<Values extends FieldValues> {
  readonly values: Values;
  readonly set: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  /** Label, hint and error come from the messages: `{name}`, `{name}Hint`, `{name}.{code}`. */
  readonly field: <Name extends keyof Values & string>(name: Name) => BoundField<Values[Name]>;
  /** What is wrong with a field: a code of the schema or of the server. */
  readonly codeOf: (name: keyof Values & string) => string | undefined;
}

/** What the messages of all records say of the schema's codes. */
const commonCodes: Readonly<Record<string, 'required' | 'tooLong'>> = { too_big: 'tooLong' };

/** The form of a record, checked by the schema of the command that adds it. */
export function useRecordForm<Values extends FieldValues>(
  contract: CommandContract,
  words: Messages,
  initial: Values,
): { readonly form: CallForm<Values>; readonly api: RecordFormApi<Values> } {
  const text = useText(words);
  const common = useText(recordMessages);
  const form = useCallForm(contract, initial) as unknown as CallForm<Values>;
  const values = form.watch();
  const { errors, isSubmitted } = form.formState;

  const has = (key: string) => words.keys.includes(key);
  const set: RecordFormApi<Values>['set'] = (name, value) =>
    form.setValue(name as never, value as never, { shouldDirty: true, shouldValidate: isSubmitted });
  const codesOf = (name: string): readonly string[] => {
    const error = errors[name];
    return error === undefined ? [] : [String(error.message), String(error.type)];
  };
  const explain = (name: string): string | undefined => {
    const codes = codesOf(name);
    if (codes.length === 0) return undefined;
    const own =
      codes.map((code) => `${name}.${code}`).find(has) ?? (has(`${name}Wrong`) ? `${name}Wrong` : null);
    if (own !== null) return text(own);
    return common(commonCodes[codes[1] ?? ''] ?? 'required');
  };
  const api: RecordFormApi<Values> = {
    values,
    set,
    codeOf: (name) => codesOf(name)[0],
    field: (name) => ({
      name,
      label: text(name),
      hint: has(`${name}Hint`) ? text(`${name}Hint`) : undefined,
      error: explain(name),
      maxLength: inputLimitsOf(contract)[name],
      value: values[name],
      onChange: (value) => set(name, value),
      onBlur: () => void (isSubmitted && form.trigger(name as never)),
    }),
  };
  return { form, api };
}
