import type { OutputOf, UploadContract } from '@portal/contracts';
import type { UploadPurpose } from '@portal/contracts/areas/cart';
import type { CommandOutcome, CommandRunner } from '@portal/platform/decider/command-runner';
import type { StateLoader } from '@portal/platform/decider/state-loader';
import type { ReceivedFile } from '@portal/platform/files/keep-file';
import type { UploadContext, UploadHandler } from '@portal/platform/http/upload-handler';
import { cartBindings } from './cart.bindings';
import { refuseMore, uploadDayDecider, uploadDayOf, uploadDayStream } from './upload-day.decider';

export interface UploadNeeds {
  readonly runner: CommandRunner;
  readonly load: StateLoader;
  readonly now: () => Date;
  readonly inspect: UploadHandler['inspect'];
}

const { RecordUpload, CountUpload } = cartBindings();

/** Counts a file among those of its day, then records it for who brought it. */
async function keep(
  file: ReceivedFile,
  purpose: UploadPurpose,
  context: UploadContext,
  { runner, now }: UploadNeeds,
): Promise<CommandOutcome<OutputOf<UploadContract>>> {
  const { key, filename, contentType, bytes, sha256, picture } = file;
  const day = uploadDayOf(now().toISOString());
  const counted = await runner.run(CountUpload, { day, bytes }, context);
  if (!counted.ok) return counted;
  return runner.run(RecordUpload, { key, purpose, filename, contentType, bytes, sha256, picture }, context);
}

/** What happens to the files of an upload: each is bound to who brought it and what for (R-API-64, W13). */
export const keepUpload = (
  contract: UploadContract,
  purpose: UploadPurpose,
  needs: UploadNeeds,
): UploadHandler => ({
  contract,
  inspect: needs.inspect,
  async admit(more, { userId }) {
    const at = needs.now().toISOString();
    const day = await needs.load(uploadDayDecider, uploadDayStream(userId, uploadDayOf(at)));
    return refuseMore(day, { more, at });
  },
  receive: (file, context) => keep(file, purpose, context, needs),
});
