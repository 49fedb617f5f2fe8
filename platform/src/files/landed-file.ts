export interface LandedFile {
  readonly path: string;
  readonly filename: string;
}
