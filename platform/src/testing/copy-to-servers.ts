import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { Binary, MongoClient } from 'mongodb';
import { openProgramStores } from '../program/http-program';
import type { ProgramConfig } from '../program/production-config';
import { logSubject } from '../stores/bind-stores';
import type { EventStore, RecordedEvent } from '../stores/event-store/event-store.port';
import { SqliteEventStore } from '../stores/event-store/sqlite.event-store';
import { DiskFileStore } from '../stores/file-store/disk.file-store';
import { personalKeys } from '../stores/key-store/mongodb.key-store';
import { SqliteKeyStore } from '../stores/key-store/sqlite.key-store';

const eventsAtOnce = 1_000;
const filesAtOnce = 8;

/** Copies a data folder's log, keys and files into empty production stores. */
export async function copyToServers(dataDir: string, config: ProgramConfig): Promise<void> {
  const { stores } = await openProgramStores(config);
  await copyFile(join(dataDir, 'secret.key'), config.secretFile);
  await copyFiles(dataDir, config);
  await copyLog(dataDir, stores.events, config);
  await stores.close();
}

/** In log order; consecutive events of a stream in one append. */
async function copyLog(dataDir: string, target: EventStore, { stores }: ProgramConfig): Promise<void> {
  const log = new SqliteEventStore(join(dataDir, 'events.db'));
  const subjects = new Set([logSubject]);
  let run: RecordedEvent[] = [];
  const append = async () => {
    const [first] = run;
    if (first)
      await target.append(first.stream, first.revision - 1 < 0 ? 'no-stream' : first.revision - 1, run);
    run = [];
  };
  for (let after = 0; ;) {
    const events = await log.readAll(after, eventsAtOnce);
    for (const event of events) {
      if (event.personal) subjects.add(event.personal.subject);
      if (run[0]?.stream !== event.stream) await append();
      run.push(event);
    }
    const last = events.at(-1);
    if (!last) break;
    after = last.position;
  }
  await append();
  await log.close();
  await copyKeys(dataDir, stores.mongoUrl, subjects);
}

async function copyKeys(dataDir: string, url: string, subjects: ReadonlySet<string>): Promise<void> {
  const source = new SqliteKeyStore(join(dataDir, 'keys.db'));
  const client = new MongoClient(url);
  const keys = client.db().collection<{ _id: string; key: Binary | null }>(personalKeys);
  for (const subject of subjects) {
    const key = await source.find(subject);
    await keys.insertOne({ _id: subject, key: key && new Binary(key) });
  }
  await client.close();
  await source.close();
}

async function copyFiles(dataDir: string, { stores }: ProgramConfig): Promise<void> {
  const { endpoint, region, bucket: Bucket, accessKeyId, secretAccessKey } = stores.s3;
  const credentials = { accessKeyId, secretAccessKey };
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
  const files = new DiskFileStore(join(dataDir, 'files'));
  const listed = files.list();
  const copy = async () => {
    for await (const { key: Key } of listed) {
      const content = await files.open(Key);
      if (content)
        await client.send(new PutObjectCommand({ Bucket, Key, Body: await buffer(content.stream) }));
    }
  };
  await Promise.all(Array.from({ length: filesAtOnce }, copy));
  client.destroy();
}
