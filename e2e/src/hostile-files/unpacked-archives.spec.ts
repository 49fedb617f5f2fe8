import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { partnerReportUploads } from '@portal/contracts/areas/partner-reports';
import { aPdf } from '@portal/platform/testing/sample-pdf';
import { unpackArchive } from '@portal/platform/unpacking/unpack-archive';
import { unpackLimits } from '@portal/platform/unpacking/unpacking';
import { ambiguousArchives } from './ambiguous-archives';
import { handMade } from './hand-made-archive';
import { hostileArchives } from './hostile-archives';
import type { CorpusFile } from './hostile-file';

const limits = unpackLimits(partnerReportUploads.AddPartnerReports);
let folder: string;
let count = 0;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hostile-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function unpack(content: Uint8Array) {
  const path = join(folder, String((count += 1)));
  writeFileSync(path, content);
  return unpackArchive({ path, filename: 'informes.zip' }, limits, `${path}.files`);
}

async function faultsOf(files: readonly CorpusFile[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { about, content } of files.filter(({ name }) => name.endsWith('.zip'))) {
    const unpacking = await unpack(content);
    const isStored = unpacking.ok && unpacking.entries.some(({ reason }) => reason === undefined);
    if (isStored) faults.push(about);
  }
  return faults;
}

/** Valid report names, so only the archive can be the reason. */
const asReports = (file: CorpusFile): CorpusFile => ({
  ...file,
  content: Buffer.from(Buffer.from(file.content).toString('latin1').replaceAll('.txt', '.pdf'), 'latin1'),
});

describe('[S9] [W16] the hostile archives', () => {
  it('leave no file behind, for any file names', async () => {
    const files = await hostileArchives();
    expect(files.length).toBeGreaterThan(20);
    expect(await faultsOf([...files, ...files.map(asReports)])).toEqual([]);
  }, 120_000);

  it('leave nothing that is kept when they are two archives at once', async () => {
    const files = ambiguousArchives();
    expect(await faultsOf([...files, ...files.map(asReports)])).toEqual([]);
  });

  it('are distinguished from those of a program that writes UTF-8 without declaring it', async () => {
    const unpacking = await unpack(handMade([{ name: 'mes/118 relatório.pdf', content: aPdf() }]));
    expect(unpacking).toMatchObject({ ok: true, entries: [{ filename: '118 relatório.pdf' }] });
  });

  it.each([
    ['a second end of content', { attached: Buffer.from('x') }],
    ['another size before its content', { local: { size: 7 } }],
    ['another name before its content', { local: { name: '../../1.pdf' } }],
    ['a gap behind it', { behind: Buffer.from('hidden') }],
    ['a digest that is not its own', { local: { crc: 1 }, directory: { crc: 1 } }],
  ])('are refused as broken although there is a PDF in them: %s', async (_, lie) => {
    expect(await unpack(handMade([{ name: '1.pdf', content: aPdf() }]))).toMatchObject({ ok: true });
    const lying = handMade([{ name: '1.pdf', content: aPdf(), ...lie }]);
    expect(await unpack(lying)).toEqual({ ok: false, code: 'archive_broken' });
  });
});
