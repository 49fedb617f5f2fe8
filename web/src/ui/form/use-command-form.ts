import type { CommandContract, InputOf, OutputOf, QueryContract } from '@portal/contracts/kernel';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useCallCommand } from '#core/client/use-call-command';
import type { Messages } from '#core/i18n/define-texts';
import { useText } from '#core/i18n/use-text';
import { editConflictIn } from '../record/edit-conflict';
import { type RecordFormApi, type RecordFormOptions, useRecordForm } from '../record/use-record-form';

type Optional = 'toInput' | 'useCheck' | 'atOnce';

export interface CommandFormOptions<C extends CommandContract, Values extends FieldValues>
  extends
    Pick<RecordFormOptions<Values>, 'words' | 'initial'>,
    Partial<Pick<RecordFormOptions<Values>, Optional>> {
  /** What the command takes of the values, also what nobody types; the values themselves without it. */
  readonly toInput?: (values: Values) => InputOf<C>;
  /** Queries whose answers the command makes old. */
  readonly refresh?: readonly QueryContract[];
  /**
   * Sends it in another way; `isForced` once a conflict was told: it overwrites what others saved.
   * @throws CallError
   */
  readonly send?: (values: Values, isForced: boolean) => Promise<OutputOf<C> | void>;
  /** The command was done, and nothing is unsaved any more. */
  readonly onSent: (data: OutputOf<C> | undefined, values: Values) => unknown;
  /** Fields are wrong: as this browser knows, or as the server answered. */
  readonly onInvalid?: () => void;
}

export interface CommandForm<Values extends FieldValues> extends RecordFormApi<Values> {
  /** It is being sent, or was sent and what follows is not done. */
  readonly isPending: boolean;
  /** Something is typed that would be lost. */
  readonly hasTyped: boolean;
  readonly isSent: boolean;
  /** Why it was refused, where no field is to blame. */
  readonly failure: unknown;
  /** What people call the fields, by their names on the wire. */
  readonly fieldNames: Readonly<Record<string, string>>;
  /** How often it was to be sent. */
  readonly attempts: number;
  /** Sends it, from the form's own event or without one. */
  readonly submit: (event?: FormEvent<HTMLElement>) => Promise<void>;
  /** Begins anew with these values; `typed` is what was typed over them. */
  readonly reset: (values: Values, typed?: Values) => void;
}

interface Sent<C extends CommandContract, Values> {
  readonly data: OutputOf<C> | undefined;
  readonly values: Values;
}
/** What was sent; `follow` is called when nothing is unsaved any more. */
function useSent<S>(follow: (sent: S) => unknown) {
  const [sent, setSent] = useState<S | null>(null);
  const followNow = useEffectEvent(follow);
  useEffect(() => {
    if (sent !== null) void followNow(sent);
  }, [sent]);
  return [sent, setSent] as const;
}

/** What people call those fields that the messages name. */
function useFieldNames(words: Messages, initial: object): CommandForm<never>['fieldNames'] {
  const text = useText(words);
  const named = Object.keys(initial).filter((name) => words.keys.includes(name));
  return Object.fromEntries(named.map((name) => [name, text(name)]));
}

const itself = <Values>(values: Values) => values;
const nothing = () => ({});

/**
 * A form that sends a command: fields, limits and errors follow from its contract and from messages. It is sent once,
 * however often it is pressed; the same input again after a failure has the same key; who is told of a conflict may save
 * over what others did.
 */
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

  const attempt = async (values: Values): Promise<Sent<C, Values>> => {
    if (options.send === undefined) return { values, data: (await send(toInput(values))).data };
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
    // The values themselves, not what the schema makes of them: the server reads them again.
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
      // A dialog may lie inside another form as React sees it: that one must not be sent along.
      event?.preventDefault();
      event?.stopPropagation();
      if (!isSubmitting && sent === null) await submit();
    },
    reset: (values, typed) => {
      form.reset(values);
      if (typed !== undefined) form.reset(typed, { keepDefaultValues: true });
      setFailure(null);
      setSent(null);
    },
  };
}
