/** What was written down of a file when it was stored. */
export interface RecordedFile {
  readonly bytes: number;
  /** Hex. */
  readonly sha256: string;
}

interface Remembered extends RecordedFile {
  /** Time of the last whole check, successful or not; milliseconds, 0 for never. */
  wholeAt: number;
  damagedAt: number;
}

/** Found whole, it is not looked at again for so long when it is delivered. */
const trustedMilliseconds = 24 * 3_600_000;
/** Found damaged, it is refused for so long without another look. */
const refusedMilliseconds = 60_000;
/** Files that are known at once; those that were asked for first are forgotten first. */
const most = 50_000;

/** What this program knows of stored files, so that most deliveries cost nothing more than before. */
export class RememberedFiles {
  readonly #files = new Map<string, Remembered>();

  constructor(private readonly now: () => number) {}

  recordOf(key: string): RecordedFile | null {
    return this.#files.get(key) ?? null;
  }

  add(key: string, { bytes, sha256 }: RecordedFile): void {
    const [oldest] = this.#files.keys();
    if (this.#files.size >= most && oldest !== undefined) this.#files.delete(oldest);
    this.#files.set(key, { bytes, sha256, wholeAt: 0, damagedAt: 0 });
  }

  note(key: string, isWhole: boolean): void {
    const file = this.#files.get(key);
    if (!file) return;
    file.wholeAt = isWhole ? this.now() : 0;
    file.damagedAt = isWhole ? 0 : this.now();
  }

  forget(key: string): void {
    this.#files.delete(key);
  }

  /** It was found whole not long ago. */
  isTrusted(key: string): boolean {
    const { wholeAt = 0 } = this.#files.get(key) ?? {};
    return wholeAt > 0 && this.now() - wholeAt < trustedMilliseconds;
  }

  /** `suspect`: it was damaged some time ago, and may be mended. */
  standingOf(key: string): 'damaged' | 'suspect' | 'good' {
    const { damagedAt = 0 } = this.#files.get(key) ?? {};
    if (damagedAt === 0) return 'good';
    return this.now() - damagedAt < refusedMilliseconds ? 'damaged' : 'suspect';
  }
}
