import type { CommandContract, QueryContract } from '@portal/contracts/kernel';
import type { CallCache, Undo } from '#core/client/call-cache';
import type { WorkRow } from './work-list-spec';

export type StatusRow = WorkRow & { readonly status: number };

export interface StatusChangeSpec<Row extends StatusRow, C extends CommandContract> {
  readonly command: C;
  /** Queries whose answers a change makes old. */
  readonly refresh: readonly QueryContract[];
  /** Shows a change wherever the row is known. */
  readonly show: (cache: CallCache, id: string, changes: Partial<Row>) => Undo;
  /** What is sent beside a row's former status to put it back. */
  readonly formerOf?: (row: Row) => object;
  /** The query for a row as it is now, and who set its status by its own history; nobody once that person was erased. */
  readonly reload: QueryContract;
  readonly setBy: (row: Row) => string;
  readonly nameOf: (status: Row['status']) => string;
  /** Codes of the errors that tell it: of a change, and of an undo, which only reverts what is still as it was set. */
  readonly conflictCode: string;
  readonly undoOvertakenCode: string;
  readonly words: {
    readonly one: (row: Row, status: Row['status']) => string;
    readonly many: (count: number, status: Row['status']) => string;
    readonly undone: string;
  };
}
