import type { OutputOf, ParsedInputOf, Rejection, UploadContract } from '@portal/contracts';
import type { ContentChecks } from '../content-checks/content-checks';
import type { CommandOutcome } from '../decider/command-runner';
import type { Actor } from '../decider/decider';
import type { LandedFile } from '../files/landed-file';
import type { ReceivedFile } from '../files/keep-file';
import type { FileStore } from '../stores/file-store/file-store.port';

export interface UploadContext<Input = unknown> {
  readonly actor: Actor;
  readonly correlationId: string;
  /** Equal for all attempts at one file; `undefined` for forms without the header (R2). */
  readonly idempotencyKey?: string | undefined;
  readonly input: Input;
}

export interface AnnouncedUpload<Input = unknown> extends Pick<
  UploadContext<Input>,
  'actor' | 'input' | 'idempotencyKey'
> {
  /** Announced, with open uploads; 0 for a form of unknown length. */
  readonly bytes: number;
}

interface Announced<C extends UploadContract> {
  readonly contract: C;
  /** Rejects before a byte is read: quota (S8) or invalid fields. */
  readonly admit: (announced: AnnouncedUpload<ParsedInputOf<C>>) => Promise<Rejection | null>;
  /** Finds the stored file that a form names as `file` (AMB-81). */
  readonly storedFile?: (key: string, actor: Actor) => Promise<{ readonly filename: string } | Rejection>;
}

/** One file, stored unchanged. */
export interface OneFile<C extends UploadContract = UploadContract> extends Announced<C> {
  readonly inspect: ContentChecks['inspect'];
  readonly receive: (
    file: ReceivedFile,
    context: UploadContext<ParsedInputOf<C>>,
  ) => Promise<CommandOutcome<OutputOf<C>>>;
}

export interface ManyFiles<C extends UploadContract = UploadContract> extends Announced<C> {
  readonly unpack: (
    file: LandedFile,
    context: UploadContext<ParsedInputOf<C>>,
    files: FileStore,
  ) => Promise<CommandOutcome<OutputOf<C>>>;
}

export type UploadHandler<C extends UploadContract = UploadContract> = OneFile<C> | ManyFiles<C>;

/** Binds a handler to its contract by type. */
export const uploadHandler = <C extends UploadContract>(handler: UploadHandler<C>): UploadHandler =>
  handler as unknown as UploadHandler;
