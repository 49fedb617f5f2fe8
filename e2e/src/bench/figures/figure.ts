import type { Bench } from '../bench';
import type { Measured } from '../measuring/measured';

/** Something that can be measured by itself: one or more lines of the table. */
export interface Figure {
  /** What `--only` takes. */
  readonly name: string;
  measure(bench: Bench): Promise<readonly Measured[]>;
}
