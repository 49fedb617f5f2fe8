import { yieldToOthers } from '../../program/in-pieces';
import { SqliteViewStore } from './sqlite.view-store';
import type { Document } from './view-store.port';
import { sampleViews } from './view-store.samples';

const [path] = process.argv.slice(2);
if (path === undefined) throw new Error('usage: <file>');
const store = new SqliteViewStore(path, sampleViews);
const seen = new Set<string>();
let reading = true;
process.stdin.on('end', () => (reading = false)).resume();

async function look(): Promise<void> {
  const { documents, total } = await store.find<Document>('pieces', { sort: '-due' });
  const rounds = [...new Set(documents.map(({ status }) => String(status)))];
  seen.add(
    total === documents.length
      ? `${total} documents of round ${rounds.join()}`
      : `${documents.length} of ${total}`,
  );
}

await look();
process.stdout.write('begun\n');
while (reading) {
  await look();
  await yieldToOthers();
}
process.stdout.write(`${JSON.stringify([...seen])}\n`);
await store.close();
