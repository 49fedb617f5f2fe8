import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { privateFile, privateFolder } from '@portal/platform/files/private-files';
import { SqliteEventStore } from '@portal/platform/stores/event-store/sqlite.event-store';
import type { SqliteLedger } from '@portal/platform/stores/ledger/sqlite.ledger';
import { SqliteMailLedger } from '@portal/platform/stores/mail-ledger/sqlite.mail-ledger';
import { SqlitePushLedger } from '@portal/platform/stores/push-ledger/sqlite.push-ledger';
import { Sqlite } from '@portal/platform/stores/sqlite/sqlite';
import { copyMeasured, filesBelow, measure, missing } from './folders';
import { type Manifest, type ManifestFile, UnusableBackup, writeManifest } from './manifest';

/** The data folder of a portal, and where its copy goes. */
interface Folders {
  readonly dataDir: string;
  readonly target: string;
}

/** The master secret, and the keys under which devices are notified. */
const secretNames = ['secret.key', 'push.key'];
/** Half-written uploads; no event names them. */
const incoming = /^incoming\//;

/**
 * Copies a data folder while its portal goes on working.
 *
 * The order is what makes it consistent. Views come first: they may lag behind the log and never lead it, as after any
 * kill, and catch up at the next start. Then the log. Then what events lean on, which is always there before them: the
 * keys of people, the ledger of mails, the files, so that no event points to something that is missing.
 *
 * @throws UnusableBackup when there is nothing to back up, or the target is not empty
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

/** One state of the database, however many write to it meanwhile: SQLite copies it inside a read transaction. */
async function copyDatabase({ dataDir, target }: Folders, name: string): Promise<ManifestFile> {
  // SQLite takes an empty file, and would make one that everybody reads.
  await writeFile(join(target, name), '', { flag: 'wx', mode: privateFile });
  const database = new Sqlite(join(dataDir, name), { durability: 'full' });
  try {
    database.run('VACUUM INTO ?', [join(target, name)]);
  } finally {
    database.close();
  }
  lookInto(join(target, name));
  if (name in ledgers) await cutProgress(target, name);
  return measure(target, name);
}

/** Ledgers, and how each is opened. */
const ledgers: Readonly<Record<string, new (path: string) => SqliteLedger>> = {
  'mail.db': SqliteMailLedger,
  'push.db': SqlitePushLedger,
};

/** What was handled of events behind the end of the copied log is unknown to a portal that begins with it. */
async function cutProgress(target: string, name: string): Promise<void> {
  const events = new SqliteEventStore(join(target, 'events.db'));
  const last = await events.eventAt(await events.head());
  await events.close();
  const Ledger = ledgers[name];
  if (!last || !Ledger) return;
  const ledger = new Ledger(join(target, name));
  ledger.cutProgress(last);
  await ledger.close();
}

/** Opens the copy as a portal would, which also brings it into the form that it stays in. */
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
    // What is removed just now is removed for good: no event names it any more.
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
