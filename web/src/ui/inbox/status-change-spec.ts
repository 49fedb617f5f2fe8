import type { CommandContract, QueryContract } from '@portal/contracts/kernel';
import type { CallCache, Undo } from '#core/client/call-cache';
import type { WorkRow } from './work-list-spec';

export type StatusRow = WorkRow & { readonly status: number };

export interface StatusChangeSpec<Row extends StatusRow, C extends CommandContract> {
  readonly command: C;
  readonly refresh: readonly QueryContract[];
  readonly show: (cache: CallCache, id: string, changes: Partial<Row>) => Undo;
  /** Further input of the undo. */
  readonly formerOf?: (row: Row) => object;
  /** The row and its history; the author is absent once erased. */
  readonly reload: QueryContract;
  readonly setBy: (row: Row) => string;
  readonly nameOf: (status: Row['status']) => string;
  /** An undo only reverts what is still as set. */
  readonly conflictCode: string;
  readonly undoOvertakenCode: string;
  readonly words: {
    readonly one: (row: Row, status: Row['status']) => string;
    readonly many: (count: number, status: Row['status']) => string;
    readonly undone: string;
  };
}
