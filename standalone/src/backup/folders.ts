import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { privateFile, privateFolder } from '@portal/platform/files/private-files';
import type { ManifestFile } from './manifest';

/** Relative paths with slashes; empty without the folder. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(missing<[]>([]));
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

/** Result instead of ENOENT. */
export function missing<T>(otherwise: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === 'ENOENT') return otherwise;
    throw error;
  };
}

function measuring() {
  const hash = createHash('sha256');
  let bytes = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { through, result: () => ({ bytes, sha256: hash.digest('hex') }) };
}

/** Owner-only mode; fsynced. */
export async function copyMeasured(from: string, to: string, path: string): Promise<ManifestFile> {
  await mkdir(dirname(join(to, path)), { recursive: true, mode: privateFolder });
  const { through, result } = measuring();
  const target = createWriteStream(join(to, path), { flags: 'wx', flush: true, mode: privateFile });
  await pipeline(createReadStream(join(from, path)), through, target);
  return { path, ...result() };
}

export async function measure(folder: string, path: string): Promise<ManifestFile> {
  const { through, result } = measuring();
  await pipeline(createReadStream(join(folder, path)), through.resume());
  return { path, ...result() };
}
