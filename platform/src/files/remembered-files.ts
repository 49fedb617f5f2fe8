export interface RecordedFile {
  readonly bytes: number;
  readonly sha256: string;
}

interface Remembered extends RecordedFile {
  /** Time of the last full check in milliseconds, 0 for never. */
  wholeAt: number;
  damagedAt: number;
}

const trustedMilliseconds = 24 * 3_600_000;
/** A damaged file is refused without a check for this long. */
const refusedMilliseconds = 60_000;
const maxFiles = 50_000;

/** Cached check results, so that most deliveries cost nothing. */
export class CheckedFiles {
  readonly #files = new Map<string, Remembered>();

  constructor(private readonly now: () => number) {}

  recordOf(key: string): RecordedFile | null {
    return this.#files.get(key) ?? null;
  }

  add(key: string, { bytes, sha256 }: RecordedFile): void {
    const [oldest] = this.#files.keys();
    if (this.#files.size >= maxFiles && oldest !== undefined) this.#files.delete(oldest);
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

  isTrusted(key: string): boolean {
    const { wholeAt = 0 } = this.#files.get(key) ?? {};
    return wholeAt > 0 && this.now() - wholeAt < trustedMilliseconds;
  }

  /** `suspect`: damaged some time ago, perhaps restored. */
  stateOf(key: string): 'damaged' | 'suspect' | 'good' {
    const { damagedAt = 0 } = this.#files.get(key) ?? {};
    if (damagedAt === 0) return 'good';
    return this.now() - damagedAt < refusedMilliseconds ? 'damaged' : 'suspect';
  }
}
