import { buffer } from 'node:stream/consumers';
import type { OutputOf } from '@portal/contracts';
import { reject } from '@portal/contracts';
import { cartUploads } from '@portal/contracts/areas/cart';
import type { CommandOutcome, CommandRunner } from '@portal/platform/decider/command-runner';
import type { ReceivedFile, UploadHandler } from '@portal/platform/http/serve-uploads';
import { cleanPicture } from '@portal/platform/pictures/clean-picture';
import type { FileStore } from '@portal/platform/stores/file-store/file-store.port';
import { cartBindings } from './cart.bindings';
import type { Upload } from './upload.decider';

interface Needs {
  readonly runner: CommandRunner;
  readonly files: FileStore;
}

type Received = CommandOutcome<OutputOf<(typeof cartUploads)['UploadImage']>>;
type Context = Parameters<UploadHandler['receive']>[1];

/** Pictures with more pixels are not decoded (safety 3.1). */
const maxPixels = 40_000_000;

const { recordUpload } = cartBindings();

function record(file: ReceivedFile, purpose: Upload['purpose'], context: Context, { runner }: Needs) {
  const { key, filename, contentType, bytes, sha256 } = file;
  return runner.run(recordUpload, { key, purpose, filename, contentType, bytes, sha256 }, context);
}

/** The picture made anew, or `null` when its bytes are no picture or too large a one. */
async function clean({ key, contentType }: ReceivedFile, files: FileStore) {
  const opened = await files.open(key);
  return opened && cleanPicture(await buffer(opened.stream), { contentType, maxPixels });
}

/** Keeps a picture only as we encoded it: whatever else its file carried, places and names included, is gone (S8). */
async function receiveImage(file: ReceivedFile, context: Context, needs: Needs): Promise<Received> {
  const picture = await clean(file, needs.files);
  if (!picture) return { ok: false, rejection: reject('file_type_refused') };
  const stored = await needs.files.put(picture);
  const outcome = await record({ ...file, ...stored }, 'image', context, needs);
  await needs.files.remove(outcome.ok ? file.key : stored.key);
  return outcome;
}

/** What happens to files that come in for the cart: they are bound to who brought them (R-API-64, W13). */
export const cartUploadHandlers = (needs: Needs): readonly UploadHandler[] => [
  {
    contract: cartUploads.UploadCustomFile,
    receive: (file, context) => record(file, 'custom-file', context, needs),
  },
  { contract: cartUploads.UploadImage, receive: (file, context) => receiveImage(file, context, needs) },
];
