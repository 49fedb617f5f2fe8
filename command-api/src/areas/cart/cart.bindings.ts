import { cartEvents, cartUploads } from '@portal/contracts/areas/cart';
import { bindCommand, defineInternalCommand } from '@portal/platform/decider/command-binding';
import { uploadDayDecider, uploadDayStream } from './upload-day.decider';
import { uploadDecider } from './upload.decider';
import { z } from 'zod';

const recordUpload = defineInternalCommand('cart', 'RecordUpload', {
  input: cartEvents.events.FileUploaded.data.omit({ userId: true }),
  output: cartUploads.UploadImage.output,
});

/** Internal: before `RecordUpload` (S8). */
const countUpload = defineInternalCommand('cart', 'CountUpload', {
  input: cartEvents.events.UploadCounted.data.omit({ userId: true }),
  output: z.null(),
});

/** Internal: unused uploads after their time (R13). */
const discardUpload = defineInternalCommand('cart', 'DiscardUpload', {
  input: cartEvents.events.UploadDiscarded.data,
  output: z.null(),
});

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
