import { DataFolderInUse, lockDataFolder } from './data-folder-lock';

const [dataDir = ''] = process.argv.slice(2);
try {
  lockDataFolder(dataDir);
  process.stdout.write('held\n');
  setInterval(() => undefined, 60_000);
} catch (error) {
  if (!(error instanceof DataFolderInUse)) throw error;
  process.stdout.write(`in use by ${error.pid}\n`);
}
