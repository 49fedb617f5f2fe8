import type { CommandContract, InputOf, OutputOf, QueryContract } from '@portal/contracts/kernel';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useCallCommand } from '#core/client/use-call-command';
import type { Messages } from '#core/i18n/define-texts';
import { useText } from '#core/i18n/use-text';
import { useLeadToMistake } from '../fields/lead-to-mistake';
import { editConflictIn } from '../record/edit-conflict';
import { type RecordFormApi, type RecordFormOptions, useRecordForm } from '../record/use-record-form';

type Optional = 'toInput' | 'useCheck' | 'atOnce';

interface CommandFormOptions<C extends CommandContract, Values extends FieldValues>
  extends
    Pick<RecordFormOptions<Values>, 'words' | 'initial'>,
    Partial<Pick<RecordFormOptions<Values>, Optional>> {
  /** Default: the values. */
  readonly toInput?: (values: Values) => InputOf<C> | Promise<InputOf<C>>;
  /** Queries to refetch. */
  readonly refresh?: readonly QueryContract[];
  /** `isForced` overwrites after a conflict. @throws CallError */
  readonly send?: (values: Values, isForced: boolean) => Promise<OutputOf<C> | void>;
  /** Runs once nothing is unsaved. */
  readonly onSent: (data: OutputOf<C> | undefined, values: Values) => unknown;
  readonly onInvalid?: () => void;
}

export interface CommandForm<Values extends FieldValues> extends RecordFormApi<Values> {
  readonly isPending: boolean;
  /** Unsaved typing. */
  readonly hasTyped: boolean;
  readonly isSent: boolean;
  /** Failure that no field explains. */
  readonly failure: unknown;
  /** Field labels by wire name. */
  readonly fieldNames: Readonly<Record<string, string>>;
  /** Submit count. */
  readonly attempts: number;
  /** Focuses the first error. */
  readonly submit: (event?: FormEvent<HTMLElement>) => Promise<void>;
  /** Restarts with these values; `typed` are changes on top. */
  readonly reset: (values: Values, typed?: Values) => void;
}

interface Sent<C extends CommandContract, Values> {
  readonly data: OutputOf<C> | undefined;
  readonly values: Values;
}
function useSent<S>(follow: (sent: S) => unknown) {
  const [sent, setSent] = useState<S | null>(null);
  const followNow = useEffectEvent(follow);
  useEffect(() => {
    if (sent !== null) void followNow(sent);
  }, [sent]);
  return [sent, setSent] as const;
}

function useFieldNames(words: Messages, initial: object): CommandForm<never>['fieldNames'] {
  const text = useText(words);
  const named = Object.keys(initial).filter((name) => words.keys.includes(name));
  return Object.fromEntries(named.map((name) => [name, text(name)]));
}

const itself = <Values>(values: Values) => values;
const nothing = () => ({});

/** Limits and errors follow the contract. Retries of the same input reuse the key. */
export function useCommandForm<
  C extends CommandContract,
  Values extends FieldValues = InputOf<C> & FieldValues,
>(contract: C, options: CommandFormOptions<C, Values>): CommandForm<Values> {
  const { words, initial, toInput = itself as (values: Values) => InputOf<C>, refresh } = options;
  const { useCheck = nothing, atOnce = [], onInvalid = nothing } = options;
  const { form, api, isChecked } = useRecordForm({ contract, words, initial, toInput, useCheck, atOnce });
  const { send } = useCallCommand(contract, { refresh, once: true });
  const [failure, setFailure] = useState<unknown>(null);
  const [sent, setSent] = useSent(({ data, values }: Sent<C, Values>) => options.onSent(data, values));
  const { isDirty, isSubmitting, submitCount } = form.formState;
  const focusFirstError = useLeadToMistake();

  const attempt = async (values: Values): Promise<Sent<C, Values>> => {
    if (options.send === undefined) return { values, data: (await send(await toInput(values))).data };
    return { values, data: (await options.send(values, editConflictIn(failure) !== null)) ?? undefined };
  };
  const refuse = (error: unknown) => {
    const version = options.send === undefined ? editConflictIn(error)?.version : undefined;
    if (version !== undefined) form.setValue('version' as never, version as never);
    return form.showRefusal(error) ? onInvalid() : setFailure(error);
  };
  const submit = form.handleSubmit(async () => {
    if (!isChecked) return onInvalid();
    setFailure(null);
    // Raw values: the server parses them again.
    await attempt(form.getValues()).then(setSent, refuse);
  }, onInvalid);

  return {
    ...api,
    isPending: isSubmitting || sent !== null,
    hasTyped: isDirty && sent === null,
    isSent: sent !== null,
    failure,
    fieldNames: useFieldNames(words, initial),
    attempts: submitCount,
    submit: async (event) => {
      // React would bubble submit from a dialog to an outer form.
      event?.preventDefault();
      event?.stopPropagation();
      const element = event?.currentTarget;
      if (!isSubmitting && sent === null) await submit();
      if (element) focusFirstError(element);
    },
    reset: (values, typed) => {
      form.reset(values);
      if (typed !== undefined) form.reset(typed, { keepDefaultValues: true });
      setFailure(null);
      setSent(null);
    },
  };
}
