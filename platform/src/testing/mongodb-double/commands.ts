import type { Document } from 'bson';
import type { Cursors } from './cursors';
import type { Storage, Transaction } from './storage';

/** What a command works on. */
export interface CommandContext {
  readonly storage: Storage;
  readonly transaction: Transaction;
  /** Inside a transaction of several commands the first failing statement ends it. */
  readonly interactive: boolean;
  readonly cursors: Cursors;
  readonly database: string;
  /** `127.0.0.1:port`, as clients know this server. */
  readonly address: string;
}

export type Command = (command: Document, context: CommandContext) => Document;
export type Commands = Readonly<Record<string, Command>>;

/** The full name of the collection that a command names under its own name. */
export const namespaceOf = (command: Document, { database }: CommandContext): string =>
  `${database}.${String(Object.values(command)[0])}`;
