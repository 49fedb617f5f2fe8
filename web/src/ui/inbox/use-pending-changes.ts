import type { CommandContract, InputOf } from '@portal/contracts/kernel';
import { isCallError } from '#core/client/call-error';
import { newIntent } from '#core/client/call-client';
import { useCallCache } from '#core/client/call-cache';
import { useText } from '#core/i18n/use-text';
import { outboxTexts } from '#core/texts';
import { useKeeping, useOutgoing } from '#core/outbox/outbox';
import { useToast } from '../toast/toast-context';
import type { StatusChangeSpec, StatusRow } from './status-change-spec';

export const aboutStatus = (command: Pick<CommandContract, 'name'>, id: string) => `${command.name}:${id}`;

/** Includes the shown version (R4). */
export const inputFor = ({ id, version }: Pick<StatusRow, 'id' | 'version'>, more: object) => ({
  id,
  version,
  ...more,
});

type Spec<Row extends StatusRow, C extends CommandContract> = Pick<
  StatusChangeSpec<Row, C>,
  'command' | 'refresh' | 'show' | 'words'
>;

/** Replaces an earlier one, which would conflict with it. */
function useKeepChange<Row extends StatusRow, C extends CommandContract>(spec: Spec<Row, C>) {
  const { command, show, words, refresh } = spec;
  const text = useText(outboxTexts);
  const toast = useToast();
  const cache = useCallCache();
  const { keep, drop } = useKeeping();
  const outgoing = useOutgoing();
  const earlierOf = (row: Row) =>
    outgoing.filter((item) => item.about === aboutStatus(command, row.id) && item.state === 'waiting');

  const keepChange = (row: Row, input: { readonly status: Row['status'] }, intent: string) => {
    const label = words.one(row, input.status);
    earlierOf(row).forEach((item) => drop(item.intent));
    keep({
      command,
      refresh,
      label,
      intent,
      input: inputFor(row, input) as InputOf<C>,
      about: aboutStatus(command, row.id),
    });
    const changes = { status: input.status } as Partial<Row>;
    const undo = show(cache, row.id, changes);
    const takeBack = () => {
      drop(intent);
      undo();
    };
    toast.done(text('kept', { what: label }), takeBack, aboutStatus(command, row.id));
  };
  return { keepChange, isWaiting: (row: Row) => earlierOf(row).length > 0 };
}

/** Unanswered changes: shown, queued, sent when online. */
export function usePendingChanges<Row extends StatusRow, C extends CommandContract>(spec: Spec<Row, C>) {
  const { keepChange, isWaiting } = useKeepChange(spec);
  return {
    /** Queues rows with a pending change. @returns what may be sent, its keys, how to queue it */
    begin: (rows: readonly Row[], input: { readonly status: Row['status'] }) => {
      rows.filter(isWaiting).forEach((row) => keepChange(row, input, newIntent()));
      const free = rows.filter((row) => !isWaiting(row));
      const intents = free.map(newIntent);
      return {
        free,
        intents,
        /** @returns false for a rejection */
        keep: (row: Row, error: unknown): boolean => {
          if (!isCallError(error) || error.code !== 'offline') return false;
          keepChange(row, input, intents[free.indexOf(row)] ?? newIntent());
          return true;
        },
      };
    },
  };
}
