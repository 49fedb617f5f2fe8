import { type MarketRecord, reject, type Rejection } from '@portal/contracts';
import {
  type ArtFile,
  artUntil,
  maxRemarks,
  mayApprove,
  OrderStatus,
  type proofCommands,
  sideOf,
} from '@portal/contracts/areas/orders';
import type { Actor, Command, CommandFor, Decisions } from '@portal/platform/decider/decider';
import type { Order, OrderEvent, ProofOnOrder } from './order-state';

type Contracts = typeof proofCommands;

export interface ProofFileFacts {
  readonly files: readonly ArtFile[];
}

export interface ApprovalFacts {
  readonly market: Pick<MarketRecord, 'managersApprove'>;
}

export type ProofCommands = {
  SendProof: CommandFor<Contracts['SendProof'], ProofFileFacts>;
  AddProofRemark: CommandFor<Contracts['AddProofRemark']>;
  RemoveProofRemark: CommandFor<Contracts['RemoveProofRemark']>;
  RequestProofChanges: CommandFor<Contracts['RequestProofChanges'], ApprovalFacts>;
  ApproveProofs: CommandFor<Contracts['ApproveProofs'], ApprovalFacts>;
  AddFinalArt: CommandFor<Contracts['AddFinalArt'], ProofFileFacts>;
};

/** An order that can still be worked on. */
function refusedOrder(order: Order | null): Rejection | null {
  if (!order || order.deleted) return reject('order_not_found');
  return order.status === OrderStatus.Cancelled ? reject('order_cancelled') : null;
}

const pieceOf = (order: Order, at: number) => order.progress.pieces[at];

interface Seen {
  readonly at: number;
  readonly proof: number;
}

/** Only the newest proof, while it waits. */
function refusedProof(order: Order, { at, proof }: Seen): Rejection | null {
  const piece = pieceOf(order, at);
  if (!piece) return reject('order_item_not_found');
  if (piece.proof === 0 || proof > piece.proof) return reject('proof_not_found');
  if (proof < piece.proof) return reject('proof_superseded', { details: { version: piece.proof } });
  return piece.state === 'waiting' ? null : reject('proof_decided');
}

const refusedApproval = (actor: Actor, { market }: ApprovalFacts): Rejection | null =>
  mayApprove(actor, market) ? null : reject('approval_not_allowed');

const remarksOn = (proof: ProofOnOrder | undefined) =>
  [...(proof?.remarks.values() ?? [])].filter(({ isRemoved }) => !isRemoved);

const ofOrder = ({ id }: { readonly id: string }, { restaurantId }: Order) => ({ orderId: id, restaurantId });

function filesFor(
  { input, facts }: Command<ProofCommands['SendProof' | 'AddFinalArt']['input'], ProofFileFacts>,
  order: Order | null,
) {
  const refused = refusedOrder(order);
  if (refused || !order) return refused ?? reject('order_not_found');
  const piece = pieceOf(order, input.at);
  if (!piece) return reject('order_item_not_found');
  return { data: { ...ofOrder(input, order), at: input.at, files: [...facts.files] }, piece };
}

export const proofDecisions: Decisions<Order | null, ProofCommands, OrderEvent> = {
  SendProof: (command, order) => {
    const found = filesFor(command, order);
    if ('rejected' in found) return found;
    const { input, actor } = command;
    return [
      {
        type: 'ProofSent',
        data: { ...found.data, version: found.piece.proof + 1 },
        personal: { subject: actor.id, value: { note: input.note } },
      },
    ];
  },

  AddProofRemark: ({ input, actor, commandId }, order) => {
    const refused = refusedOrder(order) ?? (order && refusedProof(order, input));
    if (refused || !order) return refused ?? [];
    const { at, proof: version, file, page, x, y, text } = input;
    const proof = order.proofs.get(at);
    if (!proof?.files.some(({ key }) => key === file)) return reject('proof_not_found');
    // Removed ones count: the stream stays short.
    if (proof.remarks.size >= maxRemarks) return reject('too_many_remarks', { details: { max: maxRemarks } });
    return [
      {
        type: 'ProofRemarkAdded',
        data: {
          ...ofOrder(input, order),
          at,
          version,
          remarkId: commandId,
          side: sideOf(actor.role),
          place: { file, page, x, y },
        },
        personal: { subject: actor.id, value: { text } },
      },
    ];
  },

  RemoveProofRemark: ({ input, actor }, order) => {
    const refused = refusedOrder(order);
    if (refused || !order) return refused ?? [];
    const { at, remark_id: remarkId } = input;
    const piece = pieceOf(order, at);
    if (!piece) return reject('order_item_not_found');
    const remark = order.proofs.get(at)?.remarks.get(remarkId);
    if (remark?.author !== actor.id) return reject('remark_not_found');
    if (remark.isRemoved) return [];
    if (piece.state !== 'waiting') return reject('proof_decided');
    const data = { ...ofOrder(input, order), at, version: piece.proof, remarkId };
    return [{ type: 'ProofRemarkRemoved', data }];
  },

  RequestProofChanges: ({ input, facts, actor }, order) => {
    const refused =
      refusedOrder(order) ?? refusedApproval(actor, facts) ?? (order && refusedProof(order, input));
    if (refused || !order) return refused ?? [];
    const { at, proof: version, text } = input;
    const isDescribed =
      text !== '' || remarksOn(order.proofs.get(at)).some(({ side }) => side === 'restaurant');
    if (!isDescribed) return reject('changes_not_described');
    return [
      {
        type: 'ProofChangesRequested',
        data: { ...ofOrder(input, order), at, version, assigneeId: order.assignee },
        personal: { subject: actor.id, value: { text } },
      },
    ];
  },

  ApproveProofs: ({ input, facts, actor, at: now }, order) => {
    const refused = refusedOrder(order) ?? refusedApproval(actor, facts);
    if (refused || !order) return refused ?? [];
    const wrong = input.pieces.flatMap((seen) => refusedProof(order, seen) ?? []);
    if (wrong[0]) return wrong[0];
    const pieces = [...new Map(input.pieces.map(({ at, proof }) => [at, { at, version: proof }])).values()];
    const data = { ...ofOrder(input, order), pieces, assigneeId: order.assignee, until: artUntil(now) };
    return [{ type: 'ProofsApproved', data }];
  },

  AddFinalArt: (command, order) => {
    const found = filesFor(command, order);
    if ('rejected' in found) return found;
    return [{ type: 'FinalArtAdded', data: { ...found.data, until: artUntil(command.at) } }];
  },
};
