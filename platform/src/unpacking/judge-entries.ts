import { isArchive, isShadow, leadsOut } from '../files/entry-names';
import { extensionOf, plainFileName } from '../files/file-name';
import { ArchiveRefused, type EntryHeader, type EntryRefusal, type UnpackLimits } from './unpacking';

/** Exempt from the expansion ratio. */
const smallBytes = 1024 * 1024;
const hiding = /[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu;

const isBlownUp = (bytes: number, packedBytes: number, maxRatio: number): boolean =>
  bytes > smallBytes && bytes > packedBytes * maxRatio;

export interface Judged {
  /** Plain, also of a refused name. */
  readonly filename: string;
  readonly reason: EntryRefusal | null;
}

/** Judges an archive's entries by their headers, and sums their sizes (S9). */
export class EntryJudge {
  #entries = 0;
  #bytes = 0;
  #packedBytes = 0;
  readonly #names = new Set<string>();

  constructor(private readonly limits: UnpackLimits) {}

  /**
   * @returns `null` for ignored entries: folders, system files
   * @throws ArchiveRefused for too much content or an escaping name
   */
  judge(header: EntryHeader): Judged | null {
    if (leadsOut(header.name)) throw new ArchiveRefused('archive_broken');
    if (isShadow(header.name)) return null;
    this.#count(header);
    if (header.isFolder) return null;
    const filename = plainFileName(header.name);
    if (filename === null) return { filename: shown(header.name), reason: 'name_refused' };
    const reason = this.#reasonOf(filename, header);
    if (reason === null) this.#names.add(filename.toLowerCase());
    return { filename, reason };
  }

  /** @throws ArchiveRefused for excessive expansion */
  end(): void {
    if (isBlownUp(this.#bytes, this.#packedBytes, this.limits.maxRatio))
      throw new ArchiveRefused('archive_too_large');
  }

  #count({ bytes, packedBytes }: EntryHeader): void {
    this.#entries += 1;
    this.#bytes += bytes;
    this.#packedBytes += packedBytes;
    const { maxEntries, maxExpandedBytes } = this.limits;
    if (this.#entries > maxEntries || this.#bytes > maxExpandedBytes)
      throw new ArchiveRefused('archive_too_large');
  }

  #reasonOf(filename: string, { bytes, packedBytes, isLink }: EntryHeader): EntryRefusal | null {
    const { keeps, maxEntryBytes, maxRatio } = this.limits;
    if (isLink) return 'link';
    if (isArchive(filename)) return 'archive';
    if (!keeps.includes(extensionOf(filename))) return 'not_a_pdf';
    if (this.#names.has(filename.toLowerCase())) return 'double';
    if (bytes > maxEntryBytes) return 'too_large';
    return isBlownUp(bytes, packedBytes, maxRatio) ? 'too_repetitive' : null;
  }
}

function shown(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return last.normalize('NFC').replace(hiding, '\u00b7').slice(0, 200) || '\u00b7';
}
