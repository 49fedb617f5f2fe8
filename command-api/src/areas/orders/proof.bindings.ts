import { isRejection, reject, type Rejection, type UploadContract } from '@portal/contracts';
import type { UploadPurpose } from '@portal/contracts/areas/cart';
import { type ArtFile, proofCommands, proofUploads } from '@portal/contracts/areas/orders';
import { bindCommand } from '@portal/platform/decider/command-binding';
import type { Actor } from '@portal/platform/decider/decider';
import { sealTicket } from '@portal/platform/session/file-ticket';
import { sealArt } from '@portal/platform/session/selection-ticket';
import type { Services } from '../../services';
import { uploadOf } from '../cart/check-uploads';
import { checkUnused, claimUploads } from '../cart/claim-uploads';
import { artDownloadDecider, type ArtGrant } from './art-download.decider';
import { orderDecider } from './order.decider';
import { onOrder } from './orders.bindings';
import type { ProofFileFacts } from './proof';

export const proofUploadPurposes: readonly (readonly [UploadContract, UploadPurpose])[] = [
  [proofUploads.UploadProof, 'proof'],
];

interface Sending {
  readonly input: { readonly id: string; readonly files: readonly string[] };
  readonly actor: Actor;
}

/** The sender's, for proofs, and of no other order (W13). */
async function filesOf({ input, actor }: Sending, services: Services): Promise<ProofFileFacts | Rejection> {
  const keys = [...new Set(input.files)];
  const files: ArtFile[] = [];
  for (const key of keys) {
    const upload = await uploadOf(key, ['proof'], actor, services);
    if (isRejection(upload)) return upload;
    const { filename, bytes, contentType } = upload;
    files.push({ key, filename, bytes, contentType });
  }
  return (await checkUnused(keys, `order-${input.id}`, services)) ?? { files };
}

interface Granting {
  readonly state: ArtGrant | null;
  readonly actor: Actor;
}

/** Same grant and session, same address. */
function artAddress({ secrets }: Services, { state, actor: { sessionId = '' } }: Granting) {
  if (!state) return reject('art_not_found');
  const { orderId, pieces, files, userId, until } = state;
  const holder = { userId, sessionId, until };
  const [file] = files;
  const ticket =
    file && files.length === 1
      ? sealTicket(secrets, { ...file, ...holder })
      : sealArt(secrets, { orderId, pieces, ...holder });
  return { url: `/api/order/art/${ticket}`, files: files.length };
}

const ofPiece = ({
  input: { id, at },
}: {
  readonly input: { readonly id: string; readonly at: number };
}) => ({
  id,
  at,
});

export function proofBindings(services: Services) {
  const withFiles = {
    ...onOrder,
    facts: (sending: Sending) => filesOf(sending, services),
    take: ({ input: { id, files } }: Sending) => claimUploads(files, `order-${id}`, services),
  } as const;
  const approval = () => ({ market: services.market });
  return {
    SendProof: bindCommand(proofCommands.SendProof, {
      ...withFiles,
      answer: ({ input, state }) => ({
        ...ofPiece({ input }),
        proof: state?.progress.pieces[input.at]?.proof ?? 0,
      }),
    }),
    AddProofRemark: bindCommand(proofCommands.AddProofRemark, {
      ...onOrder,
      isGone: ({ input, state, commandId }) =>
        state?.proofs.get(input.at)?.remarks.get(commandId)?.isRemoved === true,
      answer: ({ input, commandId }) => ({
        ...ofPiece({ input }),
        proof: input.proof,
        remark_id: commandId,
      }),
    }),
    RemoveProofRemark: bindCommand(proofCommands.RemoveProofRemark, {
      ...onOrder,
      answer: ({ input, state }) => ({
        ...ofPiece({ input }),
        proof: state?.progress.pieces[input.at]?.proof ?? 0,
        remark_id: input.remark_id,
      }),
    }),
    RequestProofChanges: bindCommand(proofCommands.RequestProofChanges, {
      ...onOrder,
      facts: approval,
      answer: ({ input }) => ({ ...ofPiece({ input }), proof: input.proof }),
    }),
    ApproveProofs: bindCommand(proofCommands.ApproveProofs, {
      ...onOrder,
      facts: approval,
      answer: ({ input: { id } }) => ({ id }),
    }),
    AddFinalArt: bindCommand(proofCommands.AddFinalArt, { ...withFiles, answer: ofPiece }),
    DownloadArt: bindCommand(proofCommands.DownloadArt, {
      decider: artDownloadDecider,
      stream: ({ commandId }) => `art-download-${commandId}`,
      facts: async ({ input }) => ({ order: await services.load(orderDecider, `order-${input.id}`) }),
      answer: (granting) => artAddress(services, granting),
    }),
  } as const;
}
