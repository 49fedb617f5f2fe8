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
  /** The same for every attempt to bring one file; `undefined` for a form without such a header (R2). */
  readonly idempotencyKey?: string | undefined;
  /** The fields that came with the file. */
  readonly input: Input;
}

/** A file as it will be told: whose, and with which fields. */
export interface AnnouncedUpload<Input = unknown> extends Pick<
  UploadContext<Input>,
  'actor' | 'input' | 'idempotencyKey'
> {
  /** Announced, open uploads included; 0 for a form, whose length nobody knows. */
  readonly bytes: number;
}

interface Announced<C extends UploadContract> {
  readonly contract: C;
  /** Refuses before a byte is read: the person's quota is used (S8), or the fields make no sense. */
  readonly admit: (announced: AnnouncedUpload<ParsedInputOf<C>>) => Promise<Rejection | null>;
  /** The stored file whose key a form names as its `file` in place of one that it brings (AMB-81). */
  readonly storedFile?: (key: string, actor: Actor) => Promise<{ readonly filename: string } | Rejection>;
}

/** What becomes of a file that is kept as it is. */
export interface OneFile<C extends UploadContract = UploadContract> extends Announced<C> {
  /** Looks into the file, in a process of its own. */
  readonly inspect: ContentChecks['inspect'];
  /** Records the file; a file that is not recorded is never reachable. */
  readonly receive: (
    file: ReceivedFile,
    context: UploadContext<ParsedInputOf<C>>,
  ) => Promise<CommandOutcome<OutputOf<C>>>;
}

/** What becomes of a file that is kept as several others. */
export interface ManyFiles<C extends UploadContract = UploadContract> extends Announced<C> {
  /** Looks into the file, keeps what is in it and records that; nothing stays of what is refused. */
  readonly unpack: (
    file: LandedFile,
    context: UploadContext<ParsedInputOf<C>>,
    files: FileStore,
  ) => Promise<CommandOutcome<OutputOf<C>>>;
}

/** What becomes of the files that a call takes in. */
export type UploadHandler<C extends UploadContract = UploadContract> = OneFile<C> | ManyFiles<C>;

/** Ties a handler to its contract by type. */
export const uploadHandler = <C extends UploadContract>(handler: UploadHandler<C>): UploadHandler =>
  handler as unknown as UploadHandler;
