import type { ImportResourceInput } from '@portal/contracts/areas/resources';
import type { ArtworkBrief } from '../artwork/artwork-brief';

export type FileKind = 'pdf' | 'png' | 'zip';

/** Without files. */
export interface DemoResource extends Omit<ImportResourceInput, 'file' | 'thumb'> {
  /** ISO 8601 UTC. */
  readonly addedAt: string;
  readonly artwork: ArtworkBrief;
  /** `null`: nothing to download (R-CAT-09). */
  readonly fileKind: FileKind | null;
}
