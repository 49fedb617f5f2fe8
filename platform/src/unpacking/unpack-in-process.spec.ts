import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { createContentChecks } from '../content-checks/content-checks';
import { rarFive } from '../testing/hand-made-rar';
import { aPdf } from '../testing/sample-pdf';
import type { UnpackLimits } from './unpacking';

const folder = mkdtempSync(join(tmpdir(), 'unpack-'));
const open: ReturnType<typeof createContentChecks>[] = [];
afterEach(async () => {
  for (const checks of open.splice(0)) await checks.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

const gibibyte = 1024 ** 3;
const limits: UnpackLimits = {
  accepts: ['zip', 'rar'],
  keeps: ['pdf'],
  maxEntries: 500,
  maxRatio: 200,
  maxEntryBytes: 50 * 1024 * 1024,
  maxExpandedBytes: gibibyte,
};

function unpack(content: Uint8Array, options: Parameters<typeof createContentChecks>[0] = {}) {
  const checks = createContentChecks(options);
  open.push(checks);
  const path = join(folder, 'landed');
  writeFileSync(path, content);
  return checks.unpack({ path, filename: 'informes.rar' }, limits);
}

describe('[S9] [W16] an archive that is unpacked by the process that looks into files', () => {
  it('is in a folder beside it until the caller has taken it', async () => {
    const names = Array.from({ length: 40 }, (_, at) => `${at + 101}.pdf`);
    const unpacked = await unpack(rarFive(names.map((name) => ({ name, content: aPdf(name) }))));
    expect(unpacked).toMatchObject({ ok: true });
    expect(readdirSync(unpacked.folder)).toHaveLength(40);
    rmSync(unpacked.folder, { recursive: true });
  });

  it('leaves nothing when it is refused, or takes too long', async () => {
    const broken = rarFive([{ name: '1.pdf', content: aPdf() }]).subarray(0, 300);
    const refused = await unpack(broken);
    expect(refused).toMatchObject({ ok: false, code: 'archive_broken' });
    expect(existsSync(refused.folder)).toBe(false);
    const whole = rarFive([{ name: '1.pdf', content: aPdf() }]);
    const late = await unpack(whole, { maxMilliseconds: 1 });
    expect(late).toMatchObject({ ok: false, code: 'file_too_complex' });
    expect(existsSync(late.folder)).toBe(false);
  });

  it.each([1, 4] as const)(
    'is refused when it asks for a window of %s GiB, whether or not the process survives it',
    async (windowGigabytes) => {
      const content = Buffer.alloc(4_000, 7);
      const asked = await unpack(
        rarFive([{ name: '1.pdf', content, windowGigabytes, declaredBytes: 200_000 }]),
      );
      expect(asked.ok).toBe(false);
      expect(existsSync(asked.folder)).toBe(false);
    },
  );
});
