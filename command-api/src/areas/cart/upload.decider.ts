import type { EventOf } from '@portal/contracts';
import type { cartEvents } from '@portal/contracts/areas/cart';
import { defineDecider } from '@portal/platform/decider/decider';

export type UploadEvent = Extract<EventOf<typeof cartEvents>, { type: 'FileUploaded' | 'UploadDiscarded' }>;
type FileUploaded = Extract<UploadEvent, { type: 'FileUploaded' }>;

/** A file in the temporary area, bound to who brought it and what for (W13). */
export interface Upload {
  readonly userId: number;
  readonly purpose: FileUploaded['data']['purpose'];
  readonly filename: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly picture: FileUploaded['data']['picture'];
}

/** What is known of a stored file; who brought it is the actor. */
export type RecordUploadInput = Omit<FileUploaded['data'], 'userId'>;

export type UploadCommands = {
  RecordUpload: { input: RecordUploadInput; facts: undefined };
  DiscardUpload: { input: { readonly key: string }; facts: undefined };
};

/** One uploaded file. Stream `upload-{key}`; `null` until it is recorded, and again when it is discarded. */
export const uploadDecider = defineDecider<Upload | null, UploadCommands, UploadEvent>({
  initial: null,

  decide: {
    // Keys are random and made by the file store: a recorded one can only be the same file again.
    RecordUpload: ({ input, actor }, upload) =>
      upload ? [] : [{ type: 'FileUploaded', data: { ...input, userId: actor.userId } }],

    DiscardUpload: ({ input }, upload) => (upload ? [{ type: 'UploadDiscarded', data: input }] : []),
  },

  evolve: {
    FileUploaded: (_none, { data: { userId, purpose, filename, contentType, bytes, sha256, picture } }) => ({
      userId,
      purpose,
      filename,
      contentType,
      bytes,
      sha256,
      picture,
    }),

    UploadDiscarded: () => null,
  },
});
