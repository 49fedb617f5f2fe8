/** An unchecked file on this machine's disk. */
export interface LandedFile {
  readonly path: string;
  readonly filename: string;
}
