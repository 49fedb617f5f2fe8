import type { CommandContract } from '@portal/contracts/kernel';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { useCommandForm } from '../form/use-command-form';
import { useToast } from '../toast/toast-context';
import { type AnyRecordKind, queriesOf, type RecordRow, valuesThemselves } from './record-spec';
import { RecordForm } from './RecordForm';

/** `null` is new; `isForced` overwrites newer versions. @throws CallError */
export function useRecordSend({ calls, alsoStale, useInput = valuesThemselves }: AnyRecordKind) {
  const refresh = queriesOf({ calls, alsoStale });
  const inputFor = useInput();
  const adding = useCallCommand(calls.add, { refresh, once: true });
  const updating = useCallCommand(calls.update, { refresh, once: true });
  return async (row: RecordRow | null, values: FieldValues, isForced: boolean): Promise<void> => {
    const input = await inputFor(values, row);
    if (row === null) await adding.send(input);
    else await updating.send({ ...input, id: row.id, ...(!isForced && { version: row.version }) });
  };
}

/** Milliseconds (R-CON-06). */
const invalidLasts = 4000;

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
  /** `null` is new. */
  row: RecordRow | null;
  values: FieldValues;
  onReload: () => void;
  onSaved: (values: FieldValues) => void;
  cancel: ReactNode;
  isInDialog?: boolean;
  onTouched?: (isTouched: boolean) => void;
}

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
  // Not a newer answer.
  const [opened] = useState(row);
  const toast = useToast();
  const send = useRecordSend(spec);
  const { saveLabel, savedText, sayInvalid } = useFormWords(spec, opened);
  const form = useCommandForm<CommandContract, FieldValues>(calls.add, {
    words,
    initial: values,
    send: (current, isForced) => send(opened, current, isForced),
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
