import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { privateFile } from '@portal/platform/files/private-files';
import { z } from 'zod';

/** What a backup holds; written last, so that a backup without it is not finished. */
export const manifestSchema = z.object({
  format: z.literal('portal-backup-1'),
  /** ISO 8601 UTC. */
  createdAt: z.iso.datetime(),
  /** The log reaches that far: what was acknowledged up to there is in the backup. */
  position: z.int(),
  files: z.array(
    z.object({
      /** Below the folder, with slashes. */
      path: z.string().regex(/^(?!\/)(?!.*(^|\/)\.\.(\/|$))[\w./-]+$/),
      bytes: z.int(),
      /** In hex. */
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
});
export type Manifest = z.infer<typeof manifestSchema>;
export type ManifestFile = Manifest['files'][number];

export const manifestName = 'manifest.json';

/** The folder cannot be backed up to, or restored from; the message says what to do about it. */
export class UnusableBackup extends Error {}

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, {
    flag: 'wx',
    mode: privateFile,
  });
}

/** @throws UnusableBackup */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => {
    throw new UnusableBackup(`${folder} is no finished backup: it has no ${manifestName}`);
  });
  const parsed = manifestSchema.safeParse(parseJson(text));
  if (!parsed.success)
    throw new UnusableBackup(`${folder}: ${manifestName} is not one that this version reads`);
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
