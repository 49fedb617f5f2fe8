import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, it, jest } from '@jest/globals';
import { spreadsheetLimits } from '@portal/contracts';
import { importColumns } from '@portal/contracts/areas/imports';
import { CheckEnded, CheckProcess, defaultLimits } from '@portal/platform/content-checks/check-process';
import { mutatedFiles } from './mutated-files';

const count = Number(process.env['FUZZ_FILES'] ?? 25);
jest.setTimeout(60_000 + count * 1_000);

const folder = mkdtempSync(join(tmpdir(), 'mutated-'));
const checks = new CheckProcess({ ...defaultLimits, maxResidentBytes: 256 * 1024 * 1024 });
afterAll(async () => {
  await checks.close();
  rmSync(folder, { recursive: true });
});

/** LibreOffice, and small odd ones. */
function baseFiles() {
  const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
  const written = at('command-api/src/areas/imports/fixtures');
  const small = at('platform/src/spreadsheets/fixtures');
  const packed = readdirSync(written).map((name) => ({
    name: name.replace(/\.gz$/, ''),
    content: gunzipSync(readFileSync(join(written, name))),
  }));
  const plain = readdirSync(small).map((name) => ({ name, content: readFileSync(join(small, name)) }));
  return [...packed, ...plain].filter(({ name }) => !name.endsWith('.ods'));
}

it('[S10] workbooks that were damaged by chance never end the process that reads them', async () => {
  const outcomes = { read: 0, refused: 0 };
  const ended: string[] = [];
  for (const { name, content, number } of mutatedFiles(baseFiles(), { count, seed: 20_261_127 })) {
    const path = join(folder, String(number));
    writeFileSync(path, content);
    const job = {
      path,
      filename: name,
      target: `${path}.read`,
      contract: importColumns.sales,
      accepts: ['xlsx', 'xls'],
      ...spreadsheetLimits,
    };
    try {
      const { ok } = await checks.run('readSpreadsheet', job, { maxMilliseconds: 60_000 });
      outcomes[ok ? 'read' : 'refused'] += 1;
    } catch (error) {
      const reason = error instanceof CheckEnded ? error.reason : String((error as Error).cause);
      ended.push(`${number} ${name}: ${reason}`);
    }
    rmSync(path);
  }
  process.stderr.write(`\n${count} damaged workbooks: ${JSON.stringify(outcomes)}, ended: ${ended.length}\n`);
  expect(ended).toEqual([]);
});
