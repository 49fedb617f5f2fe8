import type { Document } from 'bson';
import type { Cursors } from './cursors';
import type { Storage, Transaction } from './storage';

export interface CommandContext {
  readonly storage: Storage;
  readonly transaction: Transaction;
  /** In a transaction, the first failure ends it. */
  readonly interactive: boolean;
  readonly cursors: Cursors;
  readonly database: string;
  readonly address: string;
}

export type Command = (command: Document, context: CommandContext) => Document;
export type Commands = Readonly<Record<string, Command>>;

/** Full collection name of a command. */
export const namespaceOf = (command: Document, { database }: CommandContext): string =>
  `${database}.${String(Object.values(command)[0])}`;
