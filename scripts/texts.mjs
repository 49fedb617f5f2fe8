// npm run texts -- export|import <file.csv>. Columns: set, key, files, languages.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from './run/arguments.mjs';
import { script } from './run/script.mjs';
import { exportTexts, importTexts } from './texts/table.mjs';

await script(() => {
  const [way, file, ...rest] = process.argv.slice(2);
  if (!/^(?:export|import)$/.test(way ?? '') || file === undefined || rest.length > 0)
    throw new UsageError('npm run texts -- export|import <file.csv>');
  const at = path.resolve(process.env.INIT_CWD ?? process.cwd(), file);
  if (way === 'export') writeFileSync(at, exportTexts());
  else console.log(`Changed: ${importTexts(readFileSync(at, 'utf8'))} texts.`);
});
