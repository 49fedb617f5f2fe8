import type { CommandContract } from '@portal/contracts/kernel';
import type { Outgoing } from '#core/outbox/outgoing';
import { useOutgoing } from '#core/outbox/use-outgoing';
import { aboutStatus } from './use-kept-changes';
import type { StatusRow } from './status-change-spec';

const isUnderWay = ({ state }: Outgoing) => state === 'waiting' || state === 'sending';

/** Rows as they will be once what waits has arrived, whatever the newest answer of the server says. */
export function useWaitingChanges<Row extends StatusRow>(
  command: Pick<CommandContract, 'name'>,
  rows: readonly Row[] | undefined,
): readonly Row[] | undefined {
  const waiting = useOutgoing().filter(isUnderWay);
  if (waiting.length === 0) return rows;
  return rows?.map((row) => {
    const item = waiting.find(({ about }) => about === aboutStatus(command, row.id));
    return item === undefined ? row : { ...row, status: (item.input as StatusRow).status };
  });
}
