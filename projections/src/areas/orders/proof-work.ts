import type { DocumentOf, EventOf } from '@portal/contracts';
import type { orderWork, proofEvents } from '@portal/contracts/areas/orders';
import { keyedBy, patch } from '@portal/platform/projection/patch';
import type { ProjectionHandlers } from '@portal/platform/projection/projection';
import { doneBy, startedWork } from './order-facts';

type ProofEvent = EventOf<typeof proofEvents>;
type OrderWork = DocumentOf<typeof orderWork>;
type Piece = OrderWork['pieces'][number];
type Proof = Piece['proofs'][number];

const byOrder = keyedBy('orderId');

/** Adds the piece if it has nothing yet. */
function withPiece(
  { pieces }: OrderWork,
  at: number,
  change: (piece: Piece) => Partial<Piece>,
): { pieces: Piece[] } {
  const before = pieces.find((each) => each.at === at) ?? { at, proofs: [], art: null };
  const others = pieces.filter((each) => each.at !== at);
  const changed = { ...before, ...change(before) };
  return { pieces: [...others, changed].toSorted((one, other) => one.at - other.at) };
}

const withProof = (
  work: OrderWork,
  { at, version }: { readonly at: number; readonly version: number },
  change: (proof: Proof) => Partial<Proof>,
) =>
  withPiece(work, at, ({ proofs }) => ({
    proofs: proofs.map((proof) => (proof.version === version ? { ...proof, ...change(proof) } : proof)),
  }));

export const proofWork: ProjectionHandlers<OrderWork, ProofEvent> = {
  ProofSent: {
    id: byOrder,
    apply: (before, event) => {
      const work = before ?? startedWork(event.data);
      const { at, version, files } = event.data;
      const proof = {
        version,
        files,
        note: event.personal.value?.note ?? '',
        state: 'waiting' as const,
        sent: doneBy(event),
        decided: null,
        remarks: [],
      };
      const superseded = (each: Proof): Proof =>
        each.state === 'waiting' ? { ...each, state: 'superseded' } : each;
      return {
        ...work,
        ...withPiece(work, at, ({ proofs }) => ({ proofs: [...proofs.map(superseded), proof] })),
      };
    },
  },

  ProofRemarkAdded: {
    id: byOrder,
    apply: patch((work: OrderWork, event) => {
      const { remarkId: id, place } = event.data;
      const remark = { ...doneBy(event), id, place, text: event.personal.value?.text ?? '' };
      return withProof(work, event.data, ({ remarks }) => ({ remarks: [...remarks, remark] }));
    }),
  },

  ProofRemarkRemoved: {
    id: byOrder,
    apply: patch((work: OrderWork, { data }) =>
      withProof(work, data, ({ remarks }) => ({ remarks: remarks.filter(({ id }) => id !== data.remarkId) })),
    ),
  },

  ProofChangesRequested: {
    id: byOrder,
    apply: patch((work: OrderWork, event) => {
      const decided = { ...doneBy(event), text: event.personal.value?.text ?? '' };
      return withProof(work, event.data, () => ({ state: 'changes', decided }));
    }),
  },

  ProofsApproved: {
    id: byOrder,
    apply: patch((work: OrderWork, event) => {
      const decided = { ...doneBy(event), text: '' };
      const { pieces, until } = event.data;
      const approve = (all: OrderWork, { at, version }: (typeof pieces)[number]): OrderWork => {
        const approved = {
          ...all,
          ...withProof(all, { at, version }, () => ({ state: 'approved', decided })),
        };
        return {
          ...approved,
          ...withPiece(approved, at, ({ proofs }) => {
            const files = proofs.find((each) => each.version === version)?.files ?? [];
            return { art: { files, until, isFinal: false } };
          }),
        };
      };
      return { pieces: pieces.reduce(approve, work).pieces };
    }),
  },

  FinalArtAdded: {
    id: byOrder,
    apply: (before, event) => {
      const work = before ?? startedWork(event.data);
      const { at, files, until } = event.data;
      return { ...work, ...withPiece(work, at, () => ({ art: { files, until, isFinal: true } })) };
    },
  },
};
