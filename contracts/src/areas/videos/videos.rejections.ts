import { defineRejections } from '../../kernel';

export const videoRejections = defineRejections({
  video_not_found: 404,
});
