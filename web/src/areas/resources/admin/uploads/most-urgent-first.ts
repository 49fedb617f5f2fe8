import type { QueuedUpload } from '#ui/upload/upload-queue-model';

/** What needs somebody stands first, then what moves; what is done is out of the way. */
const places = { failed: 0, waiting: 1, uploading: 1, processing: 1, queued: 2, done: 3 } as const;

/** The uploads of a list that is too short for all of them; those of one kind stay in their order. */
export const mostUrgentFirst = <Upload extends Pick<QueuedUpload, 'state'>>(uploads: readonly Upload[]) =>
  uploads.toSorted((one, other) => places[one.state] - places[other.state]);
