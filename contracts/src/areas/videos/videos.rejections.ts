import { defineRejections } from '../../kernel';

export const videoRejections = defineRejections({
  video_not_found: 404,
  /** Somebody else has changed it since it was read; `details` says its version now (R4). */
  video_changed: 409,
});
