import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { anEvent } from '@portal/platform/stores/event-store/event-store.samples';
import { SqliteEventStore } from '@portal/platform/stores/event-store/sqlite.event-store';

/** Templates; use copies. */
export interface Folders {
  readonly good: string;
  /** Of the same portal. */
  readonly older: string;
  readonly other: string;
}

export interface BrokenFolder {
  readonly store: string;
  readonly state: string;
  /** `stops`: exit code 2 and this line; `opens`: with this log line, or none. */
  readonly start: 'stops' | 'opens';
  /** `…` matches anything. */
  readonly line: string;
  readonly damage: (dataDir: string, folders: Folders) => unknown;
}

const suffixes = ['', '-wal', '-shm'];
const lose = (name: string) => (dataDir: string) =>
  suffixes.forEach((suffix) => rmSync(join(dataDir, name + suffix), { recursive: true, force: true }));
const takeFrom =
  (from: 'older' | 'other', ...names: readonly string[]) =>
  (dataDir: string, folders: Folders) => {
    for (const name of names) {
      lose(name)(dataDir);
      for (const suffix of suffixes)
        if (existsSync(join(folders[from], name + suffix)))
          cpSync(join(folders[from], name + suffix), join(dataDir, name + suffix));
    }
  };
/** Also unwritable for root. */
const closeFor = (name: string) => (dataDir: string) => {
  lose(name)(dataDir);
  symlinkSync('/proc/version', join(dataDir, name));
};
const overwriteHead = (name: string) => (dataDir: string) => {
  const bytes = readFileSync(join(dataDir, name));
  writeFileSync(join(dataDir, name), bytes.fill(0xa5, 0, 4_096));
};

/** As after a crash, without the last pages. */
async function tearLog(dataDir: string): Promise<void> {
  const path = join(dataDir, 'events.db');
  const aside = `${dataDir}.aside`;
  const log = new SqliteEventStore(path);
  for (let n = 0; n < 9; n += 1) await log.append(`torn-${n}`, 'no-stream', [anEvent()]);
  mkdirSync(aside);
  for (const suffix of ['', '-wal']) cpSync(path + suffix, join(aside, `events.db${suffix}`));
  await log.close();
  lose('events.db')(dataDir);
  cpSync(aside, dataDir, { recursive: true });
  rmSync(aside, { recursive: true });
  const wal = readFileSync(`${path}-wal`);
  writeFileSync(`${path}-wal`, wal.fill(0xa5, wal.length - 6_000));
}

const notADatabase =
  'is damaged, or no file of this portal (SQLITE_NOTADB): put it back from a backup (npm run restore)';
const cannotBeOpened =
  'cannot be opened for reading and writing (SQLITE_CANTOPEN): give the account of the portal its folder and files, on a disk that can be written';
const putBack = 'put back the one that was backed up with the log';
const misplaced = 'views are emptied and filled again from the log: …';

const stopping: readonly Omit<BrokenFolder, 'start'>[] = [
  {
    store: 'events.db',
    state: 'lost',
    damage: lose('events.db'),
    line: '…/events.db is empty beside the keys of people in …/keys.db: put back the log that goes with them, or begin with empty stores',
  },
  {
    store: 'events.db',
    state: 'exchanged',
    damage: takeFrom('other', 'events.db'),
    line: `…/keys.db does not hold the keys of …/events.db: ${putBack}`,
  },
  {
    store: 'events.db',
    state: 'older',
    damage: takeFrom('older', 'events.db'),
    line: '….db belongs to another log (the log ends at position …, before …): put back the two that were backed up together, or move it away and lose what it has not sent yet',
  },
  {
    store: 'events.db',
    state: 'garbage',
    damage: overwriteHead('events.db'),
    line: `…/events.db ${notADatabase}`,
  },
  {
    store: 'events.db',
    state: 'read-only',
    damage: closeFor('events.db'),
    line: `…/events.db ${cannotBeOpened}`,
  },
  {
    store: 'keys.db',
    state: 'lost',
    damage: lose('keys.db'),
    line: `…/keys.db is missing beside …/events.db: ${putBack}`,
  },
  {
    store: 'keys.db',
    state: 'exchanged',
    damage: takeFrom('other', 'keys.db'),
    line: `…/keys.db does not hold the keys of …/events.db: ${putBack}`,
  },
  {
    store: 'keys.db',
    state: 'garbage',
    damage: overwriteHead('keys.db'),
    line: `…/keys.db ${notADatabase}`,
  },
  {
    store: 'keys.db',
    state: 'read-only',
    damage: closeFor('keys.db'),
    line: `…/keys.db ${cannotBeOpened}`,
  },
  {
    store: 'secret.key',
    state: 'lost',
    damage: lose('secret.key'),
    line: `…/secret.key is missing beside a log that needs it: ${putBack}`,
  },
  {
    store: 'secret.key',
    state: 'exchanged',
    damage: (dataDir) => writeFileSync(join(dataDir, 'secret.key'), randomBytes(32)),
    line: `…/secret.key is not the master secret of …/events.db: ${putBack}`,
  },
  {
    store: 'secret.key',
    state: 'cut off',
    damage: (dataDir) => writeFileSync(join(dataDir, 'secret.key'), 'short'),
    line: '…/secret.key: holds 5 bytes, a master secret has at least 32; put the right file back, or remove it where this portal has never been used',
  },
  {
    store: 'mail.db',
    state: 'exchanged',
    damage: takeFrom('other', 'mail.db'),
    line: '…/mail.db belongs to another log (the log has another event at position …): put back the two that were backed up together, or move it away and lose what it has not sent yet',
  },
  {
    store: 'mail.db',
    state: 'garbage',
    damage: overwriteHead('mail.db'),
    line: `…/mail.db ${notADatabase}`,
  },
  {
    store: 'device.db',
    state: 'garbage',
    damage: overwriteHead('device.db'),
    line: `…/device.db ${notADatabase}`,
  },
  {
    store: 'views.db',
    state: 'read-only',
    damage: closeFor('views.db'),
    line: `…/views.db ${cannotBeOpened}`,
  },
  {
    store: 'views.db',
    state: 'another store',
    damage: (dataDir) => cpSync(join(dataDir, 'keys.db'), join(dataDir, 'views.db')),
    line: '…/views.db is a database of something else (it has no table views): put the right file back (npm run restore)',
  },
  {
    store: 'files',
    state: 'a file',
    damage(dataDir) {
      lose('files')(dataDir);
      writeFileSync(join(dataDir, 'files'), '');
    },
    line: '…/files… cannot be opened for reading and writing (ENOTDIR): give the account of the portal its folder and files, on a disk that can be written',
  },
];

const opening: readonly Omit<BrokenFolder, 'start'>[] = [
  {
    store: 'events.db',
    state: 'torn',
    damage: tearLog,
    line: '1 pages (4120 bytes) at the end of …/events.db-wal cannot be read and are left out: what was stored last may be missing',
  },
  {
    store: 'events.db',
    state: 'older, with its outboxes',
    damage: takeFrom('older', 'events.db', 'mail.db', 'device.db'),
    line: `${misplaced}; the log ends at position …, before …`,
  },
  {
    store: 'views.db',
    state: 'lost',
    damage: lose('views.db'),
    line: '…/views.db is missing: all views are filled again from the log',
  },
  {
    store: 'views.db',
    state: 'exchanged',
    damage: takeFrom('other', 'views.db'),
    line: `${misplaced}; the log has another event at position …`,
  },
  { store: 'views.db', state: 'older', damage: takeFrom('older', 'views.db'), line: '' },
  {
    store: 'views.db',
    state: 'garbage',
    damage: overwriteHead('views.db'),
    line: '…/views.db is damaged: it is removed, and all views are filled again from the log',
  },
  {
    store: 'mail.db',
    state: 'lost',
    damage: lose('mail.db'),
    line: '…/mail.db is missing: mails that waited in it are lost, and what was announced within a day is mailed again',
  },
  { store: 'mail.db', state: 'older', damage: takeFrom('older', 'mail.db'), line: '' },
  {
    store: 'push.key',
    state: 'lost',
    damage: lose('push.key'),
    line: '…/push.key is missing: new keys are made, and every device has to be subscribed again',
  },
];

export const brokenFolders: readonly BrokenFolder[] = [
  ...stopping.map((each) => ({ ...each, start: 'stops' }) as const),
  ...opening.map((each) => ({ ...each, start: 'opens' }) as const),
];

/** As in `docs/operations.md`. */
export const rowOf = ({ store, state, start, line }: BrokenFolder): string =>
  `| \`${store}\` | ${state} | ${start === 'stops' ? 'stops, code 2' : 'opens'} | ${line || '(nothing)'} |`;

/** Matches whole lines. */
export const patternOf = (line: string): RegExp => new RegExp(line.split('…').map(escaped).join('\\S*.*?'));

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
