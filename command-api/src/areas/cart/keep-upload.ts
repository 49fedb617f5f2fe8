import type { OutputOf, Rejection, UploadContract } from '@portal/contracts';
import type { UploadPurpose } from '@portal/contracts/areas/cart';
import type { CommandOutcome, CommandRunner } from '@portal/platform/decider/command-runner';
import type { StateLoader } from '@portal/platform/decider/state-loader';
import type { ReceivedFile } from '@portal/platform/files/keep-file';
import type { AnnouncedUpload, OneFile, UploadContext } from '@portal/platform/http/upload-handler';
import { cartBindings } from './cart.bindings';
import { refuseMore, uploadDayDecider, uploadDayOf, uploadDayStream } from './upload-day.decider';

export interface UploadNeeds {
  readonly runner: CommandRunner;
  readonly load: StateLoader;
  readonly now: () => Date;
  readonly inspect: OneFile['inspect'];
}

const { RecordUpload, CountUpload } = cartBindings();

type Sender = Pick<UploadContext, 'actor' | 'correlationId'>;

/** Per person and day (S8). */
export interface UploadQuota {
  readonly admit: (announced: Pick<AnnouncedUpload, 'bytes' | 'actor'>) => Promise<Rejection | null>;
  readonly count: (bytes: number, context: Sender) => Promise<CommandOutcome>;
}

export const uploadQuota = ({ runner, load, now }: Omit<UploadNeeds, 'inspect'>): UploadQuota => ({
  async admit({ bytes: more, actor: { userId } }) {
    const at = now().toISOString();
    const day = await load(uploadDayDecider, uploadDayStream(userId, uploadDayOf(at)));
    return refuseMore(day, { more, at });
  },
  count: (bytes, context) =>
    runner.run(CountUpload, { day: uploadDayOf(now().toISOString()), bytes }, context),
});

async function recordUpload(
  file: ReceivedFile,
  purpose: UploadPurpose,
  { actor, correlationId }: UploadContext,
  needs: UploadNeeds,
): Promise<CommandOutcome<OutputOf<UploadContract>>> {
  const { key, filename, contentType, bytes, sha256, picture } = file;
  const context = { actor, correlationId };
  const counted = await uploadQuota(needs).count(bytes, context);
  if (!counted.ok) return counted;
  const input = { key, purpose, filename, contentType, bytes, sha256, picture };
  return needs.runner.run(RecordUpload, input, context);
}

/** Binds each file to uploader and purpose (R-API-64, W13). */
export const keepUpload = (
  contract: UploadContract,
  purpose: UploadPurpose,
  needs: UploadNeeds,
): OneFile => ({
  contract,
  inspect: needs.inspect,
  admit: uploadQuota(needs).admit,
  receive: (file, context) => recordUpload(file, purpose, context, needs),
});
