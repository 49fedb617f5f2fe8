import { EventStoreDBClient, START } from '@eventstore/db-client';

export interface StoredRow {
  readonly position: number;
  readonly stream: string;
  readonly revision: number;
  readonly id: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const isRecord = (value: unknown): value is StoredRow['data'] => typeof value === 'object' && value !== null;

/** All events but system ones, without our adapter, for checkers. `torn`: events that are not JSON. */
export async function readEventStoreDb(url: string): Promise<{ rows: StoredRow[]; torn: number }> {
  const client = EventStoreDBClient.connectionString(url);
  const rows: StoredRow[] = [];
  let torn = 0;
  for await (const { event, commitPosition } of client.readAll({ fromPosition: START })) {
    if (!event || event.type.startsWith('$')) continue;
    const { id, type, streamId: stream, data } = event;
    if (!isRecord(data) || !isRecord(event.metadata)) torn += 1;
    else
      rows.push({
        position: Number(event.position?.commit ?? commitPosition),
        stream,
        revision: Number(event.revision),
        id,
        type,
        data,
      });
  }
  await client.dispose();
  return { rows, torn };
}
