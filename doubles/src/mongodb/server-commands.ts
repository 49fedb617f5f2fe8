import type { Document } from 'bson';
import type { CommandContext } from './commands';

type ServerCommand = (command: Document, server: Pick<CommandContext, 'address'>) => Document;

/** Supports transactions and modern replica sets. */
const wireVersion = 21;

const hello: ServerCommand = (command, { address }) => ({
  ok: 1,
  [command['hello'] === undefined ? 'ismaster' : 'isWritablePrimary']: true,
  helloOk: true,
  // Without `topologyVersion` the driver polls instead of streaming.
  setName: 'double',
  setVersion: 1,
  hosts: [address],
  primary: address,
  me: address,
  secondary: false,
  readOnly: false,
  localTime: new Date(),
  logicalSessionTimeoutMinutes: 30,
  maxBsonObjectSize: 16 * 1024 * 1024,
  maxMessageSizeBytes: 48_000_000,
  maxWriteBatchSize: 100_000,
  minWireVersion: 0,
  maxWireVersion: wireVersion,
});

export const serverCommands: Readonly<Record<string, ServerCommand>> = {
  hello,
  ismaster: hello,
  isMaster: hello,
  ping: () => ({ ok: 1 }),
  buildInfo: () => ({ ok: 1, version: '7.0.0-double', versionArray: [7, 0, 0, 0], modules: [] }),
};
