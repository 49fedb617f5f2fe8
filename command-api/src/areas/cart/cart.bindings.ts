import { cartEvents, cartUploads } from '@portal/contracts/areas/cart';
import { bindCommand, defineInternalCommand } from '@portal/platform/decider/command-binding';
import { uploadDayDecider, uploadDayStream } from './upload-day.decider';
import { uploadDecider } from './upload.decider';
import { z } from 'zod';

/** Writes a stored file down for who brought it; sent by the upload handlers. */
const recordUpload = defineInternalCommand('cart', 'RecordUpload', {
  input: cartEvents.events.FileUploaded.data.omit({ userId: true }),
  output: cartUploads.UploadImage.output,
});

/** Counts a file among those that somebody has brought on a day; sent before it is recorded (S8). */
const countUpload = defineInternalCommand('cart', 'CountUpload', {
  input: cartEvents.events.UploadCounted.data.omit({ userId: true }),
  output: z.null(),
});

/** Takes a file back that nobody has had a use for; sent when its time is over (R13). */
const discardUpload = defineInternalCommand('cart', 'DiscardUpload', {
  input: cartEvents.events.UploadDiscarded.data,
  output: z.null(),
});

/** Commands behind the cart's uploads. They need no facts of other streams. */
export const cartBindings = () =>
  ({
    RecordUpload: bindCommand(recordUpload, {
      decider: uploadDecider,
      stream: ({ input }) => `upload-${input.key}`,
      answer: ({ input: { key, filename, bytes } }) => ({ Key: key, filename, bytes }),
    }),
    CountUpload: bindCommand(countUpload, {
      decider: uploadDayDecider,
      stream: ({ input, actor }) => uploadDayStream(actor.userId, input.day),
      answer: () => null,
    }),
    DiscardUpload: bindCommand(discardUpload, {
      decider: uploadDecider,
      stream: ({ input }) => `upload-${input.key}`,
      answer: () => null,
    }),
  }) as const;
