import type { EventOf } from '@portal/contracts';
import type { cartEvents } from '@portal/contracts/areas/cart';
import { defineDecider } from '@portal/platform/decider/decider';

export type UploadEvent = EventOf<typeof cartEvents>;

/** A file in the temporary area, bound to who brought it and what for (W13). */
export interface Upload {
  readonly userId: number;
  readonly purpose: UploadEvent['data']['purpose'];
  readonly filename: string;
  readonly contentType: string;
  readonly bytes: number;
}

/** What is known of a stored file; who brought it is the actor. */
export type RecordUploadInput = Omit<UploadEvent['data'], 'userId'>;

export type UploadCommands = {
  RecordUpload: { input: RecordUploadInput; facts: undefined };
};

/** One uploaded file. Stream `upload-{key}`; `null` until it is recorded. */
export const uploadDecider = defineDecider<Upload | null, UploadCommands, UploadEvent>({
  initial: null,

  decide: {
    // Keys are random and made by the file store: a recorded one can only be the same file again.
    RecordUpload: ({ input, actor }, upload) =>
      upload ? [] : [{ type: 'FileUploaded', data: { ...input, userId: actor.userId } }],
  },

  evolve: {
    FileUploaded: (_none, { data: { userId, purpose, filename, contentType, bytes } }) => ({
      userId,
      purpose,
      filename,
      contentType,
      bytes,
    }),
  },
});
