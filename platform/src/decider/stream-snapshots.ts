import { randomUUID } from 'node:crypto';
import type { Market } from '@portal/contracts';
import {
  type EventStore,
  type ExpectedRevision,
  type Json,
  WrongExpectedRevision,
} from '../stores/event-store/event-store.port';
import type { LastEdit } from './last-edits';
import { platformMetadata } from './platform-metadata';

export interface Snapshot {
  readonly version: number;
  readonly revision: number;
  readonly position: number;
  readonly state: Json;
  readonly edits: readonly (readonly [record: string, edit: LastEdit])[];
  readonly commands: readonly (readonly [commandId: string, digest: string | null])[];
}

export interface StreamSnapshots {
  newest(stream: string, version: number): Promise<Snapshot | null>;
  save(stream: string, snapshot: Snapshot): Promise<void>;
}

const snapshotsOf = (stream: string) => `snapshot-${stream}`;

/** Snapshots in the log: `SnapshotTaken` on `snapshot-{stream}`. */
export function createStreamSnapshots(
  events: EventStore,
  { market, now }: { readonly market: Market; readonly now: () => Date },
): StreamSnapshots {
  return {
    async newest(stream, version) {
      const last = await events.readLast(snapshotsOf(stream));
      const snapshot = last?.data as unknown as Snapshot | undefined;
      return snapshot?.version === version ? snapshot : null;
    },

    async save(stream, snapshot) {
      const last = await events.readLast(snapshotsOf(stream));
      const expected: ExpectedRevision = last?.revision ?? 'no-stream';
      const data = snapshot as unknown as Readonly<Record<string, Json>>;
      const metadata = platformMetadata(market, now());
      try {
        const event = { id: randomUUID(), type: 'SnapshotTaken', data, metadata };
        await events.append(snapshotsOf(stream), expected, [event]);
      } catch (error) {
        if (!(error instanceof WrongExpectedRevision)) throw error;
      }
    },
  };
}
