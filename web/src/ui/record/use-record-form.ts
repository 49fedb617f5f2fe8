import type { CommandContract } from '@portal/contracts/kernel';
import type { FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { inputLimitsOf } from '#core/client/input-schema';
import { useCallForm } from '#core/client/use-call-form';
import type { Messages } from '#core/i18n/define-texts';
import { valuesOf } from '#core/client/use-error-text';
import { type TextValues, useText } from '#core/i18n/use-text';
import { recordTexts } from '../texts';

export interface BoundField<Value> {
  readonly name: string;
  readonly label: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  /** Characters. */
  readonly maxLength: number | undefined;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
}

export interface RecordFormApi<Values extends FieldValues> {
  readonly values: Values;
  readonly set: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  /**
   * `{name}`, `{name}Hint`, `{name}.{code}`.
   * @param textValues for hint and error; `{max}` is the contract's limit
   */
  readonly field: <Name extends keyof Values & string>(
    name: Name,
    textValues?: TextValues,
  ) => BoundField<Values[Name]>;
  /** Of the schema or the server. */
  readonly codeOf: (name: keyof Values & string) => string | undefined;
}

const commonCodes: Readonly<Record<string, 'required' | 'tooLong'>> = { too_big: 'tooLong' };

export interface RecordFormOptions<Values extends FieldValues> {
  readonly contract: CommandContract;
  /** `{name}`, `{name}Hint`, `{name}.{code}`, `error.{code}` or `{name}Wrong`. */
  readonly words: Messages;
  readonly initial: Values;
  readonly toInput: (values: Values) => unknown;
  /** A hook: codes beyond the schema. */
  readonly useCheck: (values: Values) => Codes;
  /** Others on sending. */
  readonly atOnce: readonly (keyof Values)[];
}
type Codes = Readonly<Record<string, string | undefined>>;

export function useRecordForm<Values extends FieldValues>(options: RecordFormOptions<Values>) {
  const { contract, words, initial, toInput, useCheck, atOnce } = options;
  const text = useText(words);
  const common = useText(recordTexts);
  const intl = useIntl();
  const form = useCallForm(contract, initial, toInput);
  const values = form.watch();
  const { errors, isSubmitted } = form.formState;
  const checked = useCheck(values);

  const has = (key: string) => words.keys.includes(key);
  const set: RecordFormApi<Values>['set'] = (name, value) =>
    form.setValue(name as never, value as never, { shouldDirty: true, shouldValidate: isSubmitted });
  const codesOf = (name: keyof Values & string): readonly string[] => {
    const error = errors[name];
    const own = isSubmitted || atOnce.includes(name) ? checked[name] : undefined;
    return [own, error && String(error.message), error && String(error.type)].filter(
      (code) => code !== undefined,
    );
  };
  const explain = (name: keyof Values & string, textValues: TextValues): string | undefined => {
    const codes = codesOf(name);
    if (codes.length === 0) return undefined;
    const keys = [name, 'error'].flatMap((place) => codes.map((code) => `${place}.${code}`));
    const own = [...keys, `${name}Wrong`].find(has);
    const sent = errors[name]?.type === 'server' ? valuesOf(intl, form.details) : {};
    if (own !== undefined) return text(own, { ...textValues, ...sent });
    const shared = commonCodes[codes.at(-1) ?? ''];
    return shared === undefined && has('errorWrong') ? text('errorWrong') : common(shared ?? 'required');
  };
  const api: RecordFormApi<Values> = {
    values,
    set,
    codeOf: (name) => codesOf(name)[0],
    field: (name, textValues) => {
      const maxLength = inputLimitsOf(contract)[name];
      const known = { max: maxLength, ...textValues };
      return {
        name,
        label: text(name),
        hint: has(`${name}Hint`) ? text(`${name}Hint`, known) : undefined,
        error: explain(name, known),
        maxLength,
        value: values[name],
        onChange: (value) => set(name, value),
        onBlur: () => void (isSubmitted && form.trigger(name as never)),
      };
    },
  };
  return { form, api, isChecked: Object.values(checked).every((code) => code === undefined) };
}
