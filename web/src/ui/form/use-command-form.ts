import type { CommandContract, InputOf, OutputOf, QueryContract } from '@portal/contracts/kernel';
import type { SubmitEvent } from 'react';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useCallCommand } from '../../app/client/use-call-command';
import type { Messages } from '../../app/i18n/define-messages';
import { useText } from '../../app/i18n/use-text';
import { overtakingIn } from '../record/overtaking';
import type { RecordFormApi } from '../record/use-record-form';
import { useRecordForm } from '../record/use-record-form';

export interface CommandFormOptions<C extends CommandContract> {
  /** Label, hint and error of each field: `{name}`, `{name}Hint`, `{name}.{code}` or `{name}Wrong`. */
  readonly words: Messages;
  /** The whole input, also what nobody types. */
  readonly initial: InputOf<C>;
  /** Queries whose answers the command makes old. */
  readonly refresh?: readonly QueryContract[];
  /** What the schema does not know: the code of what is wrong with a field. */
  readonly check?: (values: InputOf<C>) => Readonly<Record<string, string | undefined>>;
  /** Sends it in another way. @throws CallError */
  readonly send?: (values: InputOf<C>) => Promise<void>;
  /** The command was done. */
  readonly onSent: (data: OutputOf<C> | undefined, values: InputOf<C>) => unknown;
}

export interface CommandForm<Values extends FieldValues> extends RecordFormApi<Values> {
  readonly isPending: boolean;
  /** Something is typed that would be lost. */
  readonly hasTyped: boolean;
  /** Why it was refused, where no field is to blame. */
  readonly failure: unknown;
  /** What people call the fields, by their names on the wire. */
  readonly fieldNames: Readonly<Record<string, string>>;
  readonly submit: (event: SubmitEvent<HTMLElement>) => Promise<void>;
}

/**
 * A form that sends a command: fields, limits and errors follow from its contract and from messages. It is sent once,
 * however often it is pressed; the same input again after a failure has the same key; who is told of a conflict may save
 * over what others did.
 */
export function useCommandForm<C extends CommandContract>(
  contract: C,
  options: CommandFormOptions<C>,
): CommandForm<InputOf<C> & FieldValues> {
  type Values = InputOf<C> & FieldValues;
  const { words, initial, refresh, check, onSent } = options;
  const text = useText(words);
  const { form, api } = useRecordForm<Values>(contract, words, initial as Values);
  const { send } = useCallCommand(contract, { refresh, once: true });
  const [failure, setFailure] = useState<unknown>(null);
  const { isDirty, isSubmitting, isSubmitSuccessful } = form.formState;

  const attempt = async (values: Values): Promise<void> => {
    if (options.send === undefined) await onSent((await send(values)).data, values);
    else await onSent(void (await options.send(values)) as undefined, values);
  };
  const refuse = (error: unknown) => {
    const version = overtakingIn(error)?.version;
    if (version !== undefined) form.setValue('version' as never, version as never);
    if (!form.showRefusal(error)) setFailure(error);
  };
  const submit = form.handleSubmit(async () => {
    // The values themselves, not what the schema makes of them: the server reads them again.
    const values = form.getValues();
    const wrong = Object.entries(check?.(values) ?? {}).filter(([, code]) => code !== undefined);
    wrong.forEach(([name, message]) => form.setError(name as never, { type: 'check', message }));
    if (wrong.length > 0) return;
    setFailure(null);
    await attempt(values).catch(refuse);
  });
  const named = Object.keys(initial as object).filter((name) => words.keys.includes(name));
  return {
    ...api,
    isPending: isSubmitting,
    hasTyped: isDirty && !(isSubmitSuccessful && failure === null),
    failure,
    fieldNames: Object.fromEntries(named.map((name) => [name, text(name)])),
    submit: async (event) => {
      // A dialog may lie inside another form as React sees it: that one must not be sent along.
      event.preventDefault();
      event.stopPropagation();
      if (!isSubmitting) await submit();
    },
  };
}
