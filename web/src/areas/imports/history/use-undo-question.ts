import { importCommands, importQueries } from '@portal/contracts/areas/imports';
import type { OutputOf } from '@portal/contracts/kernel';
import { useCallback } from 'react';
import { useCallClient } from '#core/client/client-context';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { useQuestion } from '#ui/dialogs/use-question';
import { useToast } from '#ui/toast/toast-context';
import { confirmTexts } from '../texts';
import { queriesOfImports } from '../import-queries';

type OpenImport = OutputOf<typeof importQueries.GetImport>;

/** How many places a question names. */
const maxNamed = 4;

/** Undoes an import, once its consequences were read: whose figures come back, and whose are newer and stay (W36). */
export function useUndoQuestion() {
  const text = useText(confirmTexts);
  const client = useCallClient();
  const toast = useToast();
  const { send } = useCallCommand(importCommands.UndoImport, { refresh: queriesOfImports });
  const namesOf = (newer: NonNullable<OpenImport['undo']>['newer']) => {
    const names = newer.slice(0, maxNamed).map(({ name }) => name);
    return newer.length > maxNamed
      ? text('more', { names: names.join(', '), count: newer.length - maxNamed })
      : names.join(', ');
  };
  const question = useQuestion<OpenImport>({
    words: {
      title: ({ filename }) => text('undoTitle', { name: filename }),
      text: ({ kind, undo }) =>
        text('undoText', {
          kind,
          restorable: undo?.restorable ?? 0,
          newer: undo?.newer.length ?? 0,
          names: namesOf(undo?.newer ?? []),
        }),
      confirm: () => text('undoConfirm'),
    },
    act: ({ id }) => send({ id }),
    onDone: ({ filename }) => toast.done(text('undone', { name: filename })),
  });
  const { ask } = question;
  return {
    ...question,
    /** Asks with what is known now of the figures. */
    askFor: useCallback(
      async (id: string) => {
        try {
          ask((await client.send(importQueries.GetImport, { id })).data);
        } catch (error) {
          toast.failed(error);
        }
      },
      [ask, client, toast],
    ),
  };
}
