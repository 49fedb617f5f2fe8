import type { RecordUploadInput, WriteSide } from '@portal/command-api';
import type { Actor } from '@portal/platform/decider/decider';
import type { StoredDocument } from '../channels/demo-channels';
import type { StoredImages } from '../chat/chat-images';
import type { DemoWorld } from '../demo-world';
import type { StoredCovers } from '../home/cover-files';
import type { StoredPlanPhoto } from '../planner/plan-photo';
import type { StoredReports } from '../reports/demo-reports';
import type { StoredImport } from '../diagnostic/figure-files';
import type { DemoUser } from '../users';
import type { Send } from './command-sender';
import type { StoredParts } from './resource-files';

export interface SeedStep {
  readonly at: string;
  happen(): Promise<void>;
}

/** By order key: one for each step that sends a file. */
export type StoredProofs = ReadonlyMap<string, readonly RecordUploadInput[]>;

export interface SeedContext {
  readonly world: DemoWorld;
  readonly bindings: WriteSide['bindings'];
  readonly send: Send;
  readonly files: ReadonlyMap<number, StoredParts>;
  readonly images: StoredImages;
  readonly covers: StoredCovers;
  readonly reports: StoredReports;
  readonly proofs: StoredProofs;
  readonly documents: readonly StoredDocument[];
  readonly imports: readonly StoredImport[];
  readonly planPhoto: StoredPlanPhoto | null;
}

export const actorOf = ({ userId, role, restaurants }: DemoUser): Actor => ({
  id: `user-${userId}`,
  userId,
  role,
  restaurants,
});
