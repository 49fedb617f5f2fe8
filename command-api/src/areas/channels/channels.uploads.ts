import {
  type ChannelDocumentKind,
  channelDocumentPath,
  channelUploads,
} from '@portal/contracts/areas/channels';
import type { CommandOutcome } from '@portal/platform/decider/command-runner';
import { uploadHandler } from '@portal/platform/http/upload-handler';
import type { UploadWorld } from '../../area';
import type { channelBindings } from './channels.bindings';

const { UploadSocialMediaDocument, UploadPaidMediaDocument } = channelUploads;

const documentHandler = (
  contract: typeof UploadSocialMediaDocument | typeof UploadPaidMediaDocument,
  document: ChannelDocumentKind,
  { AddChannelDocument }: ReturnType<typeof channelBindings>,
  { inspect, quota, runner }: UploadWorld,
) =>
  uploadHandler({
    contract,
    inspect,
    admit: quota.admit,
    async receive(
      { key, bytes, sha256, filename },
      { actor, correlationId },
    ): Promise<CommandOutcome<never>> {
      const counted = await quota.count(bytes, { actor, correlationId });
      if (!counted.ok) return counted;
      const file = { document, key, bytes, sha256, filename };
      const outcome = await runner.run(AddChannelDocument, file, { actor, correlationId });
      if (!outcome.ok) return outcome;
      const url = channelDocumentPath(document, outcome.data.version);
      return { ...outcome, data: { ...outcome.data, url } as never };
    },
  });

/** R-API-108, AMB-68. */
export const channelUploadHandlers = (own: ReturnType<typeof channelBindings>, world: UploadWorld) => [
  documentHandler(UploadSocialMediaDocument, 'social-media', own, world),
  documentHandler(UploadPaidMediaDocument, 'paid-media', own, world),
];
