import { cartEvents, cartUploads } from '@portal/contracts/areas/cart';
import { bindCommand, defineInternalCommand } from '@portal/platform/decider/command-binding';
import { uploadDecider } from './upload.decider';

/** Writes a stored file down for who brought it; sent by the upload handlers. */
const recordUpload = defineInternalCommand('cart', 'RecordUpload', {
  input: cartEvents.events.FileUploaded.data.omit({ userId: true }),
  output: cartUploads.UploadImage.output,
});

/** Commands behind the cart's uploads. They need no facts of other streams. */
export const cartBindings = () =>
  ({
    recordUpload: bindCommand(recordUpload, {
      decider: uploadDecider,
      stream: ({ input }) => `upload-${input.key}`,
      answer: ({ input: { key, filename, bytes } }) => ({ Key: key, filename, bytes }),
    }),
  }) as const;
