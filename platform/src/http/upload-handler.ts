import type { OutputOf, Rejection, UploadContract } from '@portal/contracts';
import type { ContentChecks } from '../content-checks/content-checks';
import type { CommandOutcome } from '../decider/command-runner';
import type { Actor } from '../decider/decider';
import type { ReceivedFile } from '../files/keep-file';

export interface UploadContext {
  readonly actor: Actor;
  readonly correlationId: string;
}

/** What becomes of the files that a call takes in. */
export interface UploadHandler<C extends UploadContract = UploadContract> {
  readonly contract: C;
  /**
   * Refuses before a byte is read once the person's quota is used (S8).
   * @param bytes announced, open uploads included
   */
  readonly admit: (bytes: number, actor: Actor) => Promise<Rejection | null>;
  /** Looks into the file, in a process of its own. */
  readonly inspect: ContentChecks['inspect'];
  /** Records the file; a file that is not recorded is never reachable. */
  readonly receive: (file: ReceivedFile, context: UploadContext) => Promise<CommandOutcome<OutputOf<C>>>;
}
