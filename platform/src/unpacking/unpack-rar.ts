import { readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createExtractorFromFile, type Extractor, type FileHeader, UnrarError } from 'node-unrar-js';
import { EntryJudge, type Judged } from './judge-entries';
import { ArchiveRefused, type UnpackedEntry, type UnpackLimits } from './unpacking';

/** Solid archives have only a total packed size. */
const headerOf = ({ name, unpSize: bytes, packSize, flags }: FileHeader, isSolid: boolean) => ({
  name,
  bytes,
  isLink: false,
  isFolder: flags.directory,
  packedBytes: isSolid ? Math.max(packSize, bytes) : packSize,
});

/** Judges every file before unpacking; `null`: ignored. @throws ArchiveRefused */
function judged(extractor: Extractor, limits: UnpackLimits, archiveBytes: number): (Judged | null)[] {
  const { arcHeader, fileHeaders } = extractor.getFileList();
  const { volume, solid } = arcHeader.flags;
  if (volume) throw new ArchiveRefused('archive_of_several_volumes');
  const judge = new EntryJudge(limits);
  let bytes = 0;
  const findings = [...fileHeaders].map((header) => {
    if (header.flags.encrypted) throw new ArchiveRefused('archive_encrypted');
    bytes += header.unpSize;
    return judge.judge(headerOf(header, solid));
  });
  if (bytes > archiveBytes * limits.maxRatio) throw new ArchiveRefused('archive_too_large');
  return findings;
}

/** Links have no content, so no file. */
async function entryAt(path: string, { filename, reason }: Judged): Promise<UnpackedEntry> {
  if (reason !== null) return { filename, reason };
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) return { filename, reason: 'link' };
  return { filename, path };
}

async function unpackAll(path: string, limits: UnpackLimits, folder: string): Promise<UnpackedEntry[]> {
  let at = -1;
  const wasmBinary = await libraryCode();
  const extractor = await createExtractorFromFile({
    wasmBinary,
    filepath: path,
    targetPath: folder,
    filenameTransform: () => String(at),
  });
  const { size } = await stat(path);
  const findings = judged(extractor, limits, size);
  const { files } = extractor.extract({ files: () => findings[(at += 1)]?.reason === null });
  for (const _file of files);
  const entries = findings.flatMap((finding, index) =>
    finding === null ? [] : [entryAt(join(folder, String(index)), finding)],
  );
  return Promise.all(entries);
}

const needsPassword = new Set(['ERAR_MISSING_PASSWORD', 'ERAR_BAD_PASSWORD']);

/**
 * Unpacks RAR 4 or 5 into an existing folder, files named by number.
 * @throws ArchiveRefused, and disk errors
 */
export async function unpackRar(
  path: string,
  limits: UnpackLimits,
  folder: string,
): Promise<UnpackedEntry[]> {
  try {
    return await unpackAll(path, limits, folder);
  } catch (error) {
    if (!(error instanceof UnrarError)) throw error;
    throw new ArchiveRefused(needsPassword.has(error.reason) ? 'archive_encrypted' : 'archive_broken');
  }
}

async function libraryCode(): Promise<ArrayBuffer> {
  const code = await readFile(createRequire(import.meta.url).resolve('node-unrar-js/dist/js/unrar.wasm'));
  return code.buffer.slice(code.byteOffset, code.byteOffset + code.byteLength) as ArrayBuffer;
}
