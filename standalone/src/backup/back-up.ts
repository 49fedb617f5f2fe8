import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { privateFile, privateFolder } from '@portal/platform/files/private-files';
import { SqliteEventStore } from '@portal/platform/stores/event-store/sqlite.event-store';
import type { OutboxKind } from '@portal/platform/stores/outbox/outbox.port';
import { SqliteOutbox } from '@portal/platform/stores/outbox/sqlite.outbox';
import { Sqlite } from '@portal/platform/stores/sqlite/sqlite';
import { copyMeasured, filesBelow, measure, missing } from './folders';
import { type Manifest, type ManifestFile, UnusableBackup, writeManifest } from './manifest';

interface Folders {
  readonly dataDir: string;
  readonly target: string;
}

/** Master secret and Web Push keys. */
const secretNames = ['secret.key', 'push.key'];
/** Unfinished uploads: no event references them. */
const incoming = /^incoming\//;

/**
 * Copies a data folder while its portal runs.
 *
 * Order matters: views (may lag behind the log), log, then everything events reference (keys, mails, files).
 *
 * @throws UnusableBackup if there is nothing to back up, or the target is not empty
 */
export async function backUp(folders: Folders, now: () => Date): Promise<Manifest> {
  const { dataDir, target } = folders;
  const names = await readdir(dataDir).catch(missing<string[]>([]));
  if (!names.includes('events.db'))
    throw new UnusableBackup(`${dataDir} holds no portal: there is no events.db`);
  const present = await readdir(target).catch(missing<string[]>([]));
  if (present.length > 0)
    throw new UnusableBackup(`${target} is not empty: a backup needs a folder of its own`);
  await mkdir(target, { recursive: true, mode: privateFolder });
  const files: ManifestFile[] = [];
  for (const name of inOrder(names)) files.push(await copyDatabase(folders, name));
  files.push(...(await copyFiles(folders)));
  for (const name of secretNames.filter((each) => names.includes(each)))
    files.push(await copyMeasured(dataDir, target, name));
  const manifest: Manifest = {
    format: 'portal-backup-1',
    createdAt: now().toISOString(),
    position: await headOf(join(target, 'events.db')),
    files,
  };
  await writeManifest(target, manifest);
  return manifest;
}

function inOrder(names: readonly string[]): string[] {
  const databases = names.filter((name) => name.endsWith('.db'));
  const first = ['views.db', 'events.db'].filter((name) => databases.includes(name));
  return [...first, ...databases.filter((name) => !first.includes(name))];
}

/** Consistent under writes: SQLite copies inside one read transaction. */
async function copyDatabase({ dataDir, target }: Folders, name: string): Promise<ManifestFile> {
  // Pre-created: SQLite would make the file world-readable.
  await writeFile(join(target, name), '', { flag: 'wx', mode: privateFile });
  const database = new Sqlite(join(dataDir, name), { durability: 'full' });
  try {
    database.run('VACUUM INTO ?', [join(target, name)]);
  } finally {
    database.close();
  }
  lookInto(join(target, name));
  const kind = outboxes[name];
  if (kind) await cutProgress(target, name, kind);
  return measure(target, name);
}

const outboxes: Readonly<Record<string, OutboxKind>> = { 'mail.db': 'mail', 'device.db': 'device' };

/** Drops progress beyond the end of the copied log. */
async function cutProgress(target: string, name: string, kind: OutboxKind): Promise<void> {
  const events = new SqliteEventStore(join(target, 'events.db'));
  const last = await events.eventAt(await events.head());
  await events.close();
  if (!last) return;
  const outbox = new SqliteOutbox(join(target, name), kind);
  await outbox.cutProgress(last);
  await outbox.close();
}

/** Also checkpoints the copy. */
function lookInto(path: string): void {
  const copy = new Sqlite(path, { durability: 'full' });
  try {
    const [found] = copy.get<[string]>('PRAGMA quick_check') ?? [];
    if (found !== 'ok') throw new Error(`${path}: the copy is damaged: ${found}`);
  } finally {
    copy.close();
  }
}

async function copyFiles({ dataDir, target }: Folders): Promise<ManifestFile[]> {
  const copied: ManifestFile[] = [];
  for (const path of await filesBelow(join(dataDir, 'files'))) {
    if (incoming.test(path)) continue;
    // Files removed during the copy are unreferenced.
    const file = await copyMeasured(dataDir, target, `files/${path}`).catch(missing(null));
    if (file) copied.push(file);
  }
  return copied;
}

async function headOf(path: string): Promise<number> {
  const events = new SqliteEventStore(path);
  const position = await events.head();
  await events.close();
  return position;
}
