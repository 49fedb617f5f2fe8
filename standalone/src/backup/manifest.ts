import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { privateFile } from '@portal/platform/files/private-files';
import { z } from 'zod';

/** Written last: a backup without it is incomplete. */
export const manifestSchema = z.object({
  format: z.literal('portal-backup-1'),
  /** ISO 8601 UTC. */
  createdAt: z.iso.datetime(),
  /** Everything acknowledged up to this position is included. */
  position: z.int(),
  files: z.array(
    z.object({
      /** Relative, with slashes. */
      path: z.string().regex(/^(?!\/)(?!.*(^|\/)\.\.(\/|$))[\w./-]+$/),
      bytes: z.int(),
      /** Hex. */
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
});
export type Manifest = z.infer<typeof manifestSchema>;
export type ManifestFile = Manifest['files'][number];

export const manifestName = 'manifest.json';

/** The message names the remedy. */
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
