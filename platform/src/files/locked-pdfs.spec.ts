import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from '@jest/globals';
import yazl from 'yazl';
import { createContentChecks } from '../content-checks/content-checks';
import { yieldToOthers } from '../program/in-pieces';
import { isOpen } from '../testing/open-files';
import { aPdf, samplePdf } from '../testing/sample-pdf';
import { lockedPdfs } from './locked-pdfs';

const folder = mkdtempSync(join(tmpdir(), 'locked-'));
const checks = createContentChecks();
afterAll(async () => {
  await checks.close();
  rmSync(folder, { recursive: true });
});

let files = 0;
function landed(content: Buffer): string {
  const path = join(folder, String((files += 1)));
  writeFileSync(path, content);
  return path;
}
const ways = ['rc4', 'aes-128', 'aes-256'] as const;

describe('[S9] a PDF that needs a password to open', () => {
  it('is distinguished from one whose owner forbids printing, and from others', async () => {
    const locked = ways.map((way) => landed(samplePdf(`password-${way}`)));
    const open = [...ways.map((way) => samplePdf(`owner-${way}`)), aPdf(), aPdf('/Encrypt 9 0 R')].map(
      landed,
    );
    expect([...(await lockedPdfs([...open, ...locked]))].sort()).toEqual([...locked].sort());
    for (const path of [...open, ...locked]) expect(isOpen(path)).toBe(false);
  });

  it('is found wherever its trailer is, and damage is not reported as a password', async () => {
    const locked = samplePdf('password-aes-256');
    const at = locked.indexOf('/Encrypt');
    const comment = (bytes: number) =>
      Buffer.concat([Buffer.from('%'), Buffer.alloc(bytes, 'x'), Buffer.from('\n')]);
    const far = landed(Buffer.concat([locked, comment(1024 * 1024), Buffer.from('%%EOF\n')]));
    const across = landed(Buffer.concat([comment(1024 * 1024 - at - 6), locked]));
    const damaged = landed(Buffer.concat([Buffer.from('%PDF-1.7\n/Encrypt'), Buffer.alloc(2_000, 'x')]));
    const empty = landed(Buffer.alloc(0));
    expect([...(await lockedPdfs([far, across, damaged, empty]))].sort()).toEqual([far, across].sort());
  });

  it('is not passed over when its thread fails', async () => {
    const locked = landed(samplePdf('password-aes-256'));
    const long = landed(aPdf());
    truncateSync(long, 64 * 1024 * 1024);
    const asking = lockedPdfs([locked, long]);
    while (!isOpen(long)) await yieldToOthers();
    rmSync(locked);
    await expect(asking).rejects.toThrow('ENOENT');
  });

  it('is refused alone, in the process that can be killed', async () => {
    const inspect = (content: Buffer) =>
      checks.inspect({ path: landed(content), filename: 'informe.pdf' }, { accepts: ['pdf'] });
    const refused = { ok: false, code: 'pdf_encrypted' };
    for (const way of ways) {
      expect(await inspect(samplePdf(`password-${way}`))).toEqual(refused);
      expect(await inspect(samplePdf(`owner-${way}`))).toEqual({ ok: true, contentType: 'application/pdf' });
    }
  });

  it('[R-PRT-06] [W16] is refused in an archive, and 300 others beside it are kept', async () => {
    const archive = new yazl.ZipFile();
    archive.addBuffer(samplePdf('password-aes-256'), 'cerrado.pdf');
    for (let at = 0; at < 300; at += 1) archive.addBuffer(samplePdf('owner-aes-128'), `${at}.pdf`);
    archive.end();
    const path = landed(await buffer(archive.outputStream));
    const limits = {
      accepts: ['zip'],
      keeps: ['pdf'],
      maxEntries: 500,
      maxEntryBytes: 1_000_000,
      maxExpandedBytes: 10_000_000,
      maxRatio: 200,
    };
    const unpacked = await checks.unpack({ path, filename: 'mes.zip' }, limits);
    const entries = unpacked.ok ? unpacked.entries : [];
    expect(entries.filter(({ reason }) => reason !== undefined)).toEqual([
      { filename: 'cerrado.pdf', reason: 'encrypted' },
    ]);
    expect(entries).toHaveLength(301);
  });
});
