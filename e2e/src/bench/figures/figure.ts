import type { Bench } from '../bench';
import type { Measured } from '../measuring/measured';

/** One or more lines of the table. */
export interface Figure {
  /** For `--only`. */
  readonly name: string;
  measure(bench: Bench): Promise<readonly Measured[]>;
}
