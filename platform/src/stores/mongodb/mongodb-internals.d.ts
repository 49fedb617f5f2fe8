/** The driver's connection class: replaceable (`connectionType`), but not exported. */
declare module 'mongodb/lib/cmap/connection.js' {
  import type { Duplex } from 'node:stream';

  export class Connection {
    constructor(socket: Duplex, options: object);
    command(namespace: { readonly db: string }, command: object, options: object): Promise<object>;
  }
}
