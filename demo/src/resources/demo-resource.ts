import type { ImportResourceInput } from '@portal/contracts/areas/resources';
import type { ArtworkBrief } from '../artwork/artwork-brief';

/** What can be downloaded of a resource. */
export type FileKind = 'pdf' | 'png' | 'zip';

/** A resource before its files exist: what to add, when, and what to draw. */
export interface DemoResource extends Omit<ImportResourceInput, 'file' | 'thumb'> {
  /** ISO 8601 UTC. */
  readonly addedAt: string;
  readonly artwork: ArtworkBrief;
  /** `null`: there is nothing to download (R-CAT-09). */
  readonly fileKind: FileKind | null;
}
