import type { EventOf } from '@portal/contracts';
import type { cartEvents } from '@portal/contracts/areas/cart';
import { defineDecider } from '@portal/platform/decider/decider';

export type UploadEvent = Extract<EventOf<typeof cartEvents>, { type: 'FileUploaded' | 'UploadDiscarded' }>;
type FileUploaded = Extract<UploadEvent, { type: 'FileUploaded' }>;

/** Bound to uploader and purpose (W13). */
export interface Upload {
  readonly userId: number;
  readonly purpose: FileUploaded['data']['purpose'];
  readonly filename: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly picture: FileUploaded['data']['picture'];
}

/** The uploader is the actor. */
export type RecordUploadInput = Omit<FileUploaded['data'], 'userId'>;

export type UploadCommands = {
  RecordUpload: { input: RecordUploadInput; facts: undefined };
  DiscardUpload: { input: { readonly key: string }; facts: undefined };
};

/** Stream `upload-{key}`; `null` before it is recorded and after it is discarded. */
export const uploadDecider = defineDecider<Upload | null, UploadCommands, UploadEvent>({
  initial: null,

  decide: {
    // Keys are random: a known one is a repeat.
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
