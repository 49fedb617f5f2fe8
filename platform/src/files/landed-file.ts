/** A file on the disk of this machine, as it came. */
export interface LandedFile {
  readonly path: string;
  /** Plain. */
  readonly filename: string;
}
