import type { CommandContract } from '@portal/contracts/kernel';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { useCommandForm } from '../form/use-command-form';
import { useToast } from '../toast/toast-context';
import { type AnyRecordKind, queriesOf, type RecordRow, valuesThemselves } from './record-spec';
import { RecordForm } from './RecordForm';

/** Adds or updates; `isForced` overwrites what others saved meanwhile. Throws a CallError when it is refused. */
function useSend({ calls, alsoStale, useInput = valuesThemselves }: AnyRecordKind, row: RecordRow | null) {
  const refresh = queriesOf({ calls, alsoStale });
  const inputFor = useInput();
  const adding = useCallCommand(calls.add, { refresh, once: true });
  const updating = useCallCommand(calls.update, { refresh, once: true });
  return async (values: FieldValues, isForced: boolean): Promise<void> => {
    const input = await inputFor(values, row);
    if (row === null) await adding.send(input);
    else await updating.send({ ...input, id: row.id, ...(!isForced && { version: row.version }) });
  };
}

/** Milliseconds for which it is said that something is wrong (R-CON-06); the fields say it until mended. */
const invalidLasts = 4000;

/** The words of a form, those for a new record where it has any. */
function useFormWords({ words, nameOf }: AnyRecordKind, row: RecordRow | null) {
  const text = useText(words);
  const toast = useToast();
  const has = (key: string) => words.keys.includes(key);
  const saved = row === null && has('added') ? 'added' : 'saved';
  return {
    saveLabel: text(row === null && has('saveNew') ? 'saveNew' : 'save'),
    savedText: (values: FieldValues) =>
      text(saved, { name: nameOf({ ...row, ...values } as RecordRow).trim() }),
    sayInvalid: () => void (has('invalid') && toast.info(text('invalid'), undefined, invalidLasts)),
  };
}

interface RecordEditorProps {
  spec: AnyRecordKind;
  /** What is edited; `null` for a new one. */
  row: RecordRow | null;
  values: FieldValues;
  /** Shows what somebody else has saved meanwhile. */
  onReload: () => void;
  onSaved: (values: FieldValues) => void;
  /** Leads back without saving. */
  cancel: ReactNode;
  isInDialog?: boolean;
  /** Hears whether something is typed that would be lost. */
  onTouched?: (isTouched: boolean) => void;
}

/** The form of a record, wherever it stands: fields, saving, conflict, leave guard. */
export function RecordEditor({
  spec,
  row,
  values,
  onReload,
  onSaved,
  cancel,
  isInDialog,
  onTouched,
}: RecordEditorProps) {
  const { words, calls, Fields, fieldNames, useCheck = () => ({}) } = spec;
  const text = useText(words);
  // As it was read when the form was opened: a newer answer must not pass for what was looked at.
  const [opened] = useState(row);
  const toast = useToast();
  const send = useSend(spec, opened);
  const { saveLabel, savedText, sayInvalid } = useFormWords(spec, opened);
  const form = useCommandForm<CommandContract, FieldValues>(calls.add, {
    words,
    initial: values,
    send,
    useCheck: (current) => useCheck(current, opened),
    onInvalid: sayInvalid,
    onSent: (_data, saved) => {
      toast.done(savedText(saved));
      onSaved(saved);
    },
  });
  const names = Object.entries(fieldNames).map(([field, key]) => [field, text(key)] as const);
  return (
    <RecordForm
      form={form}
      fieldNames={Object.fromEntries(names)}
      saveLabel={saveLabel}
      onReload={onReload}
      cancel={cancel}
      isInDialog={isInDialog}
      failsInDialog={spec.failsInDialog}
      onTouched={onTouched}
    >
      <Fields form={form} row={opened} />
    </RecordForm>
  );
}
