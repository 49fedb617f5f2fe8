import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it, jest } from '@jest/globals';
import { partnerReportUploads } from '@portal/contracts/areas/partner-reports';
import { resourceUploads } from '@portal/contracts/areas/resources';
import { CheckEnded, CheckProcess, defaultLimits } from '@portal/platform/content-checks/check-process';
import { unpackLimits } from '@portal/platform/unpacking/unpacking';
import { honestArchives } from '../hostile-files/ambiguous-archives';
import { wholeFiles } from '../hostile-files/good-files';
import { mutatedFiles } from './mutated-files';

const count = Number(process.env['FUZZ_FILES'] ?? 25);
jest.setTimeout(60_000 + count * 1_000);

const folder = mkdtempSync(join(tmpdir(), 'mutated-'));
const checks = new CheckProcess({ ...defaultLimits, maxChecks: 4 * count });
afterAll(async () => {
  await checks.close();
  rmSync(folder, { recursive: true });
});

const { accepts, maxPixels } = resourceUploads.UploadResourceFile;
const limits = unpackLimits(partnerReportUploads.AddPartnerReports);

/** By common programs, of odd kinds, and Office documents. */
async function baseFiles() {
  const fixtures = fileURLToPath(new URL('../../../platform/src/unpacking/fixtures', import.meta.url));
  const packed = readdirSync(fixtures)
    .filter((name) => /\.(?:zip|rar)$/.test(name))
    .map((name) => ({ name, content: readFileSync(join(fixtures, name)) }));
  const { docx, pptx, xlsx } = await wholeFiles();
  const documents = Object.entries({ docx, pptx, xlsx }).map(([kind, content]) => ({
    name: `cartel.${kind}`,
    content: content ?? Buffer.alloc(0),
  }));
  return [...packed, ...documents, ...honestArchives()];
}

/** Both checks of archives; `null` if the process ended. */
async function answersOf(path: string, filename: string): Promise<readonly { readonly ok: boolean }[]> {
  const target = `${path}.files`;
  mkdirSync(target);
  const unpack = { path, filename, limits, folder: join(target, 'unpacked') };
  const inspect = { path, filename, accepts, maxPixels, target: join(target, 'made') };
  try {
    const unpacked = await checks.run('unpack', unpack, { maxMilliseconds: 60_000 });
    // At once, as the portal does, so late writers find no folder.
    rmSync(unpack.folder, { recursive: true, force: true });
    return [unpacked, await checks.run('inspect', inspect, { maxMilliseconds: 60_000 })];
  } finally {
    rmSync(target, { recursive: true });
  }
}

it('[S9] archives that were damaged by chance never end the process that looks into them', async () => {
  const outcomes = { read: 0, refused: 0 };
  const ended: string[] = [];
  for (const { name, content, number } of mutatedFiles(await baseFiles(), { count, seed: 20_261_128 })) {
    const path = join(folder, String(number));
    writeFileSync(path, content);
    try {
      for (const { ok } of await answersOf(path, name)) outcomes[ok ? 'read' : 'refused'] += 1;
    } catch (error) {
      const reason = error instanceof CheckEnded ? error.reason : String((error as Error).cause);
      ended.push(`${number} ${name}: ${reason}`);
    }
    rmSync(path);
  }
  process.stderr.write(`\n${count} damaged archives: ${JSON.stringify(outcomes)}, ended: ${ended.length}\n`);
  expect(ended).toEqual([]);
});
