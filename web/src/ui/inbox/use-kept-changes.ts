import type { CommandContract, InputOf } from '@portal/contracts/kernel';
import type { Undo } from '../../app/client/call-cache';
import { isCallError } from '../../app/client/call-error';
import { useCallCache } from '../../app/client/use-call-cache';
import { useText } from '../../app/i18n/use-text';
import { outboxMessages } from '../../app/outbox/outbox.messages';
import { useKeeping, useOutgoing } from '../../app/outbox/use-outgoing';
import { useToast } from '../toast/toast-context';
import type { StatusChangeSpec, StatusRow } from './use-status-change';

/** What a change of a record's status is about, in the outbox. */
export const aboutStatus = (command: Pick<CommandContract, 'name'>, id: string) => `${command.name}:${id}`;

interface Change<Row> {
  readonly row: Row;
  /** The key of the try that got no answer. */
  readonly intent: string;
  readonly input: object;
}

/**
 * Changes of status that got no answer: kept, shown as they will be, and sent when the network is back. The version that
 * was looked at goes with them, so that what a colleague did meanwhile is not overwritten.
 */
export function useKeptChanges<Row extends StatusRow, C extends CommandContract>(
  spec: Pick<StatusChangeSpec<Row, C>, 'command' | 'refresh' | 'show' | 'changesOf' | 'words'>,
) {
  const { command, show, changesOf, words } = spec;
  const text = useText(outboxMessages);
  const toast = useToast();
  const cache = useCallCache();
  const { keep, drop } = useKeeping();
  const outgoing = useOutgoing();

  /** Only the last change of a record is wanted: an earlier one would meet its own version. */
  const replace = (about: string) =>
    outgoing
      .filter((item) => item.about === about && item.state === 'waiting')
      .forEach(({ intent }) => drop(intent));
  const undoOf = (intent: string, putBack: Undo) => () => {
    drop(intent);
    putBack();
  };
  return {
    /** @returns whether it was kept; a refusal is not. */
    keepChange: ({ row, intent, input }: Change<Row>, status: Row['status'], error: unknown): boolean => {
      if (!isCallError(error) || error.code !== 'offline') return false;
      const about = aboutStatus(command, row.id);
      const label = words.changed([row], status);
      replace(about);
      keep({ command, input: input as InputOf<C>, refresh: spec.refresh, about, label, intent });
      const putBack = show(cache, row.id, { status, ...changesOf?.(status) } as Partial<Row>);
      toast.done(text('kept', { what: label }), undoOf(intent, putBack));
      return true;
    },
  };
}
